/**
 * The part of the early script that shows the remembered tabs (SPEC 2.8) while the document is being
 * read, before they are painted; `theme/prose/tabs.ts` says the same in full. It watches only where
 * something is remembered; tabs of which a part is still missing come round again.
 */
export const earlyTabs = [
  'try{if(Object.keys(localStorage).some(k=>k.startsWith("docs-tabs-"))){',
  't=new MutationObserver(()=>{',
  'for(let b of document.querySelectorAll("[data-tabs]")){',
  'let[l,...p]=b.children,v=localStorage["docs-tabs-"+b.dataset.tabs],a=[...l?.children??[]];',
  'a.some(t=>t.dataset.value==v)&&a.map((t,i,o)=>{',
  'o=t.dataset.value==v;t.ariaSelected=o;t.tabIndex=o-1;p[i]?.toggleAttribute("hidden",!o)',
  '})}});t.observe(e,{childList:!0,subtree:!0});',
  'addEventListener("DOMContentLoaded",()=>t.disconnect())}}catch{}',
].join('');
