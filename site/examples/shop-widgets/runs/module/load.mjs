import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const host = createInstance({
  name: 'shop',
  remotes: [],
  shared: {
    react: {
      version: React.version,
      lib: () => React,
      shareConfig: { singleton: true, requiredVersion: '*' },
    },
  },
  plugins: [{ name: 'import-entry', loadEntry: ({ remoteInfo }) => import(remoteInfo.entry) }],
});

const folder = pathToFileURL(`${import.meta.dirname}/remote/dist/mf/`);
const manifest = readFileSync(new URL('mf-manifest.json', folder), 'utf8');
const { remoteEntry } = JSON.parse(manifest).metaData;
const entry = new URL(remoteEntry.name, folder).href;
host.registerRemotes([{ name: 'shop_widgets', type: 'module', entry }]);

const { Price } = await host.loadRemote('shop_widgets/price');
console.log(renderToStaticMarkup(React.createElement(Price, { cents: 995 })));
