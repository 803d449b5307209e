import {
  Columns2,
  Copy,
  EyeOff,
  Globe,
  PencilLine,
  Trash2,
  TriangleAlert,
  TriangleDashed,
} from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useFailures } from '../page-editing/saving.react.tsx';
import { isSamePlace, placeBeside, placeIn, treeOfPage } from '../model/block-tree.ts';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useDrag } from '../block-actions/use-drag.ts';
import { useSelection } from '../block-actions/use-selection.ts';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import type { OutlineItem } from '../saving/site-pages.ts';
import { useFindingMessages } from '../checks/use-finding-messages.ts';
import { loadSamples, useSamples } from '../checks/use-samples.ts';
import { ChangeSign } from '../publishing/change-sign.tsx';
import { useBlockMarks } from '../publishing/use-block-marks.ts';
import { SidePanel } from '../workbench/side-panel.tsx';
import { IconOfBlocks } from '../workbench/block-icon.tsx';
import { useVisibilityText } from './use-visibility-text.ts';
import { createOutlineItems } from './outline-items.ts';
import { dropInOutline, outlineIndent } from './drop-in-outline.ts';
import { outlineLines, type OutlineLine } from './outline-lines.ts';
import styles from './outline.module.css';

/** The blocks of the page from top to bottom: to walk, to move by drag or keyboard, to choose several. */
export function Outline() {
  const t = useEditorT();
  const { engine, locale, page, blockId } = useWorkbench();
  const site = useEdited((all) => all);
  const { blockOf } = site;
  const place = useWork(({ drag }) => (drag?.refusal === undefined ? drag?.spot?.place : undefined));
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const hadFocus = useRef(false);
  const itemOf = useMemo(() => createOutlineItems(engine.blocks, locale), [engine, locale]);
  const items = useMemo(
    () => (page?.blocks ?? []).flatMap((id) => (blockOf[id] ? [itemOf(blockOf[id])] : [])),
    [page, blockOf, itemOf],
  );
  const tree = useMemo(() => treeOfPage({ blocks: page?.blocks ?? [] }, site), [page, site]);
  const searched = typed.trim().toLowerCase();
  const itemOfId = new Map(items.map((item) => [item.block.id, item]));
  const visible = outlineLines(tree).filter((line) => {
    if (line.kind === 'column') return searched === '';
    const { title = '', excerpt = '' } = itemOfId.get(line.id) ?? {};
    return `${title} ${excerpt}`.toLowerCase().includes(searched);
  });
  const dropOf = (line: OutlineLine, at: number): 'above' | 'below' | undefined => {
    if (!place) return undefined;
    if (line.kind === 'column')
      return isSamePlace(place, placeIn(tree, line.holder, line.column, 0)) ? 'below' : undefined;
    const before = visible[at - 1];
    const isFirst = before === undefined || (before.kind === 'block' && before.level !== line.level);
    if (isFirst && isSamePlace(place, placeBeside(tree, line.id, 'above'))) return 'above';
    const isBelow = isSamePlace(place, placeBeside(tree, line.id, 'below'));
    // Below a block with columns is below what stands in the last of them.
    return isBelow ? 'below' : undefined;
  };
  useEffect(() => {
    // The focus follows the choice, and stays in the list when its row moved, was renumbered or is gone.
    const now = document.activeElement;
    if (!hadFocus.current || items.length === 0 || (now !== document.body && !list.current?.contains(now)))
      return;
    list.current?.querySelector<HTMLElement>(`[data-outline-row="${blockId}"]`)?.focus();
  }, [items, blockId]);
  const work = useWorkStore();
  useEffect(() => {
    work.set({ dropInOutline });
    return () => work.set({ dropInOutline: undefined });
  }, [work]);
  const marks = useBlockMarks();
  const limitsOf = useVisibilityText();
  const samples = useSamples();
  useEffect(() => void loadSamples(), []);
  const tabStop = items.some(({ block }) => block.id === blockId) ? blockId : items[0]?.block.id;
  return (
    <SidePanel
      title={t('shell.outline')}
      note={t('shell.blocks', { count: items.length })}
      find={{ label: t('blockActions.find'), typed, onType: setTyped }}
      foot={
        <dl className={styles.keys}>
          <dt>{t('blockActions.keys.walk')}</dt>
          <dd>
            <kbd>↑</kbd> <kbd>↓</kbd>
          </dd>
          <dt>{t('blockActions.keys.move')}</dt>
          <dd>
            <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
          </dd>
          <dt>{t('blockActions.keys.columns')}</dt>
          <dd>
            <kbd>Alt</kbd> <kbd>←</kbd> <kbd>→</kbd>
          </dd>
          <dt>{t('blockActions.keys.edit')}</dt>
          <dd>
            <kbd>Enter</kbd> <kbd>Esc</kbd>
          </dd>
        </dl>
      }
    >
      {visible.length === 0 ? <p className={styles.none}>{t('shell.noBlocks')}</p> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears only whether the focus is in it; what can be done is done by its rows */}
      <ol
        ref={list}
        className={styles.list}
        data-outline-list
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={(event) => {
          if (event.relatedTarget) hadFocus.current = list.current?.contains(event.relatedTarget) === true;
        }}
      >
        {visible.map((line, at) => {
          const item = line.kind === 'block' ? itemOfId.get(line.id) : undefined;
          if (line.kind === 'column')
            return <ColumnLine key={`${line.holder} ${line.column}`} line={line} drop={dropOf(line, at)} />;
          return item ? (
            <OutlineRow
              key={line.id}
              item={item}
              level={line.level}
              mark={marks.get(line.id)}
              limits={limitsOf(item.block)}
              isSample={samples?.localesOf(item.block).includes(locale.toUpperCase()) === true}
              isTabStop={line.id === tabStop}
              drop={dropOf(line, at)}
            />
          ) : null;
        })}
      </ol>
    </SidePanel>
  );
}

interface ColumnLineProps {
  readonly line: OutlineLine & { readonly kind: 'column' };
  readonly drop: 'above' | 'below' | undefined;
}

/** Where a column begins: what stands in it is listed below. */
function ColumnLine({ line: { holder, column, level }, drop }: ColumnLineProps) {
  const t = useEditorT();
  return (
    <li
      className={styles.item}
      data-drop={drop}
      data-outline-line=""
      data-holder={holder}
      data-column={column}
      style={{ paddingInlineStart: (level - 1) * outlineIndent }}
    >
      <span className={styles.column}>
        <Columns2 size={13} strokeWidth={1.75} aria-hidden />
        {t('blockActions.column', { number: column })}
      </span>
    </li>
  );
}

interface OutlineRowProps {
  readonly item: OutlineItem;
  /** In how many blocks it stands. */
  readonly level: number;
  /** What of it visitors do not have. */
  readonly mark: 'added' | 'changed' | undefined;
  /** By what visitors do not see it; empty for none. */
  readonly limits: string;
  /** It still says what it came with. */
  readonly isSample: boolean;
  readonly isTabStop: boolean;
  readonly drop: 'above' | 'below' | undefined;
}

const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { item, level, mark, limits, isSample, isTabStop, drop } = props;
  const { block, title, excerpt, known } = item;
  const t = useEditorT();
  const findingT = useFindingMessages();
  const { blockId, chooseBlock } = useWorkbench();
  const work = useWorkStore();
  const actions = useBlockActions();
  const drag = useDrag();
  const selection = useSelection();
  const isRolledBack = useFailures().some(({ commands }) =>
    commands.some((command) => 'block' in command && command.block === block.id),
  );
  const isChosen = selection.includes(block.id);
  const ids = isChosen ? selection : [block.id];
  const load = { what: { kind: 'blocks', ids }, name: actions.nameOf(ids), blockKey: block.key } as const;
  const space = (event: KeyboardEvent): void => {
    // While something is dragged, Space drops it: the keyboard's own business.
    if (event.key !== ' ' || work.get().drag) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown' && !event.repeat) {
      chooseBlock(block.id);
      drag.pickUp(load);
    }
  };
  return (
    <li
      className={styles.item}
      data-drop={drop}
      data-outline-line={block.id}
      style={{ paddingInlineStart: level * outlineIndent }}
    >
      <button
        type="button"
        className={styles.row}
        data-outline-row={block.id}
        data-chosen={isChosen}
        aria-current={block.id === blockId ? 'true' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={(event) => {
          const isFurther = event.shiftKey && blockId !== undefined && blockId !== block.id;
          work.set({ byKeyboard: false, reach: isFurther ? { from: blockId, to: block.id } : undefined });
          if (!isFurther) chooseBlock(block.id);
        }}
        onKeyDown={space}
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onPointerDown={(event) => drag.press(event, load)}
      >
        <IconOfBlocks blockKey={block.key} />
        <span className={styles.text}>
          {title} <span className={styles.words}>{excerpt}</span>
        </span>
        {mark === undefined ? null : (
          <ChangeSign sign={mark === 'added' ? '+' : '~'} label={t(`publishing.marks.${mark}`)} />
        )}
        {isSample ? (
          <PencilLine className={styles.sample} size={14} role="img" aria-label={findingT('mark')} />
        ) : null}
        {limits === '' ? null : (
          <EyeOff className={styles.limited} size={15} role="img" aria-label={limits} />
        )}
        {known ? null : (
          <TriangleDashed className={styles.unknown} size={15} role="img" aria-label={t('shell.unknown')} />
        )}
        {isRolledBack ? (
          <TriangleAlert
            className={styles.wrong}
            size={15}
            role="img"
            aria-label={t('blockActions.rolledBack')}
          />
        ) : null}
        {block.isGlobal ? (
          <Globe className={styles.global} size={15} role="img" aria-label={t('shell.global')} />
        ) : null}
      </button>
      <span className={styles.tools}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t('blockActions.duplicate')}: ${title}`}
          title={t('blockActions.duplicate')}
          onClick={() => actions.duplicate([block.id])}
        >
          <Copy size={14} strokeWidth={1.75} aria-hidden />
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t('blockActions.delete')}: ${title}`}
          title={t('blockActions.delete')}
          onClick={() => actions.remove([block.id])}
        >
          <Trash2 size={14} strokeWidth={1.75} aria-hidden />
        </button>
      </span>
    </li>
  );
});
