import bar from 'nprogress';
import { trustHtml } from '#common/trust.ts';
import { adoptStyles } from '../islands/adoptStyles.ts';
import styles from './progressBar.css?inline';

adoptStyles(styles);

/** Options of the progress bar (SPEC 9); its template is without the role `bar`, which ARIA has not. */
const options = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.progress',
  template: trustHtml('<div class="progress"></div>'),
};

/** Shows the progress bar; returns what fills it up and takes it away. */
export function showProgressBar(): () => void {
  bar.configure(options).start();
  return () => bar.done();
}
