import type { Page } from '@playwright/test';

/** Changes the texts of a page as a browser does that translates it: each gets two elements around it. Returns their number. */
export const translatePage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isText = ({ data, parentElement }: Text) =>
      data.trim() !== '' && !parentElement?.closest('script, style, font');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (isText(walker.currentNode as Text)) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `¡${text.data}!`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  });

/** The texts of the page that are not translated. */
export const listUntranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (nodeValue?.trim() && !parentElement?.closest('script, style, font'))
        found.push(nodeValue);
    }
    return found;
  });
