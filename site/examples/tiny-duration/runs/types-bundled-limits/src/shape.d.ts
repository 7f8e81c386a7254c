export interface Shape {
  digits: number;
}
