// biome-ignore lint/suspicious/noConstEnum: the page shows what becomes of it
export const enum Unit {
  Minute = 60_000,
  Hour = 3_600_000,
}
