export class Clock {
  name!: string;
  declare zone: string;
}
