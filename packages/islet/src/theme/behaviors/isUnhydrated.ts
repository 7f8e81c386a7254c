/** Whether an element belongs to an island that is not hydrated yet, so that its HTML must not be changed. */
export function isUnhydrated(element: Element): boolean {
  const owner = element.closest('islet-island, islet-slot');
  return owner?.matches('islet-island:not([data-hydrated])') ?? false;
}
