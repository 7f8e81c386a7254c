import { usePage } from '@docs/client/context.ts';
import { DocFooter as Neighbours } from '@docs/theme/components/DocFooter.tsx';
import { version } from '@rslib/core/package.json';

/** What follows the content of a page, and with which release its examples were proved. */
export function DocFooter() {
  const { lang } = usePage();
  return (
    <>
      <Neighbours />
      <p className="doc-footer release">
        {lang.startsWith('zh') ? `已用 Rslib ${version} 验证` : `Verified with Rslib ${version}`}
      </p>
    </>
  );
}
