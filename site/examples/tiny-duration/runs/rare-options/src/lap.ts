declare function column(target: object, key: string): void;

export class Lap {
  @column seconds: number = 0;
}
