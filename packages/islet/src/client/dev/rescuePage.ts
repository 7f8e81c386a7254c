/**
 * Loads a page again if its first script can't be loaded, because the config was broken or the bundle replaced after the
 * document was sent. That script would tell the page about changes, so the page would stay as it is. The dev server
 * answers this one whatever state the site is in (`compiledScripts.mjs`).
 */
export function rescuePage(): void {
  const { boot } = document.currentScript?.dataset ?? {};
  const reload = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.getAttribute('src') === boot)
      setTimeout(() => location.reload(), 1000);
  };
  addEventListener('error', reload, { capture: true });
}
