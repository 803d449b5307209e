import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of feeds: what stands in `files` under a path is served, a number is a status without a body. */
export async function serveFeeds() {
  const files = new Map<string, string | number>();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '') ?? 404;
    if (typeof file === 'number') response.writeHead(file).end();
    else response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8' }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    address: (path: string) => `http://127.0.0.1:${port}${path}`,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
