import type { Client } from '@boardwright/api-client';
import type { Command } from '../page-editing/command.ts';
import type { Saved } from '../page-editing/editing.ts';
import {
  following,
  isOwn,
  type EditedBlock,
  type EditedSite,
  type Values,
} from '../page-editing/edited-site.ts';
import { applyCommand } from '../page-editing/apply-command.ts';
import { changedValues } from '../page-editing/changed-values.ts';
import { whereIs } from '../page-editing/inverse-of.ts';
import { SaveError } from '../page-editing/save-problem.ts';
import { rowOf, type Stamp } from '../page-editing/value-change.ts';
import { isDeletionCode, type DeletionCode } from './deletion.ts';
import { theirChanges } from './their-changes.ts';
import {
  toEditedBlock,
  toEditedPage,
  toEditedPreset,
  wireSettings,
  withStoredRows,
  type SchemaOf,
} from './to-edited-site.ts';

export interface SaveDeps {
  readonly api: Client;
  readonly schemaOf: SchemaOf;
  /** Milliseconds. */
  readonly now: () => number;
}

/** What the client throws, as far as saving cares. */
interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly current: StaleRow | undefined;
}

/** What stands in the `current` of a 409. */
interface StaleRow extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly revision: number;
  readonly by?: { readonly name: string; readonly at: string };
}

const isRefusal = (error: unknown): error is Error & Refusal =>
  error instanceof Error && error.name === 'ApiError';

/** A call that failed, as the machine knows failures. */
function problemOf(error: unknown, command: Command, deps: SaveDeps, confirmed: EditedSite): unknown {
  if (!isRefusal(error)) return error;
  const { status, code, fields, current } = error;
  // The editor has its own words for what is gone, and a way back.
  const message = isDeletionCode(code) ? code : error.message;
  if (status === 0 || status === 502 || status === 503 || status === 504)
    return new SaveError({ kind: 'offline' });
  if (status === 401) return new SaveError({ kind: 'expired' });
  // Of a name alone there is no older row to lay changes over: the server says both in a sentence.
  if (status === 409 && current?.revision === undefined && fields['name'])
    return new SaveError({ kind: 'refused', message: fields['name'].join(' '), fields: {} });
  if (status === 409 && current) {
    const { id, revision, by } = current;
    const theirs = theirChanges(command, current, confirmed, deps.schemaOf);
    const hand = by && { name: by.name, at: Date.parse(by.at) };
    return new SaveError({ kind: 'conflict', theirs, id, revision, ...(hand && { by: hand }) });
  }
  return new SaveError({ kind: 'refused', message, fields });
}

/**
 * Sends one command to the API (specification §7 'Site content', admin).
 * @param confirmed the site as the server has it, without the command
 * @throws SaveError
 */
export async function saveCommand(command: Command, confirmed: EditedSite, deps: SaveDeps): Promise<Saved> {
  const saved: Saved = { at: deps.now(), stamps: [], numbers: {} };
  try {
    return { ...saved, ...(await send(command, confirmed, deps)) };
  } catch (error) {
    throw problemOf(error, command, deps, confirmed);
  }
}

type Answer = Partial<Saved>;
type CreatedPage = Awaited<ReturnType<Client['siteBuilder']['createPage']>>['data'];
const as = 'admin';

function stampOf(
  command: Command,
  { id, revision }: { readonly id: number; readonly revision: number },
): Answer {
  const row = rowOf(command);
  const stamp: Stamp | undefined = row && { row, id, revision };
  return stamp ? { stamps: [stamp] } : {};
}

/** A language in which nothing was written has nothing stored: visitors get the default language's. */
const settingsByLocale = ({ key, version, settings }: EditedBlock): Record<string, never> =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([, row]) => isOwn(row))
      .map(([locale, { values }]) => [locale, wireSettings(key, values, version)]),
  ) as Record<string, never>;

/** The site was read after a colleague deleted what is written to: nothing is there to send it to. */
const deleted = (message: DeletionCode): SaveError => new SaveError({ kind: 'refused', message, fields: {} });

async function send(command: Command, confirmed: EditedSite, deps: SaveDeps): Promise<Answer> {
  const { siteBuilder } = deps.api;
  // Only of what stands somewhere must it be known how everything stands then; a row is changed by itself.
  const afterwards = () => applyCommand(confirmed, command);
  // By the block above it too: what colleagues did to the page meanwhile is the server's to know.
  const placeOf = (block: number, page: number, index: number) => {
    const { below } = whereIs(afterwards().pageOf[page]?.blocks ?? [], block);
    return { order: index, ...(below !== undefined && { below_id: below }) };
  };
  const languages = {
    default_language: confirmed.defaultLanguage,
    supported_languages: confirmed.languages,
  };
  const pageOf = ({ page, blocks }: CreatedPage): Answer => ({
    page: toEditedPage(page, languages),
    blocks: blocks.map((block) => toEditedBlock(block, languages, deps.schemaOf)),
  });
  switch (command.type) {
    case 'setSettings': {
      const block = confirmed.blockOf[command.block];
      if (!block) throw deleted('blockDeleted');
      const { locale } = command;
      const { id, revision, values } = block.settings[locale] ?? following({});
      const body = {
        block_id: block.id,
        locale,
        ...wireSettings(block.key, changedValues(values, command), block.version),
        revision,
        ...(command.inPlace && { in_place: true }),
      };
      const { data } =
        id === undefined
          ? await siteBuilder.createBlockSettings({ body, as })
          : await siteBuilder.updateBlockSettings({ params: { id }, body, as });
      const written = Object.keys(data.others).length > 0 && afterwards().blockOf[block.id];
      const blocks = written ? [withStoredRows(written, data.others, confirmed, deps.schemaOf)] : [];
      return { ...stampOf(command, data), blocks };
    }
    case 'forgetSettings': {
      const { id, revision } = confirmed.blockOf[command.block]?.settings[command.locale] ?? {};
      if (id === undefined) return { unsent: true };
      await siteBuilder.deleteBlockSettings({ params: { id }, query: { revision: revision ?? 0 }, as });
      return {};
    }
    case 'setStyles': {
      const revision = confirmed.blockOf[command.block]?.revision ?? 0;
      const body = { revision, custom_styles: command.css };
      const { data } = await siteBuilder.updateBlock({ params: { id: command.block }, body, as });
      return stampOf(command, data);
    }
    case 'setScope': {
      const revision = confirmed.blockOf[command.block]?.revision ?? 0;
      const body = { revision, isGlobal: command.isGlobal, page_id: command.page };
      const { data } = await siteBuilder.updateBlock({ params: { id: command.block }, body, as });
      return stampOf(command, data);
    }
    case 'addBlock': {
      const { block, uid, page, index } = command;
      const body = {
        uid,
        key: block.key,
        page_id: page,
        ...placeOf(block.id, page, index),
        isGlobal: block.isGlobal,
        custom_styles: block.customStyles,
        settings: settingsByLocale(block),
      };
      const { data } = await siteBuilder.createBlock({ body, as });
      return { numbers: { [block.id]: data.id }, blocks: [toEditedBlock(data, languages, deps.schemaOf)] };
    }
    case 'removeBlock':
      await siteBuilder.deleteBlock({ params: { id: command.block }, query: { page_id: command.page }, as });
      return {};
    case 'restoreBlock': {
      const { block, page, index } = command;
      const body = { page_id: page, ...placeOf(block, page, index) };
      const { data } = await siteBuilder.restoreBlock({ params: { id: command.block }, body, as });
      return { blocks: [toEditedBlock(data, languages, deps.schemaOf)] };
    }
    case 'moveBlock': {
      const { block, page, index } = command;
      const { key } = confirmed.blockOf[block] ?? {};
      if (key === undefined) throw deleted('blockDeleted');
      // This block alone: a whole order would undo what a colleague moved meanwhile.
      await siteBuilder.orderBlocks({
        body: [{ id: block, key, page_id: page, ...placeOf(block, page, index) }],
        as,
      });
      return {};
    }
    case 'addPage': {
      const { page, uid, copyOf } = command;
      const settings = Object.fromEntries(
        Object.entries(page.texts)
          .filter(([, row]) => isOwn(row))
          .map(([locale, { values }]) => [locale, values]),
      );
      const body = {
        uid,
        key: page.key,
        path: page.path,
        settings,
        ...(copyOf !== undefined && { copy_of: copyOf }),
      };
      const { data } = await siteBuilder.createPage({ body: body, as });
      return { numbers: { [page.id]: data.page.id }, ...pageOf(data) };
    }
    case 'removePage':
      await siteBuilder.deletePage({ params: { id: command.page }, as });
      return {};
    case 'restorePage':
      return pageOf((await siteBuilder.restorePage({ params: { id: command.page }, as })).data);
    case 'setPage': {
      const revision = confirmed.pageOf[command.page]?.revision ?? 0;
      const body = { revision, key: command.key, path: JSON.stringify(command.path) };
      const { data } = await siteBuilder.updatePage({ params: { id: command.page }, body, as });
      return stampOf(command, data);
    }
    case 'setPageTexts': {
      const page = confirmed.pageOf[command.page];
      if (!page) throw deleted('pageDeleted');
      const { page: page_id, locale } = command;
      const { id, revision, values } = page.texts[locale] ?? following({});
      const settings = changedValues(values, command);
      const body = { page_id, locale, settings, revision };
      const { data } =
        id === undefined
          ? await siteBuilder.createPageSettings({ body, as })
          : await siteBuilder.updatePageSettings({ params: { id }, body, as });
      return stampOf(command, data);
    }
    case 'forgetPageTexts': {
      const { id, revision } = confirmed.pageOf[command.page]?.texts[command.locale] ?? {};
      if (id === undefined) return { unsent: true };
      await siteBuilder.deletePageSettings({ params: { id }, query: { revision: revision ?? 0 }, as });
      return {};
    }
    case 'addPreset': {
      const { preset, uid } = command;
      const settings = Object.fromEntries(
        Object.entries(preset.settings).map(([locale, values]) => [
          locale,
          wireSettings(preset.key, values, preset.version),
        ]),
      ) as Record<string, never>;
      const body = { uid, name: preset.name, key: preset.key, settings, custom_styles: preset.customStyles };
      const { data } = await siteBuilder.createPreset({ params: { siteId: confirmed.id }, body, as });
      return { numbers: { [preset.id]: data.id }, preset: toEditedPreset(data, deps.schemaOf) };
    }
    case 'renamePreset':
      await siteBuilder.renamePreset({
        params: { id: command.preset },
        body: { name: command.name, was: confirmed.presetOf[command.preset]?.name },
        as,
      });
      return {};
    case 'removePreset':
      await siteBuilder.deletePreset({ params: { id: command.preset }, as });
      return {};
    case 'restorePreset':
      await siteBuilder.restorePreset({ params: { id: command.preset }, as });
      return {};
    case 'setSite':
    case 'setSiteTexts':
    case 'setSiteState':
    case 'setCookieScripts': {
      const body = siteBody(command, confirmed);
      const { data } = await siteBuilder.updateSite({
        params: { id: confirmed.id },
        body: body,
        as,
      });
      return stampOf(command, data);
    }
  }
}

type SiteCommand = Extract<
  Command,
  { readonly type: 'setSite' | 'setSiteTexts' | 'setSiteState' | 'setCookieScripts' }
>;

function siteBody(command: SiteCommand, { revision }: EditedSite): Values {
  switch (command.type) {
    case 'setSite':
      return { revision, settings: withNulls(command) };
    case 'setSiteTexts':
      return { revision, texts: { [command.locale]: withNulls(command) } };
    case 'setSiteState':
      return { revision, name: command.name, status: command.status };
    case 'setCookieScripts':
      return { revision, cookie_scripts: command.scripts };
  }
}

/** A setting that is taken away travels as null. */
const withNulls = ({ set, unset }: { readonly set: Values; readonly unset: readonly string[] }): Values => ({
  ...Object.fromEntries(unset.map((name) => [name, null])),
  ...set,
});
