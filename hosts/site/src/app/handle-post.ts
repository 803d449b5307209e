import {
  actionField,
  blockField,
  contextFor,
  settingsByKey,
  type ActionResult,
  type VisitorSession,
} from '@boardwright/engine';
import type { FoundPage } from './handle-page.ts';

export type PostResponse =
  | {
      readonly type: 'result';
      readonly blockId: number;
      readonly action: string;
      readonly result: ActionResult;
    }
  /** The form names no block or action of this page. */
  | { readonly type: 'unknown' };

interface Runnable {
  readonly method: 'GET' | 'POST';
  readonly run: (input: FormData, context: object) => Promise<ActionResult>;
}

/**
 * Finds the block and action a form names on a page, and runs it: validate, act, answer (decision record on actions).
 * @param session for forms; a look-up changes nobody's
 */
export async function runAction(
  found: FoundPage,
  method: 'GET' | 'POST',
  input: FormData,
  session?: VisitorSession,
): Promise<PostResponse> {
  const blockId = Number(input.get(blockField));
  const name = String(input.get(actionField) ?? '');
  const target = found.read.blocks.find(({ id }) => id === blockId);
  const actions = target?.block?.actions as Readonly<Record<string, Runnable>> | undefined;
  const action = actions && Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!target || !action || action.method !== method) return { type: 'unknown' };
  const context = contextFor(target.block, settingsByKey(found.read.blocks), found.context);
  const result = await action.run(input, {
    ...context,
    settings: target.settings,
    ...(session && { session }),
  });
  return { type: 'result', blockId, action: name, result };
}
