/** A bare Fastify that sends a file's bytes as they are: the least a page can cost. `node buffer.server.ts file`. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const page = readFileSync(process.argv[2] ?? '');
const app = Fastify();
app.get('/*', (_request, reply) =>
  reply.header('content-encoding', 'br').type('text/html; charset=utf-8').send(page),
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(address.replace('127.0.0.1', 'localhost'));
