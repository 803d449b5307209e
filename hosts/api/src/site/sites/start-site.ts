import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { countriesOfNewSite } from '../../platform/http/site-countries.ts';
import { hostMessage, readHost } from '../hosts/host.messages.ts';
import { chooseMainHost, giveSiteHost } from '../hosts/site-hosts.ts';
import { builderMessage } from '../builder/builder.messages.ts';
import { readSiteCopy } from './read-site-copy.ts';
import { renumbered } from '../renumbered.ts';
import { type SiteCopy, siteCopyFormat } from './site-copy.schema.ts';
import { claimPictures, storePictures } from './store-pictures.ts';
import { fillSite, insertBareSite, insertNamed } from './write-site-copy.ts';

export interface StartDeps extends Pick<Deps, 'db' | 'clock' | 'storage' | 'publicAddress'> {
  /** Who learns at once that there is another site. */
  readonly tenants: Pick<Deps['tenants'], 'forget'>;
  readonly search: Pick<Deps['search'], 'readCatalogue'>;
}

/** What a new site is called and where it will be. */
export interface NewSite {
  readonly name: string;
  readonly host: string;
  /** Scheme, host and port. */
  readonly address: string;
}

/** Who starts it: of pictures it says whose upload they are, until the site is there. */
export interface Starter {
  readonly siteId: number;
  readonly userId: number | null;
}

/** What a copy is made of beside its texts: the bytes of its pictures. */
export interface CopySource {
  readonly copy: SiteCopy;
  readonly read: (file: string) => Promise<Uint8Array>;
}

export type StartBody = BodyOf<Contract['sites']['startSite']>;

const trimmed = (text: string): string => normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();

/**
 * Where a new site is reached. A name of this machine alone is reached as the site is that one is at.
 * @param here the address of the site that one is at
 */
function addressOf(host: string, here: string): string {
  const own = URL.parse(here);
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  if (!own || !isLocal) return `https://${host}`;
  return `${own.protocol}//${host}${own.port === '' ? '' : `:${own.port}`}`;
}

/** @throws HttpError `validation` with a sentence for each field */
export function readNewSite(
  {
    name: typed,
    host: given,
    languages,
    default_language: own,
  }: Partial<StartBody> & Pick<StartBody, 'name' | 'host'>,
  { locale, here }: { readonly locale: Locale; readonly here: string },
): NewSite {
  const name = trimmed(typed);
  const host = readHost(given);
  const problems: Problem[] = [];
  if (name === '') problems.push(['name', builderMessage(locale, 'siteNameRequired')]);
  if (host === undefined)
    problems.push(['host', hostMessage(locale, given.trim() === '' ? 'hostRequired' : 'hostInvalid')]);
  if (languages?.length === 0) problems.push(['languages', hostMessage(locale, 'languageRequired')]);
  else if (languages && own !== undefined && !languages.includes(own))
    problems.push(['default_language', builderMessage(locale, 'languageMissing')]);
  refuseProblems(problems);
  return { name, host: host ?? '', address: addressOf(host ?? '', here) };
}

/** A site of which only the name is known: its owner builds it. */
export function emptyCopy(
  { host }: NewSite,
  { languages, default_language: own, primary_color: color }: StartBody,
): SiteCopy {
  const language = own ?? languages?.[0] ?? 'en';
  return {
    ...siteCopyFormat,
    site: {
      name: '',
      default_language: language,
      languages: [...new Set([language, ...(languages ?? [])])],
      one_design: true,
      settings: {
        search_countries: [...countriesOfNewSite(language, host)],
        ...(color !== undefined && { primary_color: color }),
      },
      texts: {},
      cookie_scripts: [],
    },
    board: {
      job_url_template: '/vacature/{slug}',
      apply_url_template: '/vacature/{slug}#apply',
      password_reset_url_template: '',
      verify_url_template: '',
      email: null,
      placeholders: [],
      newsletters: [],
    },
    categories: [],
    products: [],
    pages: [],
    blocks: [],
    presets: [],
    articles: [],
    landing_pages: [],
    redirects: [],
    mails: [],
    library: [],
    pictures: [],
  };
}

/** @throws HostError `hostTaken` where another site answers at the host */
async function writeSite(
  tx: Transaction,
  { name, host, address }: NewSite,
  copy: SiteCopy,
  rename: (text: string) => string,
  now: Date,
): Promise<number> {
  const named = { ...copy, site: { ...copy.site, name } };
  const bare = await insertBareSite(tx, named);
  await giveSiteHost(tx, bare.siteId, host);
  await chooseMainHost(tx, bare.siteId, host, address);
  const renamed = renumberedTexts(named, rename);
  const numbers = await insertNamed(tx, bare, renamed, now);
  await fillSite(
    tx,
    bare,
    renumbered(renamed, numbers, (text) => text),
    numbers,
    now,
  );
  return bare.siteId;
}

/** Pictures first: what is inserted before its numbers are known shows them too. */
function renumberedTexts(copy: SiteCopy, rename: (text: string) => string): SiteCopy {
  return JSON.parse(
    JSON.stringify(copy, (_, value: unknown) => (typeof value === 'string' ? rename(value) : value)),
  ) as SiteCopy;
}

/**
 * Starts a site: a draft of its own, with all that the copy has, in one transaction. Broken off midway there is nothing.
 * @returns its number
 * @throws HostError where another site answers at its host
 */
export async function startSite(
  deps: StartDeps,
  starter: Starter,
  site: NewSite,
  { copy, read }: CopySource,
): Promise<number> {
  const now = deps.clock.now();
  const stored = await storePictures(deps, starter, { pictures: copy.pictures, read }, now);
  const siteId = await deps.db.transaction(async (tx) => {
    const made = await writeSite(tx, site, copy, stored.rename, now);
    await claimPictures(tx, made, stored.tokens, now);
    return made;
  });
  deps.tenants.forget();
  await deps.search.readCatalogue();
  return siteId;
}

/** A site of this installation as another one is made of it. */
export async function copyOf(deps: StartDeps, siteId: number): Promise<CopySource> {
  const { copy, keys } = await readSiteCopy(deps, siteId);
  return { copy, read: (file) => deps.storage.read(keys.get(file) ?? file) };
}
