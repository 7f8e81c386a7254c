import { expect, test } from 'vitest';
import { toManagerCommands } from './packageManagers.ts';

test.each([
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  [
    'npm i --force',
    'npm i --force',
    'yarn install --force',
    'pnpm install --force',
    'bun install --force',
  ],
  ['install a', 'npm install a', 'yarn add a', 'pnpm install a', 'bun add a'],
  [
    'npm install -D a b',
    'npm install -D a b',
    'yarn add -D a b',
    'pnpm install -D a b',
    'bun add -D a b',
  ],
  [
    'i a --save-dev',
    'npm i a --save-dev',
    'yarn add a --dev',
    'pnpm install a --save-dev',
    'bun add a --dev',
  ],
  ['install -g a', 'npm install -g a', 'yarn global add a', 'pnpm install -g a', 'bun add -g a'],
  ['uninstall a', 'npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  [
    'create a@latest',
    'npm create a@latest',
    'yarn create a',
    'pnpm create a@latest',
    'bun create a@latest',
  ],
  [
    'create a -- --dir b',
    'npm create a -- --dir b',
    'yarn create a --dir b',
    'pnpm create a --dir b',
    'bun create a --dir b',
  ],
  [
    'npx -y a@latest --watch',
    'npx -y a@latest --watch',
    'yarn dlx a@latest --watch',
    'pnpm dlx a@latest --watch',
    'bunx a@latest --watch',
  ],
  [
    'npx @a/b@1.2.3 c',
    'npx @a/b@1.2.3 c',
    'yarn dlx @a/b@1.2.3 c',
    'pnpm dlx @a/b@1.2.3 c',
    'bunx @a/b@1.2.3 c',
  ],
  ['npx a --b c@d', 'npx a --b c@d', 'yarn a --b c@d', 'pnpm exec a --b c@d', 'bunx a --b c@d'],
  ['A=b npx c', 'A=b npx c', 'A=b yarn c', 'A=b pnpm exec c', 'A=b bunx c'],
  [
    'npm run a --workspace @b/c',
    'npm run a --workspace @b/c',
    'yarn workspace @b/c run a',
    'pnpm --filter @b/c run a',
    'bun run --filter @b/c a',
  ],
  ['cd a', 'cd a', 'cd a', 'cd a', 'cd a'],
  [
    'exec -- a b --c',
    'npm exec -- a b --c',
    'yarn a b --c',
    'pnpm exec a b --c',
    'bun run a b --c',
  ],
  ['run build', 'npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  [
    'npm run dev -- --open',
    'npm run dev -- --open',
    'yarn dev --open',
    'pnpm run dev --open',
    'bun run dev --open',
  ],
  ['test', 'npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['publish', 'npm publish', 'yarn publish', 'pnpm publish', 'bun publish'],
])('%s', (command, npm, yarn, pnpm, bun) => {
  expect(toManagerCommands(command)).toEqual({ npm, yarn, pnpm, bun });
});
