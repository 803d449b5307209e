import type { Client } from '@boardwright/api-client';
import type { BlockPreset, Configuration, SiteDocument } from '@boardwright/api-client/contract';
import { type DetailExamples, readExamples } from '@boardwright/engine/detail-examples';

/** A site as the server tells it, before a block's schema is known. */
export interface SiteRead {
  readonly configuration: Configuration;
  /** The website's host. */
  readonly host: string;
  readonly document: SiteDocument;
  readonly presets: readonly BlockPreset[];
  readonly examples: DetailExamples;
  /** What the board sells. */
  readonly products: readonly { readonly id: number; readonly name: string }[];
}

/** Where a site is found in the API. */
export interface SiteNumbers {
  readonly site: number;
  readonly board: number;
}

/** Which site an origin showed the last time. */
export interface SiteMemory {
  readonly read: () => SiteNumbers | undefined;
  readonly write: (numbers: SiteNumbers) => void;
}

/**
 * Reads the site of a host, with every page in every language. Needs no block's code, so that it can be read while that
 * is still on its way. What it remembers is asked for at once, and dropped where the host has another site now.
 * @throws ApiError
 */
export async function readSite(api: Client, host: string, memory: SiteMemory): Promise<SiteRead> {
  const last = memory.read();
  const early = last && readContent(api, last);
  // What became of it is known once it is needed.
  early?.catch(() => undefined);
  const { data: configuration } = await api.siteContent.readConfiguration();
  const entry = configuration.sites.find((each) => each.host === host) ?? configuration.sites[0];
  if (!entry) throw new Error(`No site stands on ${host}`);
  const here = { site: entry.job_board_builder_site_id, board: entry.job_board_id };
  const isSame = last?.site === here.site && last.board === here.board;
  const content = await (isSame && early ? early : readContent(api, here));
  if (!isSame) memory.write(here);
  return { configuration, host, ...content };
}

async function readContent(
  api: Client,
  { site, board }: SiteNumbers,
): Promise<Omit<SiteRead, 'configuration' | 'host'>> {
  const [{ data: document }, { data: presets }, examples, products] = await Promise.all([
    api.siteBuilder.readSiteDocument({ params: { id: site }, as: 'admin' }),
    api.siteBuilder.findPresets({ params: { siteId: site }, as: 'admin' }),
    readExamples(api, board),
    readProducts(api, board),
  ]);
  return { document, presets, examples, products };
}

async function readProducts(api: Client, boardId: number): Promise<SiteRead['products']> {
  try {
    const { data } = await api.files.findBoardProducts({ params: { id: boardId } });
    return data.map(({ id, name }) => ({ id, name }));
  } catch {
    // Without them a block's list of products cannot be changed; everything else can.
    return [];
  }
}
