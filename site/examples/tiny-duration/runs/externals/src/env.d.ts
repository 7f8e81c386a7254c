declare module 'clock-sdk' {
  export function now(): number;
}
