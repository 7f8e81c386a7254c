// Prints the message of each mistake.
import { createRslib } from '@rslib/core';
import { pretend } from './newerNode.mjs';

const entry = { 'read-time': './src/cli.ts' };
const twoEntries = { ...entry, index: './src/index.ts' };

/** A plugin that changes the options of a lib item. */
const change = (edit) => ({
  name: 'change',
  setup: (api) => api.modifyEnvironmentConfig((config) => edit(config)),
});
const extraEntry = change((config) => {
  config.source.entry = twoEntries;
});
const otherExtension = change((config) => {
  config.output.filename = { js: '[name].txt' };
});
const split = {
  rspack: {
    optimization: {
      splitChunks: { cacheGroups: { rest: { test: /index/, chunks: 'all', enforce: true } } },
    },
  },
};

/** Builds with these options of `experiments.exe` on this machine, and returns the message of the error. */
async function tryBuild(exe, machine = {}, lib = {}) {
  pretend(machine);
  try {
    const config = {
      logLevel: 'silent',
      lib: [{ source: { entry }, experiments: { exe }, ...lib }],
    };
    const rslib = await createRslib({ config });
    const { close } = await rslib.build();
    await close();
    return 'no error';
  } catch (error) {
    return error.message
      .replaceAll(/[^ "]*rslib-sea-\w+[\\/]/g, '')
      .replaceAll(/\.tmp-\d+-\d+/g, '')
      .replaceAll('\\', '/');
  }
}

// Loads the bundler for the real machine.
const first = await createRslib({ config: { logLevel: 'silent', lib: [{ source: { entry } }] } });
await (await first.build()).close();

const version = (nodeVersion) => ({ targets: [{ nodeVersion }] });
const answer = (end, text, options) => ({
  responses: { [end]: () => new Response(text, options) },
});
const messages = [
  await tryBuild(true, { versions: { node: '24.11.0' } }),
  await tryBuild(true, { versions: { bun: '1.3.0' } }),
  await tryBuild(true, { versions: { deno: '2.9.0' } }),
  await tryBuild(true, { platform: 'freebsd' }),
  await tryBuild(true, { arch: 'ia32' }),
  await tryBuild({ seaOptions: { useSnapshot: true } }),
  await tryBuild({ fileName: 'bin/read-time' }),
  await tryBuild(true, {}, { plugins: [extraEntry] }),
  await tryBuild(true, {}, { plugins: [otherExtension] }),
  await tryBuild(true, {}, { format: 'cjs', tools: split }),
  await tryBuild({ targets: ['./no-node'] }),
  await tryBuild({ targets: ['./node-nightly'] }),
  await tryBuild({ seaOptions: { execArgv: ['--broken'] } }),
  await tryBuild(version('25.7.1'), answer('.txt', '', { status: 404, statusText: 'Not Found' })),
  await tryBuild(version('25.7.2'), answer('.txt', 'another-file.zip')),
  await tryBuild(version('25.7.3'), answer('.tar.gz', null)),
  await tryBuild(version('25.7.4'), answer('.tar.gz', 'damaged')),
  await tryBuild(version('25.7.5'), { unpacks: false }),
];
console.log(messages.join('\n\n'));
