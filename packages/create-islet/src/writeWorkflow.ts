import type { Manager } from './readManager.ts';

/**
 * Returns a GitHub workflow that installs, checks and builds the site. `below` is the path of the site below the
 * repository, with `/`; it is empty if the site is the repository.
 */
export function writeWorkflow(
  { name, installLocked, lockFile, setup }: Manager,
  below: string,
): string {
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
${place}    steps:
      - uses: actions/checkout@v4
${setup}      - uses: actions/setup-node@v4
        with:
          node-version: 22
${cache}      - run: ${installLocked}
      - run: ${name} run check
      - run: ${name} run build
`;
}
