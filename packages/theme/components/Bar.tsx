import { usePage, useSite } from '@docs/client/context.ts';
import { AppearanceToggle } from './AppearanceToggle.tsx';
import { BarNav } from './BarNav.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { Icon } from './Icon.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SiteTitle } from './SiteTitle.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The bar at the top of every framed page. */
export function Bar() {
  const { languages, versions, lang, version } = usePage();
  const site = useSite();
  const languageChoices = site.locales.flatMap(({ lang: key, label, htmlLang }) => {
    const url = languages[key];
    return url === undefined ? [] : [{ key, url, text: label, lang: htmlLang }];
  });
  const versionChoices = site.versions.flatMap((key) => {
    const url = versions[key];
    return url === undefined ? [] : [{ key, url, text: key }];
  });
  return (
    <header className="bar">
      <MenuButton />
      <SiteTitle />
      <BarNav />
      <div className="bar-tools">
        <ChoiceMenu name={site.labels.version} choices={versionChoices} current={version} />
        <ChoiceMenu
          name={site.labels.language}
          icon={<Icon name="language" />}
          choices={languageChoices}
          current={lang}
        />
        <SocialLinks />
        <AppearanceToggle />
      </div>
    </header>
  );
}
