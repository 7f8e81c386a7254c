import type { Page } from '@playwright/test';

/** What a third party was sent: the address without its host and query, and what is in them. */
export interface Sent {
  host: string;
  values: Record<string, string>;
}

/** Keeps to what its documentation says of consent, and writes markup as tag managers do. */
const googleAnalytics = `{
let storage = 'granted';
function read([command, name, value]) {
  if (command === 'consent') storage = value.analytics_storage;
  if (command === 'config') count({});
  if (command === 'event') count(value);
}
function count({ page_location = location.href, page_title = document.title }) {
  const query = new URLSearchParams({ dl: page_location, dt: page_title, storage });
  fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', mode: 'no-cors' });
}
const queued = dataLayer.splice(0);
dataLayer.push = (...entries) => entries.forEach(read);
queued.forEach(read);
document.createElement('div').innerHTML = '<b>tag</b>';
}`;

/** Counts what the history of the browser gets, like the original. */
const plausible = `{
const { domain } = document.currentScript.dataset;
const count = () => fetch('https://plausible.io/api/event', {
  method: 'POST',
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify({ n: 'pageview', u: location.href, d: domain }),
});
const { pushState } = history;
history.pushState = (...state) => { pushState.apply(history, state); count(); };
count();
}`;

/** Shows the discussion of the address in the element for it. */
const giscus = `{
  const { repo } = document.currentScript.dataset;
  const frame = document.createElement('iframe');
  frame.title = 'Comments';
  frame.src = 'https://giscus.app/en/widget?' + new URLSearchParams({ repo, term: location.pathname });
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://giscus.app/default.css' });
  document.head.prepend(styles);
  // Its place is gone if the reader has left the page while it was loading.
  document.querySelector('.giscus')?.replaceChildren(frame);
}`;

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Answers for all third parties of the recipes in the manual; gives what they were sent so far. */
export async function standIn(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  const scripts: Record<string, string> = {
    'https://www.googletagmanager.com/gtag/js': googleAnalytics,
    'https://plausible.io/js/script.js': plausible,
    'https://giscus.app/client.js': giscus,
  };
  await page.route(/^https:/, async (route) => {
    const request = route.request();
    const { origin, pathname, host, searchParams } = new URL(request.url());
    const script = scripts[origin + pathname];
    if (script !== undefined)
      return route.fulfill({ contentType: 'text/javascript', headers: cors, body: script });
    if (pathname.endsWith('.css'))
      return route.fulfill({ contentType: 'text/css', headers: cors, body: '' });
    if (pathname === '/en/widget') {
      const body = `<p>Comments on ${searchParams.get('term')} in ${searchParams.get('repo')}</p>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    if (request.method() === 'POST')
      sent.push({ host, values: readValues(request.postData() ?? '', searchParams) });
    return route.fulfill({ contentType: 'application/json', headers: cors, body: '{}' });
  });
  return sent;
}

/** Reads the values of a form, of JSON, or of a query. */
function readValues(body: string, query: URLSearchParams): Record<string, string> {
  if (body.startsWith('{')) return JSON.parse(body);
  const fields = body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g);
  return Object.fromEntries([...query, ...Array.from(fields, ([, name, value]) => [name, value])]);
}
