/**
 * Shows the help of a script and ends it, if its arguments ask for that with `-h` or `--help`. Scripts call it before they
 * do anything else.
 *
 * @param {string} text
 */
export function answerHelp(text) {
  if (!process.argv.slice(2).some((argument) => /^(?:-h|--help)$/.test(argument))) return;
  console.log(text.trim());
  process.exit(0);
}
