declare function ms(text: ms.StringValue): number;
declare namespace ms {
  type StringValue = `${number}${'s' | 'm' | 'h'}`;
}
export = ms;
