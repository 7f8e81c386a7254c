import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

type Fields = Record<string, unknown>;
/** A query of the engine, as far as it is understood here. */
type Query = Record<string, Fields>;

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
  /** How many of the next requests are refused with 429. */
  refuse(count: number): void;
  stop(): Promise<void>;
}

/** Starts a server that accepts one user. */
export async function startOpenSearch(user: string, password: string): Promise<OpenSearchServer> {
  const indexes = new Map<string, Map<string, Fields>>();
  const state = {
    indexes,
    aliases: new Map<string, string>(),
    requests: [] as string[],
    batches: [] as number[],
  };
  let refused = 0;
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    state.requests.push(`${request.method} ${request.url}`);
    const text = await readBody(request);
    if (request.headers.authorization !== expected) return reply(401, { error: 'Unauthorized' });
    if (refused > 0) {
      refused--;
      return reply(429, { error: 'es_rejected_execution_exception' });
    }
    const lines = text
      .split('\n')
      .filter(Boolean)
      .map((line): Fields => JSON.parse(line));
    const route = `${request.method} ${(request.url ?? '').split('?')[0]}`;
    const [status, body] = answer(route, lines, state);
    return reply(status, body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    ...state,
    origin: `http://127.0.0.1:${port}`,
    refuse(count) {
      refused = count;
    },
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

type State = Pick<OpenSearchServer, 'indexes' | 'aliases' | 'batches'>;

const missing: [number, unknown] = [404, { error: { type: 'index_not_found_exception' } }];

function answer(route: string, lines: Fields[], state: State): [status: number, body: unknown] {
  const { indexes, aliases } = state;
  const [body = {}] = lines;
  const [, method = '', path = ''] = /^(\S+) \/(.*)$/.exec(route) ?? [];
  if (path === '_msearch') return search(lines, indexes);
  if (path === '_bulk') return change(lines, state);
  if (path === '_reindex') {
    const [from, to] = [body.source, body.dest].map((one) => String((one as Fields).index));
    for (const [id, document] of indexes.get(from ?? '') ?? [])
      indexes.get(to ?? '')?.set(id, document);
    return [200, {}];
  }
  if (path === '_aliases') {
    for (const action of body.actions as Query[]) {
      if (action.remove) aliases.delete(String(action.remove.alias));
      if (action.add) aliases.set(String(action.add.alias), String(action.add.index));
    }
    return [200, { acknowledged: true }];
  }
  const [name = '', command] = path.split('/');
  if (command === '_alias') {
    const start = name.replace('*', '');
    const found = [...indexes.keys()].filter((one) => one.startsWith(start));
    const own = (one: string) =>
      [...aliases].filter(([, target]) => target === one).map(([alias]) => [alias, {}]);
    return [
      200,
      Object.fromEntries(found.map((one) => [one, { aliases: Object.fromEntries(own(one)) }])),
    ];
  }
  if (method === 'PUT') indexes.set(name, new Map());
  else if (!indexes.has(name)) return missing;
  if (method === 'DELETE') indexes.delete(name);
  return [200, { acknowledged: true }];
}

function change(lines: Fields[], { indexes, batches }: State): [number, unknown] {
  let documents = 0;
  for (let at = 0; at < lines.length; at++) {
    const operation = lines[at] as Query;
    const { _index, _id } = operation.index ?? operation.delete ?? {};
    const index = indexes.get(String(_index));
    if (!index) return missing;
    documents++;
    if (operation.delete) index.delete(String(_id));
    else index.set(String(_id), lines[++at] ?? {});
  }
  batches.push(documents);
  return [200, { errors: false }];
}

function search(lines: Fields[], indexes: State['indexes']): [number, unknown] {
  const responses = [];
  for (let at = 0; at < lines.length; at += 2) {
    const documents = indexes.get(String(lines[at]?.index));
    if (!documents) return missing;
    const { query, size, sort, _source } = lines[at + 1] ?? {};
    const hits = [...documents.values()].flatMap((document) => {
      const score = rate(query as Query, document);
      return score === null ? [] : [{ score, document }];
    });
    const [field] = (sort as string[] | undefined) ?? [];
    hits.sort((a, b) =>
      field === undefined
        ? b.score - a.score
        : String(a.document[field]) < String(b.document[field])
          ? -1
          : 1,
    );
    responses.push({
      status: 200,
      hits: {
        hits: hits.slice(0, Number(size)).map(({ score, document }) => ({
          _score: field === undefined ? score : null,
          _source: Object.fromEntries(
            Object.entries(document).filter(([name]) => (_source as string[]).includes(name)),
          ),
        })),
      },
    });
  }
  return [200, { responses }];
}

const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The score of a document; null if it doesn't match. */
function rate(query: Query, document: Fields): number | null {
  const [[kind, clause] = ['', {}]] = Object.entries(query);
  const [[field, wanted] = ['', '']] = Object.entries(clause);
  const values = toList(document[field]);
  if (kind === 'term') return values.includes(wanted) ? 1 : null;
  if (kind === 'terms') return values.some((one) => toList(wanted).includes(one)) ? 1 : null;
  if (kind === 'range') {
    const { gt, gte, lte } = wanted as Record<string, string | undefined>;
    const isIn = (value: string): boolean =>
      (gt === undefined || value > gt) &&
      (gte === undefined || value >= gte) &&
      (lte === undefined || value <= lte);
    return values.some((value) => isIn(String(value))) ? 1 : null;
  }
  if (kind === 'constant_score') {
    return rate(clause.filter as Query, document) === null ? null : Number(clause.boost ?? 1);
  }
  return rateBool(clause, document);
}

function rateBool(clause: Fields, document: Fields): number | null {
  const filter = (clause.filter as Query[] | undefined) ?? [];
  const should = (clause.should as Query[] | undefined) ?? [];
  if (filter.some((one) => rate(one, document) === null)) return null;
  const scores = should.flatMap((one) => rate(one, document) ?? []);
  const least = String(clause.minimum_should_match ?? 0);
  const needed = least.endsWith('%')
    ? Math.floor((should.length * Number.parseInt(least, 10)) / 100)
    : Number(least);
  if (scores.length < needed) return null;
  return scores.reduce((sum, one) => sum + one, 0);
}
