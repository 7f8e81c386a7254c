/** An amount. */
export function Price({ cents }: { cents: number }) {
  const euros: string = cents / 100;
  return <span>{euros} €</span>;
}
