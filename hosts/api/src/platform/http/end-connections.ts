import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Has a server that closes end as soon as its last answer is sent: a connection ends with the answer that is under way
 * on it, and says so to its client; one on which nothing is asked, or only half a request came, ends at once. Fastify
 * and Node by themselves wait until the client or a time limit ends such connections. The site has its own copy: no host
 * imports another.
 */
export function endConnections(fastify: FastifyInstance): void {
  /** Open connections, each with the request that is being answered on it. */
  const connections = new Map<Socket, IncomingMessage | undefined>();
  let closing = false;
  const end = (socket: Socket): void => {
    const request = connections.get(socket);
    if (!request) socket.destroySoon();
    // Its body may never come to an end.
    else if (!request.complete) socket.destroy();
  };
  fastify.server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
    if (closing) end(socket);
  });
  fastify.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    connections.set(socket, request);
    response.once('close', () => {
      // With requests sent ahead of their answers, the last one that came counts.
      if (connections.get(socket) === request) connections.set(socket, undefined);
      if (closing) end(socket);
    });
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  fastify.addHook('preClose', async () => {
    closing = true;
    for (const socket of connections.keys()) end(socket);
  });
}
