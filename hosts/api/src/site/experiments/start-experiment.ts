import type { BodyOf, Contract, Experiment, StoredPage } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, eq, lte } from '../../platform/database/drizzle.ts';
import { isSameJson } from '../../platform/database/same-json.ts';
import { experiments, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { blockOfSite, type Save } from '../builder/builder-context.ts';
import { builderMessage } from '../builder/builder.messages.ts';
import { checkSettings } from '../builder/save-block-settings.ts';
import { presentPages } from '../content/site.present.ts';
import { readSiteRows, type SiteState } from '../content/site.queries.ts';
import { readExperiment } from './experiments.queries.ts';
import { isRunning } from './running-experiments.queries.ts';

/**
 * Blocks whose settings the API goes by itself: where a message is sent, what an application must hold. It knows one of
 * each, and would refuse what visitors of B were asked for.
 */
const untestable: ReadonlySet<string> = new Set(['contact', 'job-details']);

/** A block as visitors are sent it, or as it is saved; undefined where the page is not there. */
async function blockIn(
  { tx, siteId, schemas }: Save,
  state: SiteState,
  { pageId, blockId, locales }: { pageId: number; blockId: number; locales: readonly string[] },
): Promise<StoredPage['blocks'][number] | undefined> {
  const rows = await readSiteRows(tx, siteId, locales, state);
  return presentPages(rows, locales, 'visitor', schemas)
    .find(({ id }) => id === pageId)
    ?.blocks.find(({ id }) => id === blockId);
}

/**
 * Starts a test of a block. Sent twice with one `uid`, it is there once.
 * @throws HttpError `notFound`, `blockDeleted`, `pageDeleted`, `experimentBlock`, `experimentRunning`,
 * `experimentUnpublished`, `validation`
 */
export async function startExperiment(
  save: Save,
  blockId: number,
  body: BodyOf<Contract['siteBuilder']['startExperiment']>,
  locale: Locale,
): Promise<Experiment> {
  const { tx, siteId, now, schemas } = save;
  const block = await blockOfSite(save, blockId);
  const wanted = and(eq(experiments.siteId, siteId), eq(experiments.uid, body.uid));
  const [sent] = await tx.select({ id: experiments.id }).from(experiments).where(wanted);
  if (sent) return readExperiment(tx, save, sent.id);
  const { pageId, key } = block;
  const schema = schemas[key];
  if (pageId === null || !schema || untestable.has(key)) throw new HttpError('experimentBlock');
  // One whose time is over, and which no look has ended yet, stands in nobody's way.
  await tx
    .update(experiments)
    .set({ endedAt: experiments.endsAt, endedBy: 'time' })
    .where(and(eq(experiments.pageId, pageId), isRunning, lte(experiments.endsAt, now)));
  const [running] = await tx
    .select({ id: experiments.id })
    .from(experiments)
    .where(and(eq(experiments.pageId, pageId), isRunning))
    .limit(1);
  if (running) throw new HttpError('experimentRunning');
  const [site] = await tx.select().from(sites).where(eq(sites.id, siteId));
  const locales = [...new Set([body.locale, (site?.defaultLocale ?? '').toUpperCase()])];
  const place = { pageId, blockId, locales };
  const a = await blockIn(save, 'published', place);
  const saved = save.byHand ? await blockIn(save, 'draft', place) : a;
  if (!a || !saved || !isSameJson(a.settings, saved.settings)) throw new HttpError('experimentUnpublished');
  if (body.version !== schema.version) wrong(locale, 'settingWrong');
  checkSettings(schema, body.settings, body.version, locale);
  if (body.version === a.settingsVersion && isSameJson(body.settings, a.settings))
    wrong(locale, 'experimentSame');
  const [row] = await tx
    .insert(experiments)
    .values({
      siteId,
      pageId,
      blockId,
      uid: body.uid,
      key,
      locale: body.locale,
      a: a.settings,
      aVersion: a.settingsVersion,
      b: body.settings,
      bVersion: body.version,
      share: body.share,
      measure: body.measure,
      author: save.author,
      startedAt: now,
      endsAt: new Date(now.getTime() + body.days * 86_400_000),
      createdAt: now,
    })
    .returning({ id: experiments.id });
  return readExperiment(tx, save, row?.id ?? 0);
}

function wrong(locale: Locale, key: 'settingWrong' | 'experimentSame'): never {
  throw new HttpError('validation', { fields: { settings: [builderMessage(locale, key)] } });
}
