import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { openDevSite } from '@boardwright/site/dev';
import { runServer } from './run-server.ts';

/** A port nobody listens on now. */
async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** `npm run dev`: the same process, its site and editor from their sources with hot reloading. */
await runServer(async (options) => openDevSite(options, [await freePort(), await freePort()]));
