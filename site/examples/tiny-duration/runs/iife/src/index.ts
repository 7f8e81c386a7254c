import { format } from './format';

for (const element of document.querySelectorAll('[data-ms]')) {
  element.textContent = format(Number(element.getAttribute('data-ms')));
}
