/** Most characters of a name; it ends with a whole word. */
const mostCharacters = 40;

/** Words that say nothing about a message. */
const fillers = new Set(
  'a an and are by for in is it of on or that the this to when which with'.split(' '),
);

/**
 * Creates a function that names messages in addresses: their words in lower case without fillers, and for a diagnostic of TypeScript its
 * number. A number follows if the name is taken.
 */
export function createSlugMaker(): (message: string) => string {
  const taken = new Map<string, number>();
  return (message) => {
    const name = nameMessage(message);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}

function nameMessage(message: string): string {
  const [code] = /^TS\d{4,5}\b/.exec(message) ?? [];
  if (code) return code.toLowerCase();
  const words = message
    .toLowerCase()
    .replace(/['’](?=[a-z]{1,2}\b)/g, '')
    .match(/[a-z\d]+/g);
  let name = '';
  for (const word of (words ?? []).filter((one) => !fillers.has(one))) {
    const longer = name === '' ? word : `${name}-${word}`;
    if (longer.length > mostCharacters) break;
    name = longer;
  }
  return name;
}
