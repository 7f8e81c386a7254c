export class Clock {
  name!: string;
  offset = 0;
}
