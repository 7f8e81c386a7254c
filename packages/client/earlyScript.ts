import { appearanceKey } from './appearance.ts';
import { earlyTabs } from './earlyTabs.ts';
import { hideableParts } from './hiddenParts.ts';

/**
 * Script that stands inline in `<head>` before the stylesheet, so that the first paint is right: sets
 * the class `dark` (SPEC 4), `data-dismissed` (SPEC 2.4) and `data-hide` (SPEC 2.1) on `<html>`, and
 * remembered tabs (SPEC 2.8). Written short by hand, because it is part of every page;
 * `appearance.ts` and `hiddenParts.ts` say the same rules in full.
 */
export const earlyScript = [
  '(e=>{let t;',
  `try{t=localStorage.getItem("${appearanceKey}");`,
  'localStorage.getItem(e.dataset.announcement)!=null&&(e.dataset.dismissed="")}catch{}',
  'e.dataset.darkMode!="off"&&',
  '(t=="dark"||t!="light"&&matchMedia("(prefers-color-scheme: dark)").matches)&&',
  'e.classList.add("dark");',
  't=new URLSearchParams(location.search);',
  `(t="${hideableParts.join(' ')}".split(" ").filter(p=>t.get(p)=="0").join(" "))&&`,
  '(e.dataset.hide=t);',
  earlyTabs,
  '})(document.documentElement)',
].join('');
