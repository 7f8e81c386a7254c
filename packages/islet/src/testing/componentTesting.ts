/** What tests of components outside this package use. */
export { AppContext } from '#client/context.ts';
export { appStateOf } from '#theme/testing/renderLayout.ts';
