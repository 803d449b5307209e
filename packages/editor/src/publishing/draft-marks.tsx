import { ChevronDown, ChevronUp, Columns2, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { overBox, type BlockBox } from '../block-actions/use-block-boxes.ts';
import { useSelection } from '../block-actions/use-selection.ts';
import { useEditorT } from '../editor-messages.tsx';
import type { PageVersion } from '../model/past.ts';
import { useAround } from '../revisions/use-around.ts';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { type DraftBlock, draftBlocks } from './draft-blocks.ts';
import { useDraftMarksVisible } from './draft-marks-visible.ts';
import styles from './draft-marks.module.css';
import { usePageChanges } from './use-changes.ts';
import { useCompareWithLive } from './use-compare-with-live.ts';
import { usePlanMessages } from './use-plan-messages.ts';
import { useRevert } from './use-revert.ts';
import { useRevisionMessages } from '../revisions/use-revision-messages.ts';

interface DraftMarksProps {
  readonly document: Document;
  readonly boxes: readonly BlockBox[];
  readonly scale: number;
}

/** Changes of one block that are listed before 'and 3 more'. */
const most = 2;

/** On the page itself: what of it visitors do not have, block by block, and the way from one to the next. */
export function DraftMarks({ document: page, boxes, scale }: DraftMarksProps) {
  const around = useAround();
  const { page: edited } = useWorkbench();
  const { own, shared, published } = usePageChanges();
  const ids = edited?.blocks;
  const marks = useMemo(
    () => (published && ids ? draftBlocks([...own, ...shared], published, ids, around) : []),
    [own, shared, published, ids, around],
  );
  const [visible, setVisible] = useDraftMarksVisible();
  if (!published || marks.length === 0) return null;
  return (
    <>
      {visible ? (
        <MarkLayer marks={marks} published={published} document={page} boxes={boxes} scale={scale} />
      ) : null}
      <Bar marks={marks} visible={visible} onVisible={setVisible} />
    </>
  );
}

interface MarkLayerProps extends DraftMarksProps {
  readonly marks: readonly DraftBlock[];
  readonly published: PageVersion;
}

function MarkLayer({ marks, published, document: page, boxes, scale }: MarkLayerProps) {
  const layer = useScrolledLayer(page, scale);
  const selection = useSelection();
  const boxOf = (id: number | undefined) => boxes.find((box) => box.id === id);
  return (
    <div ref={layer} className={styles.layer}>
      {marks.map((mark, at) => {
        if (mark.removed) {
          const above = boxOf(mark.removed.above);
          const top = (above ? above.top + above.height : 0) * scale;
          // Several that stood there one below the other are named so.
          const before = marks
            .slice(0, at)
            .filter(({ removed }) => removed && removed.above === mark.removed?.above).length;
          return (
            <Removed key={mark.id} mark={mark} published={published} top={top + before * removedHeight} />
          );
        }
        const box = boxOf(mark.id);
        if (!box || box.rendering === 'loading') return null;
        return (
          <div
            key={mark.id}
            className={styles.mark}
            data-sign={mark.sign}
            style={{ ...overBox(box, scale), height: Math.max(box.height * scale, tagHeight) }}
          >
            {/* The block that is worked on has its own words there. The panel and the outline say the same. */}
            {selection.includes(mark.id) ? null : <Tag mark={mark} />}
          </div>
        );
      })}
    </div>
  );
}

/** Pixels. */
const tagHeight = 34;
const removedHeight = 32;

function Tag({ mark: { sign, changes } }: { readonly mark: DraftBlock }) {
  const revisionT = useRevisionMessages();
  const rest = changes.length - most;
  const listed = [...changes.slice(0, most), ...(rest > 0 ? [revisionT('mark.more', { count: rest })] : [])];
  return (
    <span className={styles.tag} aria-hidden="true">
      {sign} {listed.join(' · ')}
    </span>
  );
}

interface RemovedProps {
  readonly mark: DraftBlock;
  readonly published: PageVersion;
  /** Pixels of the bench. */
  readonly top: number;
}

/** Where a block stood that visitors still see. */
function Removed({ mark: { removed }, published, top }: RemovedProps) {
  const t = useEditorT();
  const revert = useRevert();
  if (!removed) return null;
  return (
    <div className={styles.removed} style={{ top }}>
      <span>
        <Trash2 size={13} strokeWidth={2} aria-hidden />
        {removed.text}
        <Acts>
          <button
            type="button"
            aria-label={t('publishing.revertOne', { change: removed.text })}
            onClick={() => revert(removed.change, published)}
          >
            {t('publishing.revert')}
          </button>
        </Acts>
      </span>
    </div>
  );
}

interface BarProps {
  readonly marks: readonly DraftBlock[];
  readonly visible: boolean;
  readonly onVisible: (visible: boolean) => void;
}

/** Below the page: from change to change, marks on or off, and what visitors see beside it. */
function Bar({ marks, visible, onVisible }: BarProps) {
  const t = useEditorT();
  const planT = usePlanMessages();
  const { page, blockId, chooseBlock } = useWorkbench();
  const compare = useCompareWithLive();
  const walked = marks.filter(({ removed }) => removed === undefined);
  const blocks = page?.blocks ?? [];
  function walk(step: 1 | -1): void {
    const here = blockId === undefined ? -1 : blocks.indexOf(blockId);
    const places = walked.map(({ id }) => blocks.indexOf(id));
    const at =
      step > 0 ? places.findIndex((place) => place > here) : places.findLastIndex((place) => place < here);
    // Round: after the last comes the first.
    const next = walked.at(at < 0 ? (step > 0 ? 0 : -1) : at);
    if (!next) return;
    chooseBlock(next.id);
    announce(
      `${planT('changeOf', { at: walked.indexOf(next) + 1, count: walked.length })}: ${next.changes.join(', ')}`,
    );
  }
  const Sign = visible ? Eye : EyeOff;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('publishing.title')}>
      {walked.length > 0 ? (
        <>
          <button
            type="button"
            aria-label={planT('previousChange')}
            title={`${planT('previousChange')} (Shift+N)`}
            data-key-action="previousChange"
            onClick={() => walk(-1)}
          >
            <ChevronUp size={15} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={planT('nextChange')}
            title={`${planT('nextChange')} (N)`}
            data-key-action="nextChange"
            onClick={() => walk(1)}
          >
            <ChevronDown size={15} aria-hidden />
          </button>
        </>
      ) : null}
      <button
        type="button"
        aria-pressed={visible}
        title={`${planT('marks')} (M)`}
        data-key-action="draftMarks"
        onClick={() => {
          onVisible(!visible);
          announce(planT(visible ? 'marksOff' : 'marksOn'));
        }}
      >
        <Sign size={15} strokeWidth={1.75} aria-hidden />
        <span>{planT('marks')}</span>
        <kbd>M</kbd>
      </button>
      <button
        type="button"
        title={`${planT('compare')} (C)`}
        data-key-action="compareWithLive"
        onClick={() => compare()}
      >
        <Columns2 size={15} strokeWidth={1.75} aria-hidden />
        <span>{planT('compare')}</span>
        <kbd>C</kbd>
      </button>
    </div>
  );
}
