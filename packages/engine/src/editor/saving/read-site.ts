import type { Client } from '@boardwright/api-client';
import type { BlockPreset, Configuration, SiteDocument } from '@boardwright/api-client/contract';
import type { DetailKind } from '@boardwright/blocks-schema';

/** A site as the server tells it, before a block's schema is known. */
export interface SiteRead {
  readonly configuration: Configuration;
  /** The website's host. */
  readonly host: string;
  readonly document: SiteDocument;
  readonly presets: readonly BlockPreset[];
  /** Slugs with which a page of details can be shown: a job's page needs a job. */
  readonly examples: Readonly<Partial<Record<DetailKind, string>>>;
  /** What the board sells. */
  readonly products: readonly { readonly id: number; readonly name: string }[];
}

/**
 * Reads the site of a host, with every page in every language. Needs no block's code, so that it can be read while that
 * is still on its way.
 * @throws ApiError
 */
export async function readSite(api: Client, host: string): Promise<SiteRead> {
  const { data: configuration } = await api.siteContent.readConfiguration();
  const entry = configuration.sites.find((each) => each.host === host) ?? configuration.sites[0];
  if (!entry) throw new Error(`No site stands on ${host}`);
  const id = entry.job_board_builder_site_id;
  const [{ data: document }, { data: presets }, examples, products] = await Promise.all([
    api.siteBuilder.readSiteDocument({ params: { id }, as: 'admin' }),
    api.siteBuilder.findPresets({ params: { siteId: id }, as: 'admin' }),
    readExamples(api, entry.job_board_id),
    readProducts(api, entry.job_board_id),
  ]);
  return { configuration, host, document, presets, examples, products };
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

async function readExamples(api: Client, boardId: number): Promise<SiteRead['examples']> {
  try {
    const { data } = await api.jobs.findBoardJobs({ params: { boardId }, query: { limit: 1 } });
    return data[0] ? { job: data[0].slug } : {};
  } catch {
    // Without an example the page shows a made-up one; the editor works all the same.
    return {};
  }
}
