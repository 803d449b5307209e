import type { CommentReader, CommentThread } from '@boardwright/api-client/contract';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useProfile } from '@boardwright/engine/auth';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { BlockIcon } from '../workbench/block-icon.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { CommentField } from './comment-field.tsx';
import type { CommentSource } from './comment-source.ts';
import styles from './comments.module.css';
import { OneComment } from './one-comment.tsx';
import { useCommentsMessages } from './use-comments-messages.ts';
import { pageOfBlock, useBlockKey } from './use-threads.ts';

interface ThreadCardProps {
  readonly thread: CommentThread;
  readonly readers: readonly CommentReader[];
  readonly source: CommentSource;
  /** It is the one that a pin or a mail led to. */
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly onChanged: (thread: CommentThread) => void;
  /** Its last comment was deleted. */
  readonly onEmpty: () => void;
}

/** A conversation: the block it is about, what was said, and what can be said or done now. */
export function ThreadCard(props: ThreadCardProps) {
  const { thread, readers, source, isCurrent, onChoose, onChanged, onEmpty } = props;
  const commentsT = useCommentsMessages();
  const you = useProfile()?.uuid;
  const [isReplying, setReplying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const card = useRef<HTMLElement>(null);
  const isResolved = thread.resolved_at !== null;
  const last = thread.comments.at(-1);
  useEffect(() => {
    if (!isCurrent) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    if (!card.current?.contains(document.activeElement)) card.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  async function resolve(): Promise<void> {
    setFailure(undefined);
    try {
      onChanged(await source.resolve(thread.id, !isResolved));
      announce(commentsT(isResolved ? 'isOpen' : 'isResolved'));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <article
      ref={card}
      className={styles.thread}
      data-current={isCurrent}
      tabIndex={-1}
      aria-label={last ? `${last.name}: ${last.text.slice(0, 80)}` : undefined}
    >
      <header>
        <ThreadBlock thread={thread} onChoose={onChoose} />
        <button
          type="button"
          className={`${controls.button} ${isResolved ? '' : controls.secondary}`}
          onClick={() => void resolve()}
        >
          {isResolved ? (
            <RotateCcw size={14} strokeWidth={2} aria-hidden />
          ) : (
            <Check size={14} strokeWidth={2} aria-hidden />
          )}
          {commentsT(isResolved ? 'reopen' : 'resolve')}
        </button>
      </header>
      {isResolved ? (
        <p className={styles.settled}>
          {thread.resolved_by
            ? commentsT('resolvedBy', { name: thread.resolved_by })
            : commentsT('resolvedBySomebody')}
        </p>
      ) : null}
      {thread.comments.map((comment) => (
        <OneComment
          key={comment.id}
          comment={comment}
          readers={readers}
          isOwn={you !== undefined && comment.user_uuid === you}
          onChange={async (written) =>
            onChanged(await source.change(comment.id, { ...written, revision: comment.revision }))
          }
          onRemove={async () => {
            await source.remove(comment.id);
            announce(commentsT('removed'));
            const comments = thread.comments.filter(({ id }) => id !== comment.id);
            if (comments.length === 0) onEmpty();
            else onChanged({ ...thread, comments });
          }}
        />
      ))}
      {failure === undefined ? null : (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.reply}>
        {isReplying ? (
          <CommentField
            name={`thread.${thread.id}`}
            readers={readers}
            label={commentsT('write')}
            sendText={commentsT('sendReply')}
            onCancel={() => setReplying(false)}
            onSend={async (comment) => {
              onChanged(await source.reply(thread.id, comment));
              setReplying(false);
              announce(commentsT('sent'));
            }}
          />
        ) : (
          <button type="button" className={controls.link} onClick={() => setReplying(true)}>
            {commentsT('reply')}
          </button>
        )}
      </div>
    </article>
  );
}

/** The block a conversation is about, and the way to it: where it is on another page, there. */
function ThreadBlock({ thread, onChoose }: Pick<ThreadCardProps, 'thread' | 'onChoose'>) {
  const commentsT = useCommentsMessages();
  const { titleOf } = useBlockActions();
  const { entry, entries, engine, locale, show } = useWorkbench();
  const onBench = entry?.page.id;
  const key = useBlockKey(thread.block_id);
  const page = useEdited((site) => pageOfBlock(site, thread.block_id, onBench));
  if (key === undefined || page === undefined)
    return <span className={styles.block}>{commentsT('blockDeleted')}</span>;
  const block = titleOf(key);
  const name = entries.find((one) => one.page.id === page)?.name ?? '';
  return (
    <button
      type="button"
      className={styles.block}
      onClick={() => {
        onChoose();
        show({ block: thread.block_id, page: page === onBench ? undefined : page, locale });
      }}
    >
      <BlockIcon icon={engine.blocks.get(key)?.schema.icon} />
      <span>{page === onBench ? block : commentsT('elsewhere', { block, page: name })}</span>
    </button>
  );
}
