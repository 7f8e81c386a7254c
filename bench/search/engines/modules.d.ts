// They are installed by the bench alone, so types cannot depend on them.
declare module '@orama/orama';
declare module 'flexsearch';
declare module 'pagefind';
