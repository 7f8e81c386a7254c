/**
 * Compares types for the check of signatures: `[]` if the documented type is the real one, otherwise a tuple
 * that describes the difference. Whether an option is optional is not part of its type.
 */
export type Difference<Documented, Real> = Compare<Documented, Exclude<Real, undefined>>;

type Compare<Documented, Real> = [Exclude<Keys<Real>, Keys<Documented>>] extends [never]
  ? [Exclude<Keys<Documented>, Keys<Real>>] extends [never]
    ? [Real] extends [Documented]
      ? [Documented] extends [Real]
        ? []
        : // A page may omit type parameters and rare overloads of a function.
          [Real] extends [(...args: never[]) => unknown]
          ? []
          : ['the documented type allows more than', Real]
      : ['the real type allows more', Real]
    : ['unknown to the tool', Exclude<Keys<Documented>, Keys<Real>>]
  : ['missing on the page', Exclude<Keys<Real>, Keys<Documented>>];

/** Names of the fields, three levels deep by default: assignability does not reveal missing optional fields. */
export type Keys<T, Depth extends unknown[] = [1, 1, 1]> = Depth extends [unknown, ...infer Rest]
  ? T extends (options: infer Options) => infer Result
    ? Keys<Exclude<Options, undefined>, [1]> | Keys<Awaited<Result>, [1]>
    : T extends string | readonly unknown[]
      ? never
      : T extends object
        ? { [K in keyof T & string]: K | `${K}.${Keys<Exclude<T[K], undefined>, Rest>}` }[keyof T &
            string]
        : never
  : never;

/** The type of the field at a dotted path, in any member of a union. */
export type Get<T, Path extends string> =
  Path extends KeyOf<T>
    ? Member<T, Path>
    : Path extends `${infer Key}.${infer Rest}`
      ? Get<Member<T, Key>, Rest>
      : never;

type KeyOf<T> = T extends object ? keyof T : never;

type Member<T, Key> = T extends object
  ? Key extends keyof T
    ? Exclude<T[Key], undefined>
    : never
  : never;
