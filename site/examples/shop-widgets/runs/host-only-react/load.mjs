import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const react = {
  version: React.version,
  lib: () => React,
  shareConfig: { singleton: true, requiredVersion: '*' },
};
const host = createInstance({
  name: 'shop',
  remotes: [],
  shared: process.argv.includes('--with-react') ? { react } : {},
  plugins: [{ name: 'import-entry', loadEntry: ({ remoteInfo }) => import(remoteInfo.entry) }],
});

const folder = pathToFileURL(`${import.meta.dirname}/remote/dist/mf/`);
const manifest = readFileSync(new URL('mf-manifest.json', folder), 'utf8');
const entry = new URL(JSON.parse(manifest).metaData.remoteEntry.name, folder).href;
host.registerRemotes([{ name: 'shop_widgets', type: 'module', entry }]);

// The runtime writes the whole failure to the console, with paths.
console.error = console.warn = () => {};
const result = await host.loadRemote('shop_widgets/price').then(
  ({ Price }) => renderToStaticMarkup(React.createElement(Price, { cents: 995 })),
  (error) => String(error.message).split('\n')[0],
);
console.log(result);
