import type { Shell } from './completionCommand.ts';
import type { CliCommand } from './defineCommand.ts';

/** The script with which a shell completes commands and their options. */
export function formatCompletion(shell: Shell, commands: readonly CliCommand[]): string {
  if (shell === 'fish') return formatFish(commands);
  const bash = formatBash(commands);
  return shell === 'bash' ? bash : `autoload -U +X bashcompinit && bashcompinit\n${bash}`;
}

/** Files are completed wherever there is no other proposal. */
function formatBash(commands: readonly CliCommand[]): string {
  const cases = commands.map(({ name, options }) => {
    const flags = Object.keys(options).map((option) => `--${option}`);
    return `      ${name}) words="${flags.join(' ')}" ;;\n`;
  });
  return `_islet() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [[ $COMP_CWORD == 1 ]]; then
    words="${commands.map(({ name }) => name).join(' ')}"
  elif [[ $word == -* ]]; then
    case "\${COMP_WORDS[1]}" in
${cases.join('')}    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _islet islet
`;
}

function formatFish(commands: readonly CliCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options }) => [
    `complete -c islet -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
    ...Object.entries(options).map(
      ([option, { type, description }]) =>
        `complete -c islet -n '__fish_seen_subcommand_from ${name}' -l ${option}${type ? ' -r' : ''} -d ${quote(description)}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

const quote = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
