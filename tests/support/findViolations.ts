import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, ContextSpec, RunOptions, run } from 'axe-core';
import { nextFrame } from './nextFrame.ts';

declare global {
  var axe: { run: typeof run };
}

type Violations = AxeResults['violations'];

/** Which rules axe applies: those about colors depend on the theme, the others don't. */
export type RuleSet = 'all' | 'colors';

/** The short form, because every page has to parse it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds on the current page: rule, element and how to fix it, one text each.
 *
 * Computing colors takes longer than all other rules together, and most texts look like others. So texts
 * whose look is in `passed` are left out of that, and the looks that pass are added to it.
 */
export async function findViolations(
  page: Page,
  passed: Set<string>,
  rules: RuleSet = 'all',
): Promise<string[]> {
  // Size observers run in the next frame, after its first callbacks.
  await nextFrame(page);
  // Half faded in, texts have too little contrast.
  await page.evaluate(() => {
    const fades = document.querySelector('[data-prose]')?.getAnimations() ?? [];
    return Promise.allSettled(fades.map(({ finished }) => finished));
  });
  // Evaluated and not added as an element, which the policy would refuse.
  if (await page.evaluate('!globalThis.axe')) await page.evaluate(source);
  const others = rules === 'all' ? await page.evaluate(checkOthers, { options, colors }) : [];
  const found = await page.evaluate(checkColors, { options, colors, known: [...passed] });
  for (const look of found.looks) passed.add(look);
  return [...others, ...found.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}\n${failureSummary}`),
  );
}

/** Rules about colors. */
const colors = ['color-contrast', 'link-in-text-block'];

/** Styles from elsewhere are not loaded for axe to read; the policy allows none. */
const options: RunOptions = { preload: false, elementRef: true };

/** What both checks get: they run in the page, so they can't use anything from this file. */
interface CheckInput {
  options: RunOptions;
  colors: string[];
}

/** What rules about anything but colors find. */
async function checkOthers({ options, colors }: CheckInput): Promise<Violations> {
  // Without the colors of code meanwhile: their elements are a third of a page.
  const blocks = [...document.querySelectorAll('pre code')]
    .filter((code) => !code.querySelector(':not(.token)'))
    .map((code) => ({ code, parts: [...code.childNodes] }));
  for (const { code } of blocks) code.replaceChildren(code.textContent);
  const { violations } = await axe.run({
    ...options,
    resultTypes: ['violations'],
    rules: Object.fromEntries(colors.map((rule) => [rule, { enabled: false }])),
  });
  for (const { code, parts } of blocks) code.replaceChildren(...parts);
  return violations;
}

interface ColorInput extends CheckInput {
  /** Looks that have passed already. */
  known: string[];
}

interface ColorCheck {
  violations: Violations;
  /** Looks that pass. */
  looks: string[];
}

/** What the rules about colors find in texts with new looks, and which of these looks pass. */
async function checkColors({ options, colors, known }: ColorInput): Promise<ColorCheck> {
  const newLooks = findNewLooks(new Set(known));
  if (newLooks.size === 0) return { violations: [], looks: [] };
  const context: ContextSpec = { include: [...newLooks.keys()] };
  const { violations, incomplete, passes } = await axe.run(context, {
    ...options,
    runOnly: { type: 'rule', values: colors },
  });
  const [failed, unknown, good] = [violations, incomplete, passes].map(
    (results) => new Set(results.flatMap(({ nodes }) => nodes.map(({ element }) => element))),
  );
  const hasPassed = (element: HTMLElement) =>
    !failed?.has(element) && (hasText(element) ? good?.has(element) : !unknown?.has(element));
  return {
    violations,
    looks: [...newLooks].filter(([element]) => hasPassed(element)).map(([, look]) => look),
  };

  /** The visible texts and links with unknown looks. */
  function findNewLooks(known: Set<string>): Map<HTMLElement, string> {
    const looks = new Map<HTMLElement, string>();
    const grounds = new Map<Element | null, string>();
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      const ground = describeGround(style, grounds.get(element.parentElement));
      grounds.set(element, ground);
      if (!hasText(element) && !element.matches('a, input, select, textarea')) continue;
      const look = describeText(element, style) + ground;
      if (!known.has(look) && isVisible(element)) looks.set(element, look);
    }
    return looks;
  }

  /** What is painted behind the text of an element. An opaque color hides colors around it. */
  function describeGround(style: CSSStyleDeclaration, around = ''): string {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode]
      .filter((value) => !['rgba(0, 0, 0, 0)', 'none', '1', 'normal'].includes(value))
      .map((value) => `; on ${value}`)
      .join('');
    const hidden = /^(?:; on (?:rgba?|color)\([^)]*\))+(?=; on (?:rgb|color)\([^/)]*\)$)/;
    return (around + own).replace(hidden, '');
  }

  /** The look of its text, and for a link that of the text around it. */
  function describeText(element: Element, style: CSSStyleDeclaration): string {
    const font = [style.fontSize, style.fontWeight];
    // Below 14 pt, all sizes and weights need the same contrast.
    const isSmall = Number.parseFloat(style.fontSize) < 18;
    const text = [style.color, style.textShadow, ...(isSmall ? [] : font)];
    const around = element.closest('a')?.parentElement;
    if (!around || !hasText(around)) return text.join();
    const { color } = getComputedStyle(around);
    return [...text, ...font, style.textDecorationLine, style.borderBottomWidth, color].join();
  }

  /** Whether an element has its own text for axe, which ignores punctuation and single characters. */
  function hasText({ childNodes }: Element): boolean {
    return [...childNodes].some(
      (node) =>
        node instanceof Text && node.data.trim().length > 1 && /[\p{L}\p{N}]/u.test(node.data),
    );
  }

  /** Links to parts of the page are clipped until they are focused. */
  function isVisible(element: Element): boolean {
    const isShown = element.checkVisibility({ visibilityProperty: true });
    return isShown && getComputedStyle(element).clipPath === 'none';
  }
}
