declare module 'shop_widgets/price' {
  export function Price(props: { cents: number }): React.ReactNode;
}
