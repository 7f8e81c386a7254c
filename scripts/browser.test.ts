import { expect, test } from 'vitest';
import { findBrowser, listBrowserPaths } from './browser.mjs';

interface Machine {
  platform?: string;
  env?: NodeJS.ProcessEnv;
  isRoot?: boolean;
  /** Existing files; those with `broken` in their path don't start. */
  files?: string[];
  /** The file that a command installs if it succeeds. */
  offers?: Record<string, string>;
}

const PLAYWRIGHT = '/cache/playwright/chrome';

/** Searches a machine given as data; the result lists each command and, at the end, the outcome. */
async function search(machine: Machine): Promise<string[]> {
  const { platform = 'linux', env = {}, isRoot = false, files = [], offers = {} } = machine;
  const present = new Set(files);
  const steps: string[] = [];
  const result = await findBrowser({
    platform,
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isRoot,
    exists: (file) => present.has(file),
    starts: async (file) => present.has(file) && !file.includes('broken'),
    execute: async (...command) => {
      const line = command.join(' ').replace(/^.*@playwright\/test\/cli\.js/, 'playwright');
      steps.push(line);
      const offer = offers[line];
      if (offer) present.add(offer);
    },
    getPlaywrightPath: async () => PLAYWRIGHT,
    tell: () => {},
  }).catch((error: Error) => error.message.slice(0, 32));
  return [...steps, result];
}

const install = 'apt-get -o DPkg::Lock::Timeout=600 install -y';
const aptShell = ['apt-get update', `${install} chromium-headless-shell`];
const apt = [...aptShell, `${install} chromium`];
const download = 'playwright install chromium';

test.each<[string, Machine, string[]]>([
  [
    'CHROME_PATH comes first',
    { env: { CHROME_PATH: '/my/chrome' }, files: ['/my/chrome', '/usr/bin/chromium'] },
    ['/my/chrome'],
  ],
  [
    'CHROME_PATH that does not start is an error',
    { env: { CHROME_PATH: '/broken' }, files: ['/broken', '/usr/bin/chromium'] },
    ['CHROME_PATH is “/broken”, which '],
  ],
  [
    'Chromium comes before Chrome, wherever in PATH',
    { files: ['/usr/local/bin/google-chrome', '/usr/bin/chromium'] },
    ['/usr/bin/chromium'],
  ],
  [
    'the one without a window comes first, because it needs less time',
    { files: ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'] },
    ['/usr/bin/chromium-headless-shell'],
  ],
  [
    'one that does not start is passed over',
    { env: { PATH: '/broken:/usr/bin' }, files: ['/broken/chromium', '/usr/bin/chromium'] },
    ['/usr/bin/chromium'],
  ],
  ['one that Playwright has is used', { isRoot: true, files: [PLAYWRIGHT] }, [PLAYWRIGHT]],
  [
    'the package is installed by root',
    {
      isRoot: true,
      files: ['/usr/bin/apt-get'],
      offers: {
        [`${install} chromium-headless-shell`]: '/usr/bin/chromium-headless-shell',
      },
    },
    [...aptShell, '/usr/bin/chromium-headless-shell'],
  ],
  [
    'the one with a window where that is the only package',
    {
      isRoot: true,
      files: ['/usr/bin/apt-get'],
      offers: { [`${install} chromium`]: '/usr/bin/chromium' },
    },
    [...apt, '/usr/bin/chromium'],
  ],
  [
    'a package that cannot be installed leaves it to Playwright',
    { isRoot: true, files: ['/usr/bin/apt-get'], offers: { [download]: PLAYWRIGHT } },
    [...apt, download, PLAYWRIGHT],
  ],
  [
    'without root Playwright is asked at once',
    { files: ['/usr/bin/apt-get'], offers: { [download]: PLAYWRIGHT } },
    [download, PLAYWRIGHT],
  ],
  [
    'without apt-get too',
    { isRoot: true, offers: { [download]: PLAYWRIGHT } },
    [download, PLAYWRIGHT],
  ],
  [
    'with nothing to be had, it says what to do',
    {},
    [download, 'The browser tests need Chromium or Chrome'.slice(0, 32)],
  ],
])('%s', async (_, machine, expected) => {
  expect(await search(machine)).toEqual(expected);
});

test('the usual places per platform', () => {
  const linux = listBrowserPaths({ platform: 'linux', env: { PATH: '/a::/b' } });
  expect(linux.slice(0, 3)).toEqual([
    '/a/chromium-headless-shell',
    '/b/chromium-headless-shell',
    '/a/chromium',
  ]);
  const mac = listBrowserPaths({ platform: 'darwin', env: { PATH: '/a', HOME: '/Users/x' } });
  expect(mac).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(mac).toContain('/Users/x/Applications/Chromium.app/Contents/MacOS/Chromium');
  expect(mac).toContain('/a/chromium');
  const env = { PROGRAMFILES: 'C:\\Program Files', PATH: 'C:\\a;D:\\b' };
  expect(listBrowserPaths({ platform: 'win32', env })).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\a\\chrome.exe',
    'D:\\b\\chrome.exe',
    'C:\\a\\chromium.exe',
    'D:\\b\\chromium.exe',
  ]);
});
