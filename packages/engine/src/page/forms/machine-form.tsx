import type { InputEventHandler, ReactNode } from 'react';
import type { FormPost } from '../../machines/request/form-post.ts';
import type { RequestFailure } from '../../machines/request/request-failure.ts';
import { useBoard } from '../../board/board-context.ts';
import { actionField, blockField } from './block-form.tsx';

/** @template Action names of the block's actions */
export interface MachineFormProps<Action extends string = string> {
  /** The block's number, from its props. */
  readonly id: number;
  /** Name of one of the block's actions. */
  readonly action: NoInfer<Action>;
  /** With scripts: gives what was filled in to the machine, which sends it. */
  readonly onPost: (post: FormPost) => void;
  readonly failure: RequestFailure | undefined;
  /** Set for forms with files. */
  readonly multipart?: boolean;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  /** Part of the page to land on after a post without scripts. */
  readonly anchor?: string;
  readonly onInput?: InputEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/**
 * A block's form whose post a machine makes. Without scripts it posts to the page's own address, as every form of a block;
 * with them the machine sends the same to the same address, and its states say what is seen.
 */
export function MachineForm<Action extends string = string>({
  id,
  action,
  onPost,
  failure,
  multipart = false,
  className,
  label,
  anchor,
  onInput,
  children,
}: MachineFormProps<Action>) {
  const board = useBoard();
  const address = board.path + board.search + (anchor ? `#${anchor}` : '');
  return (
    <form
      method="post"
      action={address}
      {...(multipart ? { encType: 'multipart/form-data' as const } : {})}
      className={className}
      aria-label={label}
      {...(onInput && { onInput })}
      noValidate
      // By it the page knows not to load itself anew over what did not arrive.
      data-unsent={failure?.kind === 'offline' || failure?.kind === 'unavailable' || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
        onPost({ address, form });
      }}
    >
      <input type="hidden" name={blockField} value={id} />
      <input type="hidden" name={actionField} value={action} />
      {children}
    </form>
  );
}
