import './theme.css';
import logo from './assets/logo.svg';
import { format } from './format';
import { parse } from './parse';

/** Shows a time such as `1:35` in an element, and lets it tick. */
export async function show(element: HTMLElement, start: string) {
  element.style.backgroundImage = `url(${logo})`;
  const { tick } = await import('./lazy');
  tick(parse(start), (now) => {
    element.textContent = format(now);
  });
}
