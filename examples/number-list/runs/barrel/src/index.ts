export * from './last';
export * as shapes from './shapes';
