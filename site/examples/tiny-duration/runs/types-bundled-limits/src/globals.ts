declare global {
  interface DurationOptions {
    padded: boolean;
  }
}

export {};
