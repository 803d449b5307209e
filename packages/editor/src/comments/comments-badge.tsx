import controls from '../ui/controls.module.css';
import styles from './comments.module.css';
import { useCommentsMessages } from './use-comments-messages.ts';
import { CommentsReader } from './comments-reader.tsx';
import { useThreads } from './use-threads.ts';

/** How many comments are open on the site; it is what reads them. */
export function CommentsBadge() {
  const commentsT = useCommentsMessages();
  const { length: count } = useThreads();
  return (
    <>
      <CommentsReader />
      {count === 0 ? null : (
        <span className={styles.badge}>
          <span aria-hidden>{count}</span>
          <span className={controls.unseen}>, {commentsT('badge', { count })}</span>
        </span>
      )}
    </>
  );
}
