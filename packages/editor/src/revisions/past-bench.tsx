import { History, Minus, Pencil, Plus, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useHistory } from '../page-editing/steps.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { overBox, useBlockBoxes } from '../block-actions/use-block-boxes.ts';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import { announce } from '../ui/announce.ts';
import { marksOf, type BlockMark } from './compared.ts';
import { comparedOf } from './look-at.ts';
import { pastModes, type Past, type PastMode } from '../model/past.ts';
import { useAround } from './use-around.ts';
import { useLook } from './use-look.ts';
import { useWhen } from './use-when.ts';
import { markWords } from './word-marks.ts';
import styles from './past-bench.module.css';
import { useRevisionMessages } from './use-revision-messages.ts';

const modeNames = { now: 'asNow', compared: 'asCompared', then: 'asThen' } as const satisfies Record<
  PastMode,
  string
>;

/** The same where what is shown is what visitors have. */
const draftModeNames = { ...modeNames, then: 'live' } as const;

/** Over the bench while it shows a revision: which one, beside what it is shown, and the way back. */
export function PastBar({ past }: { readonly past: Past }) {
  const revisionT = useRevisionMessages();
  const work = useWorkStore();
  const look = useLook();
  const when = useWhen();
  const { revision, draft, liveAt } = past;
  useEndOfLook();
  const values = { when: when(revision.at), author: revision.author };
  const announcement = revisionT('announcement', values);
  useEffect(() => announce(announcement), [announcement]);
  const modes = comparedOf(past) ? pastModes : pastModes.filter((mode) => mode !== 'compared');
  return (
    <div className={styles.bar} role="group" aria-label={revisionT('show')}>
      <History size={16} strokeWidth={1.75} aria-hidden />
      <p>
        {draft ? (
          <b>{revisionT('liveSince', values)}</b>
        ) : (
          <>
            <b>{revisionT(revision.author ? 'lookingAt' : 'lookingAtFirst', values)}</b>{' '}
            {liveAt === revision.at ? null : revisionT('liveSince', { when: when(liveAt) })}
          </>
        )}
      </p>
      <div className={styles.modes}>
        {modes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === past.mode}
            onClick={() => work.set({ past: look(past, mode) })}
          >
            {revisionT((draft ? draftModeNames : modeNames)[mode])}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={revisionT('close')}
        title={revisionT('close')}
        onClick={() => work.set({ past: undefined })}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Whoever does something else, be it a step, another page or a block to work on, has done looking. */
function useEndOfLook(): void {
  const work = useWorkStore();
  const { blockId, page } = useWorkbench();
  const { undo, redo } = useHistory();
  const began = useRef({ blockId, page: page?.id, undo, redo });
  useEffect(() => {
    const { current: then } = began;
    const isElsewhere = page?.id !== then.page || (blockId !== undefined && blockId !== then.blockId);
    if (isElsewhere || undo !== then.undo || redo !== then.redo) work.set({ past: undefined });
  }, [work, blockId, page?.id, undo, redo]);
}

interface PastMarksProps {
  readonly past: Past;
  readonly document: Document;
  readonly scale: number;
}

/** Around each block that a revision changed: a line in the colour of what became of it, and that in words. Its own words are marked in the page. */
export function PastMarks({ past, document: page, scale }: PastMarksProps) {
  const { engine } = useWorkbench();
  const around = useAround();
  const { blocks } = past;
  const marks = useMemo(() => {
    const both = comparedOf(past);
    return both ? marksOf(both.was, both.now, around) : [];
  }, [past, around]);
  const ids = useMemo(() => (blocks ?? []).map(({ id }) => id), [blocks]);
  const keys = useMemo(() => (blocks ?? []).map(({ key }) => key), [blocks]);
  const boxes = useBlockBoxes(page, ids, keys, engine.blocks, scale);
  const layer = useScrolledLayer(page, scale);
  useEffect(() => {
    if (!layer.current) return;
    const style = getComputedStyle(layer.current);
    const coloursOf = (fate: 'added' | 'removed') => ({
      text: style.getPropertyValue(`--bw-past-${fate}-words`),
      ground: style.getPropertyValue(`--bw-past-${fate}-ground`),
    });
    return markWords(page, { added: coloursOf('added'), removed: coloursOf('removed') });
  }, [page, layer]);
  // The first thing that changed comes into sight.
  const first =
    marks[0] && boxes.find(({ id, rendering }) => id === marks[0]?.id && rendering !== 'loading')?.top;
  useEffect(() => {
    const view = page.defaultView;
    if (view && first !== undefined)
      view.scrollTo({ top: first - view.innerHeight / 4, behavior: 'instant' });
  }, [page, first]);
  return (
    <div ref={layer} className={styles.layer}>
      {marks.map((mark) => {
        const box = boxes.find(({ id }) => id === mark.id);
        return box ? (
          <div
            key={mark.id}
            className={styles.mark}
            data-fate={mark.fate}
            style={{ ...overBox(box, scale), height: Math.max(box.height * scale, tagHeight) }}
          >
            <MarkTag mark={mark} />
          </div>
        ) : null;
      })}
    </div>
  );
}

/** Pixels. */
const tagHeight = 26;
const signs = { added: Plus, removed: Minus, changed: Pencil } as const;
/** Changes of one block that are listed before 'and 3 more'. */
const most = 2;

function MarkTag({ mark: { fate, changes } }: { readonly mark: BlockMark }) {
  const revisionT = useRevisionMessages();
  const Sign = signs[fate];
  const rest = changes.length - most;
  const listed = [...changes.slice(0, most), ...(rest > 0 ? [revisionT('mark.more', { count: rest })] : [])];
  return (
    <span className={styles.tag} title={changes.join(' · ')}>
      <Sign size={13} strokeWidth={2} aria-hidden />
      {listed.join(' · ')}
    </span>
  );
}
