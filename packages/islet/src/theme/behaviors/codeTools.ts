import { announce } from '#client/navigation/arrival.ts';
import type { SiteLabels } from '#shared/labels.ts';
import { trustHtml } from '#shared/trust.ts';
import { codeToCopy } from '../rules/codeToCopy.ts';
import { copyText, feedback } from './copyText.ts';
import { isUnhydrated } from './isUnhydrated.ts';
import { offerToWrap } from './scrollStops.ts';

const drawings = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  copied: 'm4 12.5 5 5L20 6.5',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2.5-2.5L13 18l2.5 2.5M4 18h4',
};

/**
 * Adds buttons to code blocks that have none yet. Blocks in an island are skipped until it is
 * hydrated.
 */
export function addCodeTools(root: ParentNode, labels: SiteLabels): void {
  const blocks = [...root.querySelectorAll('.code:not(:has(> .code-tools))')];
  const added = blocks
    .filter((code) => !isUnhydrated(code))
    .map((code) => [code, createTools(code, labels)] as const);
  // All have been measured before the first is changed, so that the browser lays out the page once.
  for (const [code, tools] of added) code.append(tools);
}

function createTools(code: Element, labels: SiteLabels): HTMLElement {
  const tools = document.createElement('div');
  tools.className = 'code-tools';
  const wrap = createButton('wrap', nameButton(labels.wrapCode, code));
  wrap.ariaPressed = String(code.classList.contains('wrap'));
  offerToWrap(wrap, code.querySelector('pre'));
  tools.append(wrap, createButton('copy', nameButton(labels.copyCode, code)));
  return tools;
}

/** Handles clicks on the buttons of all code blocks until the signal is aborted. */
export function watchCodeTools(labels: SiteLabels, signal: AbortSignal): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

  async function copy(button: HTMLElement, code: HTMLElement): Promise<void> {
    const text = code.querySelector('pre')?.textContent ?? '';
    if (!(await copyText(codeToCopy(text, code.dataset.lang ?? ''), labels.copyPrompt))) return;
    clearTimeout(timers.get(button));
    show(button, 'copied', labels.copied);
    announce(labels.copied);
    timers.set(
      button,
      setTimeout(() => {
        show(button, 'copy', nameButton(labels.copyCode, code));
        announce('');
      }, feedback),
    );
  }

  function onClick({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('.code-tools > button');
    const code = button?.closest<HTMLElement>('.code');
    if (!button || !code) return;
    if (button.ariaPressed === null) void copy(button, code);
    else button.ariaPressed = String(code.classList.toggle('wrap'));
  }

  document.addEventListener('click', onClick, { signal });
}

/** Says which block a button is of: by its title, or its first line. */
function nameButton(label: string, code: Element): string {
  // Not the whole of it: a link may follow the title.
  const text = code.querySelector('.code-title, pre')?.firstChild?.textContent ?? '';
  return `${label}: ${text.trim().replace(/\n.*/s, '')}`;
}

function createButton(drawing: 'wrap' | 'copy', label: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.innerHTML = trustHtml(
    '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" ' +
      'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path/></svg>',
  );
  show(button, drawing, label);
  return button;
}

function show(button: HTMLElement, drawing: keyof typeof drawings, label: string): void {
  button.querySelector('path')?.setAttribute('d', drawings[drawing]);
  button.dataset.shows = drawing;
  button.ariaLabel = label;
}
