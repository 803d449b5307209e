import { toWire, readSettings } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { cleanRichText, contextFor, PageError, serverErrorText } from '@boardwright/engine';
import type { CanvasResponse } from '../canvas/canvas-types.ts';
import { engine } from '../engine.ts';
import { jsonResponse, type Session, type SiteAppOptions } from './responses.ts';
import type { AppResponse } from './app-types.ts';
import { refusal } from './failures.ts';
import type { FoundPage } from './handle-page.ts';

/** Blocks that the canvas may ask about at once. */
const most = 200;

interface Asked {
  readonly id: number;
  readonly key: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

function readAsked(text: string): readonly Asked[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new PageError(400, 'The canvas sent no JSON', { cause });
  }
  const isAsked = (one: unknown): one is Asked => {
    const { id, key, settings } = (one ?? {}) as Partial<Asked>;
    return typeof id === 'number' && typeof key === 'string' && typeof settings === 'object' && !!settings;
  };
  if (!Array.isArray(value) || value.length > most || !value.every(isAsked))
    throw new PageError(400, 'The canvas sent no blocks');
  return value;
}

type Loads = (settings: unknown, context: unknown) => Promise<unknown>;

/**
 * The data of blocks with settings that are not saved yet, for the editor's canvas. The settings go through the one
 * door that stored ones do.
 */
async function readBlock(asked: Asked, found: FoundPage): Promise<CanvasResponse['blocks'][number]> {
  const { id, key } = asked;
  const block = engine.blocks.get(key);
  if (!block) return { id, settings: {}, failed: 'Unknown block' };
  const { schema } = block;
  const read = readSettings(schema, toWire(key, asked.settings), schema.version, problemsOf);
  const settings = cleanRichText(block, read.settings);
  try {
    const context = contextFor(found.read, key, found.context);
    const data = await (block.load as Loads | undefined)?.(settings, context);
    return { id, settings, data };
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
    // Policy: whoever the API does not know as an admin is told to log in, and nothing of the page.
    return refusal(session, options, 401);
  }
  const asked = readAsked(text);
  const keys = asked.map(({ key }) => key);
  const { words, translator } = page.view.wordsFor([
    ...found.read.blocks.map(({ block }) => block.key),
    ...keys,
  ]);
  const context = { ...found, context: { ...found.context, translator } };
  const answer: CanvasResponse = {
    blocks: await Promise.all(asked.map((one) => readBlock(one, context))),
    words,
    styles: options.assets.stylesOf(keys),
  };
  return jsonResponse(200, answer);
}
