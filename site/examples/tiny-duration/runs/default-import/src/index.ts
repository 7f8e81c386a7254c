export default function format(milliseconds: number): string {
  return `${milliseconds / 1000} s`;
}
