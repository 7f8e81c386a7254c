/** Attribute that names the handlers of an element in HTML that the browser doesn't hydrate. */
export const unhandledAttribute = 'data-unhandled';
