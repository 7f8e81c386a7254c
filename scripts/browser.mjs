import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { patience } from '#islet/testing/patience.mjs';
import { runInTurn } from './run.mjs';

/**
 * @typedef {object} Host What the search needs from a machine.
 * @property {string} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} exists
 * @property {(file: string) => Promise<boolean>} starts Starts a browser once, and waits until it ends.
 * @property {(command: string, ...args: string[]) => Promise<unknown>} execute
 * @property {() => Promise<string>} getPlaywrightPath Where Playwright's own browser is or would be.
 * @property {(line: string) => void} tell
 */

/** Debian's packages with a browser; the first has no user interface, so it needs a quarter less time. */
const packages = ['chromium-headless-shell', 'chromium'];

/** Only one process can install packages at a time: seconds to wait for another one. */
const waiting = ['-o', 'DPkg::Lock::Timeout=600'];

/**
 * Finds the executable of a Chromium or Chrome that starts: `$CHROME_PATH`, an installed one, Debian's
 * package if it can be installed, or Playwright's own. Throws if there is none.
 *
 * @param {Host} [host]
 * @returns {Promise<string>}
 */
export async function findBrowser(host = describeThisHost()) {
  const chosen = host.env.CHROME_PATH;
  if (chosen) {
    if (await host.starts(chosen)) return chosen;
    throw new Error(
      `CHROME_PATH is “${chosen}”, which does not start. Set it to the executable of a Chromium or Chrome, or unset it to have one found.`,
    );
  }
  const playwright = await host.getPlaywrightPath();
  const findInstalled = () => findStarting([...listBrowserPaths(host), playwright], host);

  const installed = await findInstalled();
  if (installed) return installed;

  if (host.isRoot && listOnPath(['apt-get'], host).some(host.exists)) {
    await host.execute('apt-get', 'update');
    for (const name of packages) {
      host.tell(`No Chromium or Chrome was found. Installing the package “${name}”.`);
      await host.execute('apt-get', ...waiting, 'install', '-y', name);
      const packaged = await findInstalled();
      if (packaged) return packaged;
    }
  }

  host.tell('No Chromium or Chrome was found. Downloading the one that Playwright offers.');
  const cli = 'node_modules/@playwright/test/cli.js';
  await host.execute(process.execPath, cli, 'install', 'chromium');
  const downloaded = await findInstalled();
  if (downloaded) return downloaded;

  throw new Error(
    'The browser tests need Chromium or Chrome: none was found that starts, and none could be installed. Install one and run this again; if it is not in a usual place, set CHROME_PATH to its executable.',
  );
}

/**
 * Where a browser usually is on this platform, the most likely first.
 *
 * @param {Pick<Host, 'platform' | 'env'>} host
 */
export function listBrowserPaths({ platform, env }) {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    const browsers = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
    ];
    return [
      ...folders.flatMap((folder) =>
        folder ? browsers.map((browser) => path.win32.join(folder, browser)) : [],
      ),
      ...listOnPath(['chrome.exe', 'chromium.exe'], { platform, env }),
    ];
  }
  const names = ['chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const onPath = listOnPath([...packages, ...names], { platform, env });
  if (platform !== 'darwin') return [...onPath, '/opt/google/chrome/chrome', '/snap/bin/chromium'];
  return [
    ...['/Applications', path.posix.join(env.HOME ?? '/', 'Applications')].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ]),
    ...onPath,
  ];
}

/**
 * @param {string[]} names
 * @param {Pick<Host, 'platform' | 'env'>} host
 */
function listOnPath(names, { platform, env }) {
  const { join, delimiter } = platform === 'win32' ? path.win32 : path.posix;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * @param {string[]} files
 * @param {Host} host
 */
async function findStarting(files, host) {
  for (const file of files) if (await host.starts(file)) return file;
  return null;
}

/** @returns {Host} */
function describeThisHost() {
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    starts,
    execute: (command, ...args) =>
      runInTurn(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }),
    getPlaywrightPath: async () => (await import('@playwright/test')).chromium.executablePath(),
    tell: console.log,
  };
}

/**
 * @param {string} file
 * @returns {Promise<boolean>}
 */
function starts(file) {
  // Chrome for Windows ignores `--version` and opens a window.
  const windows = ['--headless', '--dump-dom', 'about:blank'];
  const args = process.platform === 'win32' ? windows : ['--version'];
  return new Promise((resolve) => {
    execFile(file, args, { timeout: patience }, (error) => resolve(!error));
  });
}
