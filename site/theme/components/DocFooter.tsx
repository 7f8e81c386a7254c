import { usePage } from 'islet/client';
import { DocFooter as OurFooter } from 'islet/theme/components/DocFooter';
import release from '../../data/recorded/release.json';

/** The footer of a page, with the release that its examples were verified with. */
export function DocFooter() {
  const { lang } = usePage();
  return (
    <OurFooter>
      <p>
        {lang === 'zh' ? `已用Rslib ${release.rslib}验证` : `Verified with Rslib ${release.rslib}`}
      </p>
    </OurFooter>
  );
}
