import { toWire, readSettings } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import {
  cleanRichText,
  loadBlock,
  PageError,
  serverErrorText,
  type AnyBlock,
  type PageSettings,
} from '@boardwright/engine';
import type { CanvasRequest, CanvasResponse } from '@boardwright/engine/open-canvas';
import { engine } from '../engine.ts';
import { jsonResponse, type Session, type SiteAppOptions } from './responses.ts';
import type { AppResponse } from './app-types.ts';
import { refusal } from './failures.ts';
import type { FoundPage } from './handle-page.ts';

/** Blocks that the canvas may ask about at once. */
const most = 200;

function readAsked(text: string): readonly CanvasRequest[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new PageError(400, 'The canvas sent no JSON', { cause });
  }
  const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null;
  const isAsked = (one: unknown): one is CanvasRequest => {
    const { id, key, settings, siblings } = (one ?? {}) as Partial<CanvasRequest>;
    return typeof id === 'number' && typeof key === 'string' && isObject(settings) && isObject(siblings);
  };
  if (!Array.isArray(value) || value.length > most || !value.every(isAsked))
    throw new PageError(400, 'The canvas sent no blocks');
  return value;
}

/** Settings that are not saved yet, read as stored ones are. */
function readUnsaved(block: AnyBlock, settings: object): unknown {
  const { key, schema } = block;
  const stored = toWire(key, settings as Readonly<Record<string, unknown>>);
  return cleanRichText(block, readSettings(schema, stored, schema.version, problemsOf).settings);
}

/** The data of a block with the settings that it and the blocks it reads have on the editor's canvas. */
async function readBlock(asked: CanvasRequest, found: FoundPage): Promise<CanvasResponse['blocks'][number]> {
  const { id, key } = asked;
  const block = engine.blocks.get(key);
  if (!block) return { id, settings: {}, failed: 'Unknown block' };
  const settings = readUnsaved(block, asked.settings as object);
  const siblings = Object.entries(asked.siblings).flatMap(([other, unsaved]) => {
    const read = engine.blocks.get(other);
    return read && typeof unsaved === 'object' && unsaved ? [[other, readUnsaved(read, unsaved)]] : [];
  });
  try {
    const page = Object.fromEntries(siblings) as PageSettings;
    const loaded = await loadBlock({ id, block, settings }, page, found.context);
    return { id, settings: loaded.settings, data: loaded.data };
  } catch (error) {
    // Policy: one block's data never takes the canvas; the editor says which could not be read.
    return { id, settings, failed: serverErrorText(error) };
  }
}

/** Answers the editor's canvas. Only the site's admin is answered. */
export async function respondToCanvas(
  session: Session,
  options: SiteAppOptions,
  found: FoundPage,
  text: string,
): Promise<AppResponse> {
  const { page } = session;
  try {
    await page.api.account.readYou({ as: 'admin' });
  } catch {
    // Policy: whoever the API does not know as an admin is asked to log in, and gets nothing of the page.
    return refusal(session, options, 401);
  }
  const asked = readAsked(text);
  const keys = asked.map(({ key }) => key);
  const { messages, translator } = page.view.messagesFor([
    ...found.read.blocks.map(({ block }) => block.key),
    ...keys,
  ]);
  const context = { ...found, context: { ...found.context, translator } };
  const answer: CanvasResponse = {
    blocks: await Promise.all(asked.map((one) => readBlock(one, context))),
    messages,
    styles: options.assets.stylesOf(keys),
  };
  return jsonResponse(200, answer);
}
