import { defaultsOf, siteSettingsSchema } from '@boardwright/blocks-schema';
import { namespaceOf, type AnyBlock, type BlockContext } from '../board/define-block.ts';
import type { Locale } from '@boardwright/messages';
import type { Translator } from '@boardwright/ui/translate';
import { createTranslator } from '@boardwright/ui/translator';
import { loadBlock } from '../page/load-block.ts';
import { previewBoard, previewConfiguration } from './preview-board.ts';
import { previewClient } from './preview-client.ts';
import type { Scene } from './preview-scenes.ts';
import { sceneOf } from './scene-of.ts';

/**
 * What a block's own `load` answers on the preview board, for one of its fixtures.
 * @param settings complete
 * @returns undefined for a block without a load
 */
export async function previewData(
  block: AnyBlock,
  fixture: string,
  settings: unknown,
  locale: Locale = 'nl',
): Promise<unknown> {
  return loadPreview(block, settings, sceneOf(block.key, fixture), locale);
}

/** What a block's own `load` answers in a scene of the preview board. */
export async function loadPreview(
  block: AnyBlock,
  settings: unknown,
  scene: Scene,
  locale: Locale,
): Promise<unknown> {
  const { siblings, t: _t, ...context } = contextOf(block, scene, locale);
  const translator = translatorOf(block, locale);
  return (await loadBlock({ id: 1, block, settings }, siblings, { ...context, translator })).data;
}

function translatorOf(block: AnyBlock, locale: Locale): Translator {
  return createTranslator(locale, { [namespaceOf(block.key)]: block.messages?.[locale] ?? {} });
}

/** What a block's load and actions are given in a scene of the preview board. */
export function contextOf(block: AnyBlock, scene: Scene, locale: Locale): BlockContext<string> {
  const { path = '/', search = '', visitor = 'guest', answers, siblings = {}, board, siteSettings } = scene;
  return {
    api: previewClient(answers, locale).api,
    board: { ...previewBoard(locale, visitor, search), path, ...board },
    configuration: { ...previewConfiguration, ...scene.configuration },
    siteSettings: {
      ...defaultsOf<BlockContext['siteSettings']>({ settings: siteSettingsSchema }),
      ...siteSettings,
    },
    query: new URLSearchParams(search),
    childSlug: path.split('/')[2],
    identifier: 'p-home',
    siblings,
    t: translatorOf(block, locale).namespace(namespaceOf(block.key)),
    signal: new AbortController().signal,
  };
}
