/**
 * An inline script in the `<head>` of pages with tabs that selects remembered ones (SPEC 2.8) while the document is
 * being parsed, before they are painted; `theme/behaviors/tabs.ts` is the readable version. It only observes the
 * document if something is stored. Tabs that are not parsed completely yet are handled by a later call.
 */
export const earlyTabs = [
  '((e,t)=>{try{if(/islet-tabs-/.test(Object.keys(localStorage))){',
  't=new MutationObserver(()=>{',
  'for(let b of e.querySelectorAll("[data-tabs]")){',
  'let[l,...p]=b.children,v=localStorage["islet-tabs-"+b.dataset.tabs],a=[...l?.children??[]];',
  'a.some(t=>t.dataset.value==v)&&a.map((t,i,o)=>{',
  't.ariaSelected=o=t.dataset.value==v;t.tabIndex=o-1;p[i]&&(p[i].hidden=!o)',
  '})}});t.observe(e,{childList:1,subtree:1});',
  'addEventListener("DOMContentLoaded",()=>t.disconnect())}}catch{}})(document.documentElement)',
].join('');
