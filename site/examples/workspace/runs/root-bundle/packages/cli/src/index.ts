export type Command = { name: string };

export const list: Command = { name: 'list' };
