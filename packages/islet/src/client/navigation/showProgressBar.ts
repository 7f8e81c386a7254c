import bar from 'nprogress';
import { trustHtml } from '#shared/trust.ts';
import { adoptStyles } from '../islands/adoptStyles.ts';
import styles from './progressBar.css?inline';

adoptStyles(styles);

/** Options of the progress bar (SPEC 9); the template omits the role `bar`, which ARIA doesn't define. */
const options = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.progress',
  template: trustHtml('<div class="progress"></div>'),
};

/** Shows the progress bar; returns a function that completes and removes it. */
export function showProgressBar(): () => void {
  bar.configure(options).start();
  return () => bar.done();
}
