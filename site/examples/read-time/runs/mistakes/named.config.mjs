export const config = { lib: [{ format: 'cjs' }] };
