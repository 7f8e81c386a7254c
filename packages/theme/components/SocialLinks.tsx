import { useSite } from '@docs/client/context.ts';
import { Icon, isIconName } from './Icon.tsx';

const names: Readonly<Record<string, string>> = { github: 'GitHub', x: 'X', discord: 'Discord' };

/** At most so many are shown in the bar (SPEC 9). */
const shownAtMost = 3;

/** The links of the project to places elsewhere, as icons where there is a drawing. */
export function SocialLinks() {
  const links = useSite().socialLinks.filter(({ mode }) => mode === 'link');
  if (links.length === 0) return null;
  return (
    <ul className="social-links">
      {links.slice(0, shownAtMost).map(({ icon, content }) => {
        const name = names[icon] ?? (isMarkup(icon) ? content : icon);
        return (
          <li key={content}>
            <a className="bar-item" href={content} aria-label={name} title={name}>
              <SocialIcon icon={icon} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Draws a known name, the SVG source of the config, or writes an unknown name. */
function SocialIcon({ icon }: { icon: string }) {
  if (isIconName(icon)) return <Icon name={icon} />;
  if (isMarkup(icon)) return <span className="icon" dangerouslySetInnerHTML={{ __html: icon }} />;
  return icon;
}

const isMarkup = (icon: string): boolean => icon.startsWith('<');
