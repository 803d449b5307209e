import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { documentOf } from './document.ts';
import { pages } from './pages.ts';

/** Style sheets, from the packages as they are installed. */
const sheets: Readonly<Record<string, string>> = {
  '/ui.css': import.meta.resolve('@boardwright/ui/styles.css'),
  '/engine.css': import.meta.resolve('@boardwright/engine/styles.css'),
};

/** Nothing but what this server sends, and no script at all. */
const policy = (nonce: string): string =>
  `default-src 'none'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; style-src 'self' 'nonce-${nonce}'`;

async function answer(path: string, response: ServerResponse): Promise<void> {
  const sheet = sheets[path];
  const page = pages[path];
  if (sheet !== undefined) {
    response.writeHead(200, { 'content-type': 'text/css' }).end(await readFile(new URL(sheet)));
  } else if (page) {
    const nonce = randomBytes(16).toString('base64');
    const text = await documentOf(path, page, nonce);
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(nonce),
      })
      .end(text);
  } else {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
  }
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  answer(pathname, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500, { 'content-type': 'text/plain' }).end('That did not work. Try again.');
  });
});

server.listen(Number(process.env['PORT'] ?? 3000), () => {
  const address = server.address();
  process.stdout.write(`http://localhost:${typeof address === 'object' ? address?.port : address}\n`);
});
