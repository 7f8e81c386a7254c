// They are only installed by the benchmark, so types can't depend on them.
declare module '@orama/orama';
declare module 'flexsearch';
declare module 'pagefind';
