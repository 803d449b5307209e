import { Copy, EyeOff, Globe, PencilLine, Trash2, TriangleAlert, TriangleDashed } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useFailures } from '../page-editing/saving.react.tsx';
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
import styles from './outline.module.css';

/** The blocks of the page from top to bottom: to walk, to move by drag or keyboard, to choose several. */
export function Outline() {
  const t = useEditorT();
  const { engine, locale, page, blockId } = useWorkbench();
  const blockOf = useEdited((site) => site.blockOf);
  const gap = useWork(({ drag }) => (drag?.refusal === undefined ? drag?.gap : undefined));
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const hadFocus = useRef(false);
  const itemOf = useMemo(() => createOutlineItems(engine.blocks, locale), [engine, locale]);
  const items = useMemo(
    () => (page?.blocks ?? []).flatMap((id) => (blockOf[id] ? [itemOf(blockOf[id])] : [])),
    [page, blockOf, itemOf],
  );
  const searched = typed.trim().toLowerCase();
  const visible = items.filter(({ title, excerpt }) =>
    `${title} ${excerpt}`.toLowerCase().includes(searched),
  );
  useEffect(() => {
    // The focus follows the choice, and stays in the list when its row moved, was renumbered or is gone.
    const now = document.activeElement;
    if (!hadFocus.current || items.length === 0 || (now !== document.body && !list.current?.contains(now)))
      return;
    list.current?.querySelector<HTMLElement>(`[data-outline-row="${blockId}"]`)?.focus();
  }, [items, blockId]);
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
        {visible.map((item, at) => (
          <OutlineRow
            key={item.block.id}
            item={item}
            mark={marks.get(item.block.id)}
            limits={limitsOf(item.block)}
            isSample={samples?.localesOf(item.block).includes(locale.toUpperCase()) === true}
            isTabStop={item.block.id === tabStop}
            drop={gap === at ? 'above' : gap === at + 1 && at === visible.length - 1 ? 'below' : undefined}
          />
        ))}
      </ol>
    </SidePanel>
  );
}

interface OutlineRowProps {
  readonly item: OutlineItem;
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
  const { item, mark, limits, isSample, isTabStop, drop } = props;
  const { block, title, excerpt, known } = item;
  const t = useEditorT();
  const findingT = useFindingMessages();
  const { blockId, page, chooseBlock } = useWorkbench();
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
      drag.pickUp(load, page?.blocks.indexOf(block.id) ?? 0);
    }
  };
  return (
    <li className={styles.item} data-drop={drop}>
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
