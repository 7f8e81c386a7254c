import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevMessage } from '#client/dev/devReaction.ts';

/** The open browsers of a dev server, reached by server-sent events. */
export interface EventStream {
  /** Adds a browser; `greeting` is its first message. */
  connect(request: IncomingMessage, response: ServerResponse, greeting: DevMessage): void;
  send(message: DevMessage): void;
  close(): void;
}

/** Creates a stream without listeners. */
export function createEventStream(): EventStream {
  const open = new Set<ServerResponse>();
  const write = (response: ServerResponse, message: DevMessage): void => {
    response.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  return {
    connect(request, response, greeting) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      write(response, greeting);
      open.add(response);
      request.on('close', () => open.delete(response));
    },
    send(message) {
      for (const response of open) write(response, message);
    },
    close() {
      for (const response of open) response.end();
      open.clear();
    },
  };
}
