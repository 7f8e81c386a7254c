import { useSite } from '#client/context.ts';
import type { SocialLink } from '#shared/siteData.ts';
import { trustHtml } from '#shared/trust.ts';
import { Icon, SvgIcon } from './Icon.tsx';
import { Popup } from './Popup.tsx';

/** Maximum number of links in the bar (SPEC 9). */
const shownAtMost = 3;

/** The project's social links, as icons in the bar; the rest is in a popup. */
export function SocialLinks() {
  const { socialLinks, labels } = useSite();
  if (socialLinks.length === 0) return null;
  const rest = socialLinks.slice(shownAtMost);
  return (
    <ul className="social-links">
      {socialLinks.slice(0, shownAtMost).map((link) => (
        <li key={link.content}>
          <SocialItem link={link} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Popup name={labels.moreLinks} label={<Icon name="more" />}>
            <SocialList links={rest} />
          </Popup>
        </li>
      )}
    </ul>
  );
}

/** The same links with their names. */
export function SocialList({
  links,
}: {
  /** The icons. */
  links: SocialLink[];
}) {
  return (
    <ul className="menu social-list">
      {links.map((link) => (
        <li key={link.content}>
          {link.mode === 'link' ? (
            <a href={link.content}>
              {link.icon && <SvgIcon source={link.icon} />}
              <span>{link.name}</span>
            </a>
          ) : (
            <div>
              {link.icon && <SvgIcon source={link.icon} />}
              <SocialContent link={link} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function SocialItem({ link }: { link: SocialLink }) {
  const { name } = link;
  const icon = link.icon ? <SvgIcon source={link.icon} /> : name;
  return link.mode === 'link' ? (
    <a className="bar-item" href={link.content} aria-label={name} data-tooltip="">
      {icon}
    </a>
  ) : (
    <Popup name={name} label={icon}>
      <div className="social-content">
        <SocialContent link={link} />
      </div>
    </Popup>
  );
}

/** The content of a social link that is not a link (SPEC 2.3): text, an image, or HTML from the config. */
function SocialContent({ link }: { link: SocialLink }) {
  const { name, mode, content } = link;
  if (mode === 'img') return <img src={content} alt={name} loading="lazy" />;
  if (mode === 'dom') return <div dangerouslySetInnerHTML={{ __html: trustHtml(content) }} />;
  return <span>{content}</span>;
}
