import { type DevConfigs, openDevSite } from '@boardwright/site/dev';
import { isReadFile } from './read-files.ts';
import { serve, type Served } from './run-server.ts';

/**
 * The same process as at a start, its site and editor from their sources with hot reloading.
 * @throws what keeps it from being opened
 */
export async function serveSources({
  configs,
  ...served
}: Omit<Served, 'openSite'> & { readonly configs: DevConfigs }): Promise<void> {
  await serve({ ...served, openSite: async (options) => openDevSite(options, configs, isReadFile) });
}
