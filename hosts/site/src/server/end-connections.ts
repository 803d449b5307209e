import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage } from '@boardwright/api-client/contract';
import { isLocale } from '@boardwright/messages';
import type { FastifyInstance } from 'fastify';

/** How long a closing server waits for what is half sent. */
export interface ClosingPace {
  /** Milliseconds between two looks at it: what brought nothing since the last one is refused. */
  readonly every: number;
  /** After so many looks the rest is refused. */
  readonly checks: number;
}

/** Within the time that a process has to end, an upload on a usual line comes to its end. */
const usualPace: ClosingPace = { every: 2_000, checks: 5 };
/** Seconds after which who was refused may send it again. */
const retryAfter = 5;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Has a server that closes end as soon as its last answer is sent: a connection ends with the answer that is under way
 * on it, and says so to its client; one on which nothing is asked, or only half a head came, ends at once. A body that is
 * still coming may come to its end; one that does not is refused (503), and nobody works with half of it. Fastify and Node
 * by themselves wait until the client or a time limit ends such connections. The API and the site have a copy each: no
 * host imports another.
 */
export function endConnections(fastify: FastifyInstance, pace: ClosingPace = usualPace): void {
  /** Open connections, each with what is being answered on it. */
  const connections = new Map<Socket, Exchange | undefined>();
  let closing = false;
  const end = (socket: Socket): void => {
    const exchange = connections.get(socket);
    if (!exchange) socket.destroySoon();
    // Answered before its body was there: that may never come to an end.
    else if (exchange.response.writableEnded && !exchange.request.complete) socket.destroy();
  };
  const halfSent = () =>
    [...connections].flatMap(([socket, exchange]) =>
      exchange && !exchange.request.complete ? [{ socket, ...exchange }] : [],
    );
  fastify.server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
    if (closing) end(socket);
  });
  fastify.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    connections.set(socket, { request, response });
    response.once('close', () => {
      // With requests sent ahead of their answers, the last one that came counts.
      const isLast = connections.get(socket)?.request === request;
      if (closing && isLast && !request.complete) socket.destroy();
      if (isLast) connections.set(socket, undefined);
      if (closing) end(socket);
    });
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  fastify.addHook('preClose', async () => {
    closing = true;
    for (const socket of connections.keys()) end(socket);
    const read = new Map(halfSent().map(({ socket }) => [socket, socket.bytesRead]));
    if (read.size === 0) return;
    let rounds = 0;
    const looking = setInterval(() => {
      rounds += 1;
      for (const { socket, ...exchange } of halfSent()) {
        if (rounds >= pace.checks || socket.bytesRead === read.get(socket)) refuse(exchange, socket);
        else read.set(socket, socket.bytesRead);
      }
    }, pace.every);
    fastify.server.once('close', () => clearInterval(looking));
  });
}

/** Says that a request whose body did not come was not taken, in the language and the form it was asked in. */
function refuse({ request, response }: Exchange, socket: Socket): void {
  if (response.headersSent) {
    socket.destroy();
    return;
  }
  const { accept = '', 'accept-language': languages = '' } = request.headers;
  const language = languages.slice(0, 2).toLowerCase();
  const message = errorMessage('unavailable', isLocale(language) ? language : 'en');
  const isPage = accept.includes('text/html');
  response.writeHead(503, {
    connection: 'close',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
    'content-type': `${isPage ? 'text/plain' : 'application/json'}; charset=utf-8`,
  });
  response.end(isPage ? message : JSON.stringify({ code: 'unavailable', message }));
}
