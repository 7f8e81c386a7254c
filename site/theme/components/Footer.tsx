import { usePage, useSite } from 'islet/client';

/** The last line of the landing page, in its language; documentation pages have none. */
export function Footer() {
  const { pageType, lang } = usePage();
  const { footerMessage } = useSite();
  if (pageType !== 'home') return null;
  return (
    <footer className="footer">
      <p>{footerMessages[lang] ?? footerMessage}</p>
    </footer>
  );
}

const footerMessages: Readonly<Record<string, string>> = {
  zh: 'Rslib是自由的开源软件，以MIT许可证发布。',
};
