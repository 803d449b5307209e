import { type CommentReader, type CommentThread, quietMinutes } from '@boardwright/api-client/contract';
import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useProfile } from '@boardwright/engine/auth';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useNumberOf } from '../page-editing/page-editing.react.tsx';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { SidePanel } from '../workbench/side-panel.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { CommentField } from './comment-field.tsx';
import { useCommentSource, type CommentSource } from './comment-source.ts';
import styles from './comments.module.css';
import { waitsFor } from './mentions.ts';
import { ThreadCard } from './thread-card.tsx';
import { useCommentsMessages } from './use-comments-messages.ts';
import { useResolved } from './use-resolved.ts';
import { usePutThread, useThreads } from './use-threads.ts';

const views = ['open', 'forYou', 'resolved'] as const;
type View = (typeof views)[number];

/** What the team says about the blocks of the site: what is open, what waits for who looks, and what is settled. */
export function CommentsPanel() {
  const source = useCommentSource();
  return source ? <Comments source={source} /> : null;
}

function Comments({ source }: { readonly source: CommentSource }) {
  const commentsT = useCommentsMessages();
  const { editorSite, blockId: chosen } = useWorkbench();
  const actions = useBlockActions();
  const { nameOf } = actions;
  const site = editorSite.edited.id;
  const work = useWorkStore();
  const you = useProfile()?.uuid;
  const threads = useThreads();
  const isRead = useWork((state) => state.threads !== undefined);
  const current = useWork(({ comment }) => comment);
  const put = usePutThread();
  const [view, setView] = useState<View>('open');
  const resolved = useResolved(source, site, view === 'resolved');
  const readers = useReaders(source, site);
  const [failure, setFailure] = useState<string>();
  const thread = current && 'thread' in current ? current.thread : undefined;
  const block = current && 'block' in current ? current.block : undefined;
  useEffect(() => {
    if (isRead) return;
    source.findThreads(site, 'open', 1).then(
      (found) => work.set({ threads: found.threads }),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [source, site, work, isRead]);
  // What a mail leads to may be settled by now; what is settled while one looks at it takes nobody along.
  const [seen, setSeen] = useState<number>();
  if (thread !== undefined && isRead && seen !== thread) {
    setSeen(thread);
    if (threads.every(({ id }) => id !== thread)) setView('resolved');
  }
  const forYou = threads.filter(({ comments }) => waitsFor(comments, you));
  const visible = { open: threads, forYou, resolved: resolved.threads }[view];
  const counts = { open: threads.length, forYou: forYou.length, resolved: resolved.total };
  const switches = useFocusLeft(visible?.length ?? 0);
  const close = (): void => work.set({ comment: undefined });
  function changed(next: CommentThread): void {
    put(next);
    resolved.put(next);
  }
  function choose(id: number): void {
    work.set({ comment: { thread: id } });
  }
  return (
    <SidePanel
      title={commentsT('title')}
      note={commentsT('note', { count: threads.length })}
      foot={<p className={styles.foot}>{commentsT('foot', { minutes: quietMinutes })}</p>}
    >
      <div ref={switches} className={styles.views} role="group" aria-label={commentsT('views')}>
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
            {commentsT(one)}
            {counts[one] === undefined ? null : <span>{counts[one]}</span>}
          </button>
        ))}
      </div>
      {block === undefined && chosen !== undefined ? (
        <button
          type="button"
          className={`${controls.button} ${controls.secondary} ${styles.begin}`}
          title={`${commentsT('begin', { block: nameOf([chosen]) })} (Shift+C)`}
          onClick={() => actions.comment(chosen)}
        >
          <MessageSquarePlus size={15} strokeWidth={1.8} aria-hidden />
          <span>{commentsT('begin', { block: nameOf([chosen]) })}</span>
        </button>
      ) : null}
      {block === undefined ? null : (
        <NewThread
          key={block}
          block={block}
          readers={readers}
          source={source}
          onMade={(made) => {
            changed(made);
            setView('open');
            choose(made.id);
          }}
          onCancel={close}
        />
      )}
      {failure === undefined && resolved.failure === undefined ? null : (
        <p className={styles.failure} role="alert">
          {failure ?? resolved.failure}
        </p>
      )}
      {visible === undefined || (view !== 'resolved' && !isRead) ? (
        failure === undefined && resolved.failure === undefined ? (
          <p className={styles.none} role="status">
            {commentsT('loading')}
          </p>
        ) : null
      ) : (
        visible.map((one) => (
          <ThreadCard
            key={one.id}
            thread={one}
            readers={readers}
            source={source}
            isCurrent={one.id === thread}
            onChoose={() => choose(one.id)}
            onChanged={changed}
            onEmpty={() => {
              work.set({ threads: threads.filter(({ id }) => id !== one.id) });
              resolved.drop(one.id);
            }}
          />
        ))
      )}
      {visible?.length === 0 && isRead && block === undefined ? <Nothing view={view} /> : null}
      {view === 'resolved' && resolved.older ? (
        <button type="button" className={`${controls.button} ${styles.older}`} onClick={resolved.older}>
          {commentsT('older')}
        </button>
      ) : null}
    </SidePanel>
  );
}

const nothing = { open: 'noneOpen', forYou: 'noneForYou', resolved: 'noneResolved' } as const;

function Nothing({ view }: { readonly view: View }) {
  const commentsT = useCommentsMessages();
  const key = nothing[view];
  return (
    <div className={styles.none}>
      <b>{commentsT(key)}</b>
      <p>{commentsT(`${key}Hint`)}</p>
    </div>
  );
}

interface NewThreadProps {
  readonly block: number;
  readonly readers: readonly CommentReader[];
  readonly source: CommentSource;
  readonly onMade: (thread: CommentThread) => void;
  readonly onCancel: () => void;
}

/** Begins a conversation about a block. */
function NewThread({ block, readers, source, onMade, onCancel }: NewThreadProps) {
  const commentsT = useCommentsMessages();
  const { nameOf } = useBlockActions();
  const { page } = useWorkbench();
  // What was added this moment has the server's number by the time that something is written about it.
  const number = useNumberOf(block) ?? block;
  return (
    <section className={styles.thread} data-current="true">
      <h3 className={styles.about}>{commentsT('about', { block: nameOf([block]) })}</h3>
      <CommentField
        name={`block.${block}`}
        readers={readers}
        label={commentsT('write')}
        sendText={commentsT('send')}
        onCancel={onCancel}
        onSend={async (comment) => {
          onMade(await source.start(number, { ...comment, page: page?.id ?? 0 }));
          announce(commentsT('sent'));
        }}
      />
    </section>
  );
}

/** Where the focus goes that was in what was resolved or deleted, and went with it: to the view one is in. */
function useFocusLeft(count: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  useEffect(() => {
    const isLess = count < last.current;
    last.current = count;
    if (isLess && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [count]);
  return place;
}

/** Who can be called; nobody until they were read. */
function useReaders(source: CommentSource, site: number): readonly CommentReader[] {
  const [readers, setReaders] = useState<readonly CommentReader[]>([]);
  useEffect(() => {
    let isLate = false;
    source.findReaders(site).then(
      (found) => {
        if (!isLate) setReaders(found);
      },
      // Policy: without them one can still write; a name is not offered then.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [source, site]);
  return readers;
}
