import { usePage, useSite } from '#client/context.ts';
import { isChinesePath, localizeTools } from '../rules/localizeTools.ts';
import { SvgIcon } from './Icon.tsx';
import { Popup } from './Popup.tsx';

/** The dropdown with the sibling tools (SPEC 2.4). */
export function ToolsMenu() {
  const { routePath } = usePage();
  const { toolLinks, toolsMenu, labels } = useSite();
  const { organization, icon, trigger } = toolsMenu;
  if (toolLinks.length === 0) return null;
  return (
    <div className="tools-menu">
      <Popup label={labels.tools} trigger={trigger} align="start" hasArrow={false}>
        {organization && (
          <a className="popup-title" href={organization}>
            <SvgIcon source={icon} />
            <span>{labels.organization}</span>
          </a>
        )}
        <div lang={isChinesePath(routePath) ? 'zh-CN' : 'en'}>
          {localizeTools(toolLinks, routePath).map(({ title, tools }) => (
            <div key={title}>
              <p className="menu-group">{title}</p>
              <ul className="menu">
                {tools.map(({ name, description, url, logo, size }) => (
                  <li key={name}>
                    <a className="menu-tool" href={url}>
                      <span>
                        <img src={logo} alt="" width={size} height={size} loading="lazy" />
                      </span>
                      <span>
                        <strong>{name}</strong> <small>{description}</small>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Popup>
    </div>
  );
}
