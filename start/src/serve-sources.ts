import { type DevConfigs, openDevSite } from '@boardwright/site/dev';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { runServer, type Served } from './run-server.ts';

/** A port nobody listens on now. */
async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** The same process as at a start, its site and editor from their sources with hot reloading. */
export async function serveSources({
  configs,
  ...served
}: Omit<Served, 'openSite'> & { readonly configs: DevConfigs }): Promise<void> {
  await runServer({
    ...served,
    openSite: async (options) => openDevSite(options, configs, [await freePort(), await freePort()]),
  });
}
