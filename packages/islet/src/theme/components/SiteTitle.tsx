import { useSite } from '#client/context.ts';
import { useHomeUrl } from '../hooks/useHomeUrl.ts';

/** Link to the home page with the logo, its text, or the title of the site. */
export function SiteTitle() {
  const { logo, logoText, title } = useSite();
  const homeUrl = useHomeUrl();
  const images =
    typeof logo === 'string'
      ? [{ src: logo, className: 'logo' }]
      : [
          { src: logo.light, className: 'logo light-only' },
          { src: logo.dark, className: 'logo dark-only' },
        ];
  const shown = images.filter(({ src }) => src !== '');
  const text = logoText || (shown.length > 0 ? '' : title);
  return (
    <a className="site-title" href={homeUrl}>
      {shown.map(({ src, className }) => (
        <img key={className} className={className} src={src} alt={text ? '' : title} height="28" />
      ))}
      {text && <span>{text}</span>}
    </a>
  );
}
