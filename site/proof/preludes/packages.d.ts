// Packages and files that pages import and do not show, each under the name that a page gives it.

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
