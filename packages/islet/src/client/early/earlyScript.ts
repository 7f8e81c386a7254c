import { appearanceKey } from './appearance.ts';

/**
 * An inline script in `<head>` before the stylesheet, so that the first paint is correct: sets
 * the class `dark` (SPEC 4), `data-dismissed` (SPEC 2.4) and `data-query` (SPEC 2.1) on `<html>`.
 * Minified by hand, because it is part of every page; `appearance.ts` and `listFlags.ts` have readable versions of the same rules.
 */
export const earlyScript = [
  '((e,d,t)=>{d=e.dataset;',
  `try{t=localStorage["${appearanceKey}"];`,
  'd.announcement in localStorage&&(d.dismissed="")}catch{}',
  'd.darkMode!="off"&&',
  '(t=="dark"||t!="light"&&matchMedia("(prefers-color-scheme: dark)").matches)&&',
  'e.classList.add("dark");',
  'd.query=location.search.slice(1).replaceAll("&"," ");',
  // What readers do before the first script is there; `recordInput` takes it over.
  'e.k=[];onclick=onkeydown=t=>e.k.push(t);',
  // The stylesheet tells the reader if the first script failed to load; using a part that needs it reloads the page.
  'addEventListener("error",t=>t.target.type=="module"&&(d.broken="",',
  'onclick=onkeydown=t=>{if(t.key?t.key=="k"&&(t.ctrlKey||t.metaKey):t.target.closest(".scripted"))',
  'return location.reload(),!1}),1);',
  '})(document.documentElement)',
].join('');
