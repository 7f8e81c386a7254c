import { useSite } from '#client/context.ts';

/** The last line of a page; not rendered if the site has no message. */
export function Footer() {
  const { footerMessage } = useSite();
  return footerMessage ? (
    <footer className="footer">
      <p>{footerMessage}</p>
    </footer>
  ) : null;
}
