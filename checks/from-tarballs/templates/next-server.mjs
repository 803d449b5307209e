/** Serves the example as Next does: its page as built, and its address by its own handlers. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as site from './dist-server/route.js';

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/site') {
    const asked = new Request(url, {
      method: request.method,
      ...(request.method === 'POST' && { body: await buffer(request) }),
    });
    const answer = await site[request.method](asked);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    return response.end(await answer.text());
  }
  const file = join(import.meta.dirname, 'dist', url.pathname === '/' ? 'index.html' : url.pathname);
  if (!existsSync(file)) return response.writeHead(404).end();
  const type = Object.entries(types).find(([ending]) => file.endsWith(ending))?.[1];
  response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' });
  return response.end(readFileSync(file));
});

server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
