import { usePage, useSite } from '#client/context.ts';
import { useBarState } from '../hooks/useBarState.ts';
import { useVersions } from '../hooks/useVersions.ts';
import { AppearanceToggle } from './AppearanceToggle.tsx';
import { BarNav } from './BarNav.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { Icon } from './Icon.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SiteTitle } from './SiteTitle.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ToolsMenu } from './ToolsMenu.tsx';

/** The bar at the top of every framed page. */
export function Bar() {
  const { languageUrls, lang, version } = usePage();
  const { labels, locales } = useSite();
  const versions = useVersions();
  const { isDown, isHidden, isTransparent } = useBarState();
  const languageChoices = locales.flatMap(({ lang: key, label, htmlLang }) => {
    const url = languageUrls[key];
    return url === undefined ? [] : [{ key, url, text: label, lang: htmlLang }];
  });
  return (
    <header
      className="bar"
      data-down={isDown || undefined}
      data-hidden={isHidden || undefined}
      data-transparent={isTransparent || undefined}
    >
      <MenuButton />
      <SiteTitle />
      <BarNav position="left" />
      <div className="bar-middle">
        <SearchButton />
      </div>
      <BarNav position="right" />
      <div className="bar-tools">
        <ToolsMenu />
        {versions.length > 1 && (
          <div className="versions">
            <ChoiceMenu name={labels.version} choices={versions} current={version} />
          </div>
        )}
        <ChoiceMenu
          name={labels.language}
          icon={<Icon name="language" />}
          choices={languageChoices}
          current={lang}
        />
        <AppearanceToggle />
        <SocialLinks />
      </div>
    </header>
  );
}
