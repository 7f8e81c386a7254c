/** Whether an element belongs to an island that is not hydrated yet, so that its HTML must not be changed. */
export function isUnhydrated(element: Element): boolean {
  const owner = element.closest('docs-island, docs-slot');
  return owner?.matches('docs-island:not([data-hydrated])') ?? false;
}
