/** Headers for the files below a folder. */
export interface IsolationRule {
  /** Path with the base, with a slash at both ends. */
  folder: string;
  headers: Record<string, string>;
  /** Whether these are files that workers run. */
  isRuntime: boolean;
}

/** The parts of a service worker that are used; TypeScript's DOM types lack them. */
export interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  fetch(request: Request): Promise<Response>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
}

interface FetchEventLike extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What a header can isolate; everything else goes to the host as without a service worker. */
const isolated = ['document', 'iframe', 'worker', 'sharedworker'];

/** Runs as a service worker: adds the headers of the rules to documents and workers, whose host can't send them. */
export function addIsolation(scope: ServiceWorkerScope, rules: readonly IsolationRule[]): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('fetch', (event) => {
    const { url, destination } = event.request;
    const { pathname } = new URL(url);
    const added = rules.filter(({ folder }) => pathname.startsWith(folder));
    if (added.length === 0 || !isolated.includes(destination)) return;
    event.respondWith(scope.fetch(event.request).then((response) => withHeaders(response, added)));
  });
}

/** A redirect that is left to the browser can't be copied; its target has the headers if it is in a folder, too. */
function withHeaders(response: Response, rules: readonly IsolationRule[]): Response {
  if (response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  for (const rule of rules) {
    for (const [name, value] of Object.entries(rule.headers)) headers.set(name, value);
  }
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
