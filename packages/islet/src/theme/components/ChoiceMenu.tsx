import type { ReactNode } from 'react';
import { keepPlace } from '../behaviors/keepPlace.ts';
import type { MenuChoice } from '../rules/menus.ts';
import { Popup } from './Popup.tsx';

/** The links of a menu. */
export interface ChoiceMenuProps {
  /** The kind of choice: language or version. */
  name: string;
  /** What the button shows before its text. */
  icon?: ReactNode;
  /** The links. */
  choices: MenuChoice[];
  /** Key of the current one. */
  current: string;
}

/** A menu of links with one marked as current; not rendered if there is only one choice. */
export function ChoiceMenu({ name, icon, choices, current }: ChoiceMenuProps) {
  if (choices.length < 2) return null;
  const text = choices.find(({ key }) => key === current)?.text ?? current;
  return (
    <Popup
      name={`${name}: ${text}`}
      label={
        <>
          {icon}
          <span className={icon ? 'wide-only' : undefined}>{text}</span>
        </>
      }
    >
      <ul className="menu">
        {choices.map(({ key, text, url, lang }) => (
          <li key={key}>
            <a
              href={url}
              lang={lang}
              hrefLang={lang}
              aria-current={key === current ? 'true' : undefined}
              onClick={keepPlace}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
