import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { answerSearches, type Fields, type Query, unmapped } from './openSearchQueries.ts';

/** A server that keeps documents in memory and answers as the public documentation of OpenSearch says. */
export interface OpenSearchServer {
  origin: string;
  /** Indexes with their documents. */
  indexes: Map<string, Map<string, Fields>>;
  aliases: Map<string, string>;
  /** Requests so far, as `METHOD path`. */
  requests: string[];
  /** Documents that each bulk request had. */
  batches: number[];
  /** How the next requests are answered instead. */
  refusals: Refusal[];
  /** For each of the next bulk requests the status of documents that are refused, by their number. */
  refusedDocuments: Array<Record<number, number>>;
  /** Runs before the next request whose `METHOD path` matches is answered; it may change what is stored. */
  before: Array<{ request: RegExp; act(): void }>;
  stop(): Promise<void>;
}

/** An answer of an engine that doesn't do what it is asked for. */
interface Refusal {
  status: number;
  headers?: Record<string, string>;
  text?: string;
}

/** Starts a server that accepts one user. */
export async function startOpenSearch(user: string, password: string): Promise<OpenSearchServer> {
  const state: State = {
    indexes: new Map(),
    aliases: new Map(),
    requests: [],
    batches: [],
    refusals: [],
    refusedDocuments: [],
    before: [],
  };
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const reply = (status: number, text: string, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(text);
    };
    const target = `${request.method} ${request.url}`;
    state.requests.push(target);
    const text = await readBody(request);
    if (request.headers.authorization !== expected) return reply(401, '{}');
    if (state.before[0]?.request.test(target)) state.before.shift()?.act();
    const refusal = state.refusals.shift();
    if (refusal) {
      const { status, text = '{"error":"rejected"}', headers } = refusal;
      return reply(status, text, headers);
    }
    const lines = text
      .split('\n')
      .filter(Boolean)
      .map((line): Fields => JSON.parse(line));
    const [status, body] = answer(target, lines, state);
    return reply(status, JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    ...state,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

type State = Omit<OpenSearchServer, 'origin' | 'stop'>;

const missing: [number, unknown] = [404, { error: { type: 'index_not_found_exception' } }];

function answer(target: string, lines: Fields[], state: State): [status: number, body: unknown] {
  const { indexes } = state;
  const [body = {}] = lines;
  const [, method = '', path = ''] = /^(\S+) \/([^?]*)/.exec(target) ?? [];
  if (path === '_msearch') return [200, { responses: answerSearches(lines, indexes) }];
  if (path === '_bulk') return change(lines, state);
  if (path === '_reindex') {
    const [from = '', to = ''] = [body.source, body.dest].map((one) =>
      String((one as Fields).index),
    );
    const copied = indexes.get(from);
    if (!copied) return missing;
    // It creates what it copies to, too.
    indexes.set(to, new Map([...(indexes.get(to) ?? []), ...copied]));
    return [200, { failures: [] }];
  }
  if (path === '_aliases') return lead(body.actions as Query[], state);
  const [name = '', command, alias = ''] = path.split('/');
  if (command === '_alias') return answerAlias({ method, name, alias }, state);
  if (method === 'PUT') {
    if (indexes.has(name)) return [400, { error: { type: 'resource_already_exists_exception' } }];
    indexes.set(name, new Map());
    for (const one of Object.keys(body.aliases as Fields)) state.aliases.set(one, name);
  } else if (!indexes.has(name)) return missing;
  if (method === 'DELETE') deleteStored(name, state);
  return [200, { acknowledged: true }];
}

/** Deletes an index, and the aliases that lead to it. */
function deleteStored(name: string, { indexes, aliases }: State): void {
  indexes.delete(name);
  for (const [alias, target] of aliases) if (target === name) aliases.delete(alias);
}

/** Changes all aliases of a request, or none. */
function lead(actions: Query[], { indexes, aliases }: State): [number, unknown] {
  const targets = actions.flatMap(({ add, remove }) => String((add ?? remove)?.index));
  if (!targets.every((name) => indexes.has(name))) return missing;
  for (const { add, remove } of actions) {
    if (remove) aliases.delete(String(remove.alias));
    if (add) aliases.set(String(add.alias), String(add.index));
  }
  return [200, { acknowledged: true }];
}

function answerAlias(
  { method, name, alias }: Record<'method' | 'name' | 'alias', string>,
  { indexes, aliases }: State,
): [number, unknown] {
  if (method === 'DELETE') {
    const isThere = aliases.get(alias) === name && aliases.delete(alias);
    return isThere
      ? [200, { acknowledged: true }]
      : [404, { error: 'aliases_not_found_exception' }];
  }
  const start = name.replace('*', '');
  const found = [...indexes.keys()].filter((one) => one.startsWith(start));
  const own = (one: string) =>
    [...aliases].filter(([, target]) => target === one).map(([alias]) => [alias, {}]);
  return [
    200,
    Object.fromEntries(found.map((one) => [one, { aliases: Object.fromEntries(own(one)) }])),
  ];
}

/** Changes documents; each has an outcome of its own. */
function change(lines: Fields[], state: State): [number, unknown] {
  const { indexes, batches, refusedDocuments } = state;
  const items: Array<Record<string, { status: number; error?: unknown }>> = [];
  const refused = refusedDocuments.shift() ?? {};
  for (let at = 0; at < lines.length; at++) {
    const operation = lines[at] as Query;
    const [[kind, { _index, _id }] = ['', {}]] = Object.entries(operation);
    const document = kind === 'delete' ? null : (lines[++at] ?? {});
    const name = String(_index);
    // What is missing is created, with fields that can't be searched as those of the mapping.
    if (!indexes.has(name)) indexes.set(name, new Map([[unmapped, {}]]));
    const status = refused[items.length] ?? 200;
    if (status === 200 && document) indexes.get(name)?.set(String(_id), document);
    else if (status === 200) indexes.get(name)?.delete(String(_id));
    items.push({
      [kind]: { status, ...(status !== 200 && { error: { type: `refused ${status}` } }) },
    });
  }
  batches.push(items.length);
  const errors = items.some((item) => Object.values(item).some(({ error }) => error !== undefined));
  return [200, { errors, items }];
}
