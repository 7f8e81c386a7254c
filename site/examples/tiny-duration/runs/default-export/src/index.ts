export default function format(ms: number): string {
  return `${ms / 1_000} s`;
}
