import type { BlockComment, CommentReader } from '@boardwright/api-client/contract';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { initialsOf } from '../model/colleague.ts';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { CommentField } from './comment-field.tsx';
import { CommentText } from './comment-text.tsx';
import type { WrittenComment } from './comment-source.ts';
import styles from './comments.module.css';
import { useCommentsMessages } from './use-comments-messages.ts';

interface OneCommentProps {
  readonly comment: BlockComment;
  readonly readers: readonly CommentReader[];
  /** Who looks wrote it. */
  readonly isOwn: boolean;
  /** @throws Error whose message is a sentence */
  readonly onChange: (written: WrittenComment) => Promise<void>;
  /** @throws Error whose message is a sentence */
  readonly onRemove: () => Promise<void>;
}

/** Who said what when; whoever wrote it can write it anew or delete it, which asks once more. */
export function OneComment({ comment, readers, isOwn, onChange, onRemove }: OneCommentProps) {
  const commentsT = useCommentsMessages();
  const momentText = useMomentText();
  const [mode, setMode] = useState<'read' | 'edit'>('read');
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = comment.name || commentsT('formerColleague');
  async function remove(): Promise<void> {
    if (!isSure) return setSure(true);
    try {
      await onRemove();
    } catch (error) {
      setOpen(false);
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <div className={styles.comment}>
      <span className={styles.face} aria-hidden>
        {initialsOf(name)}
      </span>
      <div>
        <p className={styles.who}>
          <b>{name}</b> <time dateTime={comment.created_at}>{momentText(comment.created_at)}</time>
          {comment.edited_at === null ? null : (
            <>
              {' '}
              <small title={momentText(comment.edited_at)}>{commentsT('edited')}</small>
            </>
          )}
        </p>
        {mode === 'edit' ? (
          <CommentField
            name={`edit.${comment.id}`}
            first={comment.text}
            readers={readers}
            label={commentsT('write')}
            sendText={commentsT('save')}
            onCancel={() => setMode('read')}
            onSend={async (written) => {
              await onChange(written);
              setMode('read');
            }}
          />
        ) : (
          <CommentText text={comment.text} readers={readers} />
        )}
        {failure === undefined ? null : (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      {isOwn && mode === 'read' ? (
        <Disclosure
          open={isOpen}
          onToggle={(open) => {
            setOpen(open);
            setSure(false);
          }}
          className={styles.menu}
          buttonClassName={controls.iconButton}
          label={commentsT('more')}
          button={<Ellipsis size={16} strokeWidth={1.8} aria-hidden />}
        >
          <ul>
            <li>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  setMode('edit');
                }}
              >
                {commentsT('edit')}
              </button>
            </li>
            <li>
              <button type="button" data-danger onClick={() => void remove()}>
                {commentsT(isSure ? 'removeReally' : 'remove')}
              </button>
            </li>
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}
