import type { BuildOptions } from 'esbuild';

/** Reads `import.meta` of an author's file from what `authorModules` defines in it. */
export const importMetaOfAuthors = {
  define: {
    'import.meta.url': 'importMeta.url',
    'import.meta.filename': 'importMeta.filename',
    'import.meta.dirname': 'importMeta.dirname',
  },
} satisfies BuildOptions;
