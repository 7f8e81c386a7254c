import { type DeployHost, hosts } from './hosts.ts';
import type { Manager } from './readManager.ts';

/** What a workflow is about. */
export interface WorkflowRequest {
  manager: Manager;
  /** Path of the site below the repository, with `/`; empty if the site is the repository. */
  below: string;
  deploy: DeployHost;
}

/** Returns a GitHub workflow that installs, checks and builds the site, and publishes what is pushed to the main branch. */
export function writeWorkflow({ manager, below, deploy }: WorkflowRequest): string {
  const { name, installLocked, lockFile, setup } = manager;
  const { permissions, prepare, options, env, upload, job } = hosts[deploy];
  const isWhole = below === '';
  const file = isWhole ? lockFile : `${below}/${lockFile}`;
  // setup-node has no cache for Bun, which needs none.
  const cache =
    name === 'bun'
      ? ''
      : `          cache: ${name}\n          cache-dependency-path: ${JSON.stringify(file)}\n`;
  const place = isWhole
    ? ''
    : `    defaults:\n      run:\n        working-directory: ${JSON.stringify(below)}\n`;
  // All but npm pass on what follows the name of the script.
  const build = `${name} run build${name === 'npm' && options !== '' ? ' --' : ''}${options}`;
  const dist = JSON.stringify(isWhole ? 'dist' : `${below}/dist`);
  const publish =
    upload === null
      ? ''
      : `      - uses: ${upload.action}
        if: \${{ github.event_name == 'push' }}
        with:
${upload.inputs}          path: ${dist}

  deploy:
    if: \${{ github.event_name == 'push' }}
    needs: build
    runs-on: ubuntu-latest
    concurrency: deploy
${job}`;
  return `name: Docs

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  build:
    runs-on: ubuntu-latest
${permissions}${place}    steps:
      - uses: actions/checkout@v4
        with:
          persist-credentials: false
${setup}      - uses: actions/setup-node@v4
        with:
          node-version: 22
${cache}      - run: ${installLocked}
      - run: ${name} run check
${prepare}      - run: ${build}
${env}${publish}`;
}
