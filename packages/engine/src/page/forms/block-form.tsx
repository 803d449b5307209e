import type { InputEventHandler, ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '../../board/define-block.ts';
import { useBoard } from '../../board/board-context.ts';
import { useFormResponse } from './form-response-scope.tsx';

/** Names of the hidden fields that bring a post to its block. */
export const blockField = '_block';
export const actionField = '_action';

export interface BlockFormState {
  /** The answer to this form's last post: the page's own after a post without scripts, the fetcher's with them. */
  readonly result: ActionResult | undefined;
  readonly busy: boolean;
}

/** @template Action names of the block's actions: `<BlockForm<keyof typeof actions> …>` */
export interface BlockFormProps<Action extends string = string> {
  /** The block's number, from its props. */
  readonly id: number;
  /** Name of one of the block's actions. */
  readonly action: NoInfer<Action>;
  /** Tells several forms of one action apart. */
  readonly part?: string;
  /** The outcome the page was drawn with. */
  readonly initial?: ActionResult | undefined;
  /** Set for forms with files. */
  readonly multipart?: boolean;
  readonly className?: string | undefined;
  readonly formId?: string;
  readonly label?: string;
  /** Part of the page to land on after a post without scripts. */
  readonly anchor?: string;
  readonly onInput?: InputEventHandler<HTMLFormElement>;
  readonly children: (state: BlockFormState) => ReactNode;
}

/**
 * A block's form. Without scripts it posts to the page's own address and the page is drawn again with the answer;
 * with them the same post goes through react-router's fetcher. One way, no second endpoint.
 */
export function BlockForm<Action extends string = string>({
  id,
  action,
  part,
  initial,
  multipart,
  className,
  formId,
  label,
  anchor,
  onInput,
  children,
}: BlockFormProps<Action>) {
  const board = useBoard();
  const fetcher = useFetcher<ActionResult>({ key: [id, action, part].join('-') });
  const result = useFormResponse(fetcher.data) ?? initial;
  return (
    <fetcher.Form
      method="post"
      action={board.path + board.search + (anchor ? `#${anchor}` : '')}
      {...(multipart ? { encType: 'multipart/form-data' as const } : {})}
      className={className}
      id={formId}
      aria-label={label}
      onInput={onInput}
      noValidate
    >
      <input type="hidden" name={blockField} value={id} />
      <input type="hidden" name={actionField} value={action} />
      {children({ result, busy: fetcher.state !== 'idle' })}
    </fetcher.Form>
  );
}

/**
 * The address of a look-up action, for a GET while one types: `fetch(lookUpAddress(board.path, id, 'suggest', { search }))`
 * answers `{data}` as JSON.
 */
export function lookUpAddress(
  path: string,
  id: number,
  action: string,
  values: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ [blockField]: String(id), [actionField]: action, ...values });
  return `${path}?${query}`;
}
