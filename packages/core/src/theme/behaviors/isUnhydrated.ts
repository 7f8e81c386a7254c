/** Whether an element is part of an island that React has not taken over yet, so that none may change it. */
export function isUnhydrated(element: Element): boolean {
  const owner = element.closest('docs-island, docs-slot');
  return owner?.matches('docs-island:not([data-hydrated])') ?? false;
}
