import type { Problem } from '@docs/common/types.ts';
import { nearestName } from '../config/nearestName.ts';
import type { CompiledPage } from './pageBuilder.ts';

/** Tells of components that pages use without importing them and that the theme does not have. */
export function checkComponents(
  records: readonly Pick<CompiledPage, 'components'>[],
  known: readonly string[],
): Problem[] {
  return records.flatMap(({ components }) =>
    components.flatMap(({ name, ...place }): Problem[] => {
      if (known.includes(name)) return [];
      const nearest = nearestName(name, known);
      return [
        {
          severity: 'error',
          message: `The component \`<${name}>\` is unknown.`,
          fix: nearest
            ? `Did you mean \`<${nearest}>\`? Otherwise import it from a file.`
            : `Import it, as in \`import ${name} from './${name}.tsx'\`.`,
          ...place,
        },
      ];
    }),
  );
}
