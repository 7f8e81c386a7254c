import './theme.css';
import logo from './assets/logo.svg';
import { format } from './util/format';

/** Shows the time in an element, and lets it tick. */
export async function show(element: HTMLElement, ms: number) {
  element.style.backgroundImage = `url(${logo})`;
  const { tick } = await import('./lazy');
  tick(ms, (now) => {
    element.textContent = format(now);
  });
}
