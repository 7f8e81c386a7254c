import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { formatCompletion } from './formatCompletion.ts';

describe.runIf(process.platform === 'linux')('bash', () => {
  test.each([
    [['islet', 'pre'], ['preview']],
    [
      ['islet', 'search'],
      ['search', 'search-server', 'search-push'],
    ],
    [
      ['islet', 'check', '--'],
      [
        ...['--base', '--url', '--out', '--strict', '--update-addresses'],
        ...['--update-translations', '--translated', '--stale', '--help', '--version'],
      ],
    ],
    [['islet', 'build', '--h'], ['--help']],
    [['islet', 'build', ''], []],
  ])('%j becomes one of %j', (words, expected) => {
    const script = `${formatCompletion('bash', commands)}
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _islet; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const printed = execFileSync('bash', ['-c', script, '', ...words], { encoding: 'utf8' });
    expect(printed.split('\n').filter(Boolean)).toEqual(expected);
  });
});

test('zsh runs the script of bash', () => {
  expect(formatCompletion('zsh', commands)).toBe(
    `autoload -U +X bashcompinit && bashcompinit\n${formatCompletion('bash', commands)}`,
  );
});

test('fish shows descriptions', () => {
  const lines = formatCompletion('fish', commands).split('\n');
  expect(lines).toContain(
    "complete -c islet -n __fish_use_subcommand -f -a preview -d 'serve the output folder as a static host would'",
  );
  expect(lines).toContain(
    "complete -c islet -n '__fish_seen_subcommand_from search' -l lang -r -d 'language of the pages (default the site\\'s own)'",
  );
});
