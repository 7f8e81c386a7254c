// Packages and files that pages import without showing them, by the name used on the page.

declare module 'my-library' {
  const library: () => void;
  export default library;
}

declare module '@acme/core' {
  export function seconds(count: number): number;
}

declare module 'shop_widgets/price' {
  export function Price(props: { cents: number }): import('react').ReactNode;
}
