import { defaultsOf, siteSettingsSchema } from '@boardwright/blocks-schema';
import type { ActionContext, BlockContext } from '../board/define-block.ts';
import { previewBoard, previewConfiguration } from './preview-board.ts';
import { clientOf } from './preview-client.ts';

/**
 * What a load, an action or a head is given on the preview board, for tests that call it by itself.
 * @param changes what is different of it; `calls` are the calls of the API that are answered, by group and name
 */
export function previewContext<Changes extends Partial<ActionContext<unknown, string>>>({
  calls = {},
  ...changes
}: Changes & { readonly calls?: Readonly<Record<string, object>> }): BlockContext<string> &
  Omit<Changes, 'calls'> {
  return {
    api: clientOf(calls),
    board: previewBoard('nl'),
    configuration: previewConfiguration,
    siteSettings: defaultsOf({ settings: siteSettingsSchema }),
    query: new URLSearchParams(),
    identifier: 'p-home',
    siblings: {},
    t: (key: string) => key,
    signal: new AbortController().signal,
    ...changes,
  };
}
