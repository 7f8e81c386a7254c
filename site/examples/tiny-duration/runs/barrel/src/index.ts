export * from './format';
export * as units from './units';
