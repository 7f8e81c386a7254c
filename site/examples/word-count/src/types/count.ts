export interface Count {
  words: number;
}
