import { overBox, type BlockBox } from '../block-actions/use-block-boxes.ts';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './comments.module.css';
import { useCommentsMessages } from './use-comments-messages.ts';
import { useThreadsByBlock } from './use-threads.ts';

interface CommentPinsProps {
  readonly document: Document;
  readonly boxes: readonly BlockBox[];
  readonly scale: number;
}

/** At each block that somebody said something about: how much, and the way there. */
export function CommentPins({ document: page, boxes, scale }: CommentPinsProps) {
  const commentsT = useCommentsMessages();
  const { nameOf } = useBlockActions();
  const work = useWorkStore();
  const { openLeft, left } = useWorkbench();
  const byBlock = useThreadsByBlock();
  const current = useWork(({ comment }) => comment);
  const layer = useScrolledLayer(page, scale);
  return (
    <div ref={layer} className={styles.layer}>
      {boxes.map((box) => {
        const { id, rendering } = box;
        const [first, ...more] = byBlock.get(id) ?? [];
        if (!first || rendering === 'loading') return null;
        const count = more.length + 1;
        const isCurrent =
          left === 'comments' &&
          current !== undefined &&
          'thread' in current &&
          [first, ...more].some((thread) => thread.id === current.thread);
        const label = commentsT('pin', { count, block: nameOf([id]) });
        return (
          <div key={id} className={styles.anchor} style={overBox(box, scale)}>
            <button
              type="button"
              className={styles.pin}
              data-current={isCurrent}
              aria-label={label}
              title={label}
              onClick={() => {
                work.set({ comment: { thread: first.id } });
                openLeft('comments');
              }}
            >
              {count}
            </button>
          </div>
        );
      })}
    </div>
  );
}
