export function readApi(): string | undefined {
  const { PUBLIC_API } = process.env;
  return PUBLIC_API;
}

export const all = import.meta.env;
