import { fillDefaults } from '@boardwright/blocks-schema';
import type { AnyBlock, ActionContext, ActionResult, BlockAction } from '../board/define-block.ts';
import type { SessionRole } from '../board/session-role.ts';
import { contextOf } from './preview-data.ts';
import type { PreviewRequests, PreviewCalls } from './preview-calls.ts';
import type { Scene } from './preview-scenes.ts';

export interface Posted {
  readonly result: ActionResult;
  /** What was asked of the API's noted calls, in order: 'logIn' and what it was given. */
  readonly calls: readonly (readonly [name: string, asked: PreviewRequests])[];
  /** Whose token was kept, and 'out' for a logout. */
  readonly session: readonly (SessionRole | 'out')[];
}

/** The API's refusal, as the client throws it. */
export function refused(code: string, status: number, message = code, fields: object = {}): Error {
  return Object.assign(new Error(message), { name: 'ApiError', code, status, fields });
}

/**
 * Posts one of a block's forms on the preview board.
 * @param values what was typed or chosen; a list is several fields of one name
 * @param account answers of the API's account calls, which are noted
 * @param noted answers of calls of other groups, noted as well
 */
export async function postForm(
  block: AnyBlock,
  action: string,
  values: Readonly<Record<string, string | File | readonly string[]>>,
  {
    account = {},
    noted = {},
    settings = {},
    ...scene
  }: Scene & {
    account?: PreviewCalls;
    noted?: Readonly<Record<string, PreviewCalls>>;
    settings?: object;
  } = {},
): Promise<Posted> {
  const calls: [string, PreviewRequests][] = [];
  const session: (SessionRole | 'out')[] = [];
  const note = (group: PreviewCalls): PreviewCalls =>
    Object.fromEntries(
      Object.entries(group).map(([name, call]) => [
        name,
        (asked: PreviewRequests = {}) => {
          calls.push([name, asked]);
          return call(asked);
        },
      ]),
    );
  const groups = Object.entries({ ...noted, account }).map(([name, group]) => [name, note(group)] as const);
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one);
  const actions = block.actions as Readonly<Record<string, BlockAction<unknown>>> | undefined;
  const run = actions?.[action]?.run;
  if (!run) throw new RangeError(`The block ${block.key} has no action '${action}'`);
  const context: ActionContext = {
    ...contextOf(block, { ...scene, answers: { ...scene.answers, calls: Object.fromEntries(groups) } }, 'nl'),
    settings: fillDefaults(block.schema.settings, settings),
    session: { logIn: (role) => void session.push(role), logOut: () => void session.push('out') },
  };
  return { result: await run(form, context), calls, session };
}
