// biome-ignore lint/suspicious/noConstEnum: the page shows what becomes of it
export const enum Unit {
  Second = 1,
  Minute = 60,
}
