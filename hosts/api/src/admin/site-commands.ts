import { readFile, rm, stat } from 'node:fs/promises';
import { type ErrorCode, errors, type SiteTemplate, siteTemplates } from '@boardwright/api-client/contract';
import { isLocale, locales } from '@boardwright/messages';
import { aroundCopies } from '../site/sites/around-copies.ts';
import { unknownBlocks } from '../site/sites/unknown-blocks.ts';
import { findSite, findSites } from '../site/sites/sites.queries.ts';
import { SiteFileError, readSiteFile } from '../site/sites/site-file.ts';
import { writeSiteFile } from '../site/sites/write-site-file.ts';
import { siteFileSentences } from '../site/sites/site-file.messages.ts';
import {
  copyOf,
  type CopySource,
  emptyCopy,
  readNewSite,
  type StartDeps,
  startSite,
} from '../site/sites/start-site.ts';
import { deleteSite, restoreSite } from '../site/sites/delete-site.ts';
import { templateCopy } from '../site/sites/template-copy.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { HostError } from '../site/hosts/site-hosts.ts';
import type { BlockSchemas } from '@boardwright/blocks-schema';
import { AdminError, AdminUsageError } from './admin-error.ts';

/** What whole sites are read and written with. */
export interface SiteDeps extends StartDeps {
  readonly blockSchemas: BlockSchemas;
}

/** What may stand beside the words of a command about a whole site. */
export interface SiteOptions {
  /** Languages, the site's own first, with commas between them. */
  readonly languages?: string | undefined;
  /** Of a site that is deleted: what it is called, why, and that what is open is settled elsewhere. */
  readonly name?: string | undefined;
  readonly reason?: string | undefined;
  readonly settles?: boolean | undefined;
}

type SiteCommand = (
  deps: SiteDeps,
  operands: readonly string[],
  options: SiteOptions,
) => Promise<readonly string[]>;

/** Bytes of a file that is imported: it is in memory while it is read. */
const largestFile = 1024 * 1024 * 1024;

async function existing(deps: SiteDeps, typed: string): Promise<number> {
  const id = Number(typed);
  const found = Number.isInteger(id) && id > 0 ? await findSite(deps.db, id) : undefined;
  if (!found) throw new AdminError(`There is no site ${typed}; "site list" tells which there are.`);
  return found.site.id;
}

/** Starts a site at the terminal. @throws AdminError with all that is wrong */
async function start(
  deps: SiteDeps,
  name: string,
  host: string,
  source: CopySource,
): Promise<readonly string[]> {
  try {
    const named = readNewSite({ name, host }, { locale: 'en', here: '' });
    const id = await startSite(deps, { siteId: await anySite(deps), userId: null }, named, source);
    return [
      `Site ${id} was made, as a draft. Log in at ${named.address}/admin once the host leads to this server.`,
    ];
  } catch (error) {
    if (error instanceof HttpError && error.fields)
      throw new AdminError(Object.values(error.fields).flat().join('. '));
    if (error instanceof HostError) throw new AdminError(error.message);
    throw error;
  }
}

/** Whose pictures are until the new site is there. */
async function anySite(deps: SiteDeps): Promise<number> {
  const [site] = await findSites(deps.db);
  if (!site) throw new AdminError('There is no site yet; "npm start" makes one.');
  return site.site.id;
}

const copySite: SiteCommand = async (deps, [typed = '', name = '', host = '']) =>
  start(deps, name, host, await copyOf(deps, await existing(deps, typed)));

const exportSite: SiteCommand = async (deps, [typed = '', path = '']) => {
  const source = await copyOf(deps, await existing(deps, typed));
  try {
    await writeSiteFile(source, path);
  } catch (error) {
    // Policy: half a file would be taken for a whole one.
    await rm(path, { force: true }).catch(() => undefined);
    throw error instanceof Error && 'code' in error
      ? new AdminError(`${path} could not be written (${String(error.code)}).`)
      : error;
  }
  const { pages, articles, pictures } = source.copy;
  return [`${path}: ${pages.length} pages, ${articles.length} articles, ${pictures.length} pictures.`];
};

const importSite: SiteCommand = async (deps, [path = '', name = '', host = '']) => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new AdminError(`There is no file ${path}.`);
  if (found.size > largestFile) throw new AdminError(`${path} is larger than 1 GB.`);
  try {
    const source = await readSiteFile(await readFile(path), await aroundCopies(deps));
    const lines = await start(deps, name, host, source);
    const unknown = unknownBlocks(source.copy, deps.blockSchemas).map(
      ({ key, count }) => `${key} (${count})`,
    );
    if (unknown.length === 0) return lines;
    return [
      ...lines,
      `Blocks of plugins that this server does not have came along, and show nothing until it has them: ${unknown.join(', ')}.`,
    ];
  } catch (error) {
    if (!(error instanceof SiteFileError)) throw error;
    throw new AdminError(['Nothing was imported.', ...siteFileSentences('en', error.problems)].join('\n  '));
  }
};

function readTemplate(typed: string): SiteTemplate {
  const template = siteTemplates.find((one) => one === typed);
  if (!template)
    throw new AdminUsageError(`There is no template "${typed}"; there are ${siteTemplates.join(', ')}.`);
  return template;
}

/** @throws AdminUsageError for one that the product does not speak */
function readLanguages(typed: string | undefined) {
  if (typed === undefined) return [...locales];
  const words = typed.split(',').map((one) => one.trim().toLowerCase());
  return words.map((one) => {
    if (!isLocale(one))
      throw new AdminUsageError(`There is no language "${one}"; there are ${locales.join(', ')}.`);
    return one;
  });
}

const startOfTemplate: SiteCommand = async (deps, [typed = '', name = '', host = ''], options) => {
  const template = readTemplate(typed);
  const languages = readLanguages(options.languages);
  const [own] = languages;
  const bare = emptyCopy(
    { name, host, address: '' },
    { name, host, languages, ...(own && { default_language: own }), unknown_blocks: 'leave_out' },
  );
  const copy = templateCopy(bare, template, deps.blockSchemas);
  return start(deps, name, host, { copy, read: async () => new Uint8Array() });
};

const sentenceOf = (code: ErrorCode): string =>
  code === 'notFound' ? 'There is no such site; "site list" tells which there are.' : errors[code].en;

/** What the API refuses, in words for the terminal. @throws AdminError */
async function asInApi(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { fields, code } = error;
    throw new AdminError(fields ? Object.values(fields).flat().join('. ') : sentenceOf(code));
  }
}

const numberOf = (typed: string): number => (Number.isInteger(Number(typed)) ? Number(typed) : 0);

const deleteOne: SiteCommand = async (deps, [typed = ''], { name = '', reason = '', settles = false }) => {
  const id = numberOf(typed);
  await asInApi(deleteSite(deps, id, { name, reason, settles }, { hereId: undefined, locale: 'en' }));
  return [`Site ${id} is deleted. "site restore ${id}" puts it back within 30 days.`];
};

const restoreOne: SiteCommand = async (deps, [typed = '']) => {
  const id = numberOf(typed);
  await asInApi(restoreSite(deps, id));
  return [`Site ${id} is back as it was.`];
};

/** Commands about whole sites, with how many words follow each: they have transactions of their own. */
export const siteCommands: Readonly<Record<string, readonly [SiteCommand, number]>> = {
  'site copy': [copySite, 3],
  'site export': [exportSite, 2],
  'site import': [importSite, 3],
  'site delete': [deleteOne, 1],
  'site restore': [restoreOne, 1],
  'site template': [startOfTemplate, 3],
};
