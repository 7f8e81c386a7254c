declare module 'time-units' {
  export type Unit = 's' | 'min';
}
