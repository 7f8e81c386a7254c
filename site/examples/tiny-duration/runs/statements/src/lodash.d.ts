declare module 'lodash' {
  export function pick(from: object, keys: string[]): object;
}
