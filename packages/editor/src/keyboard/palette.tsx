import { File, Play, Search } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useSelection } from '../block-actions/use-selection.ts';
import { useWorkStore } from '../block-actions/work.tsx';
import type { Place } from '../model/block-tree.ts';
import { BlockDrawing, Drawing } from '../workbench/drawings/block-drawing.tsx';
import { findItems, type PaletteItem } from './palette-items.ts';
import { usePaletteItems } from './use-palette-items.ts';
import { usePaletteMessages } from './use-palette-messages.ts';
import styles from './palette.module.css';

interface PaletteProps {
  readonly typed: string;
  /** Where what is added lands. */
  readonly place: Place | undefined;
}

const most = 60;

/** Everything there is to add, to go to and to do, found by typing. */
export function Palette({ typed: first, place }: PaletteProps) {
  const paletteT = usePaletteMessages();
  const id = useId();
  const work = useWorkStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const { nameOf } = useBlockActions();
  const selection = useSelection();
  const [typed, setTyped] = useState(first);
  const [at, setAt] = useState(0);
  const found = findItems(usePaletteItems(place), typed).slice(0, most);
  const current = found[Math.min(at, found.length - 1)];
  const chosen = selection.length > 0 ? nameOf(selection) : undefined;
  const close = useCallback(() => work.set({ dialog: undefined }), [work]);
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    const outside = (event: Event): void => {
      if (event.target === element) close();
    };
    element?.showModal();
    element?.addEventListener('click', outside);
    return () => {
      element?.removeEventListener('click', outside);
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [close]);
  const lineOf = (item: PaletteItem): string => `${id}-${item.id.replaceAll(' ', '-')}`;
  const active = current && lineOf(current);
  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  function run(item: PaletteItem, above: boolean): void {
    close();
    item.run(above);
  }
  function keys(event: KeyboardEvent): void {
    event.stopPropagation();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % Math.max(1, found.length));
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      run(current, event.shiftKey);
    }
  }
  const headOf = (group: PaletteItem['group']): string =>
    group === 'add'
      ? chosen === undefined || place !== undefined
        ? paletteT('group.addEnd')
        : paletteT('group.add', { name: chosen })
      : paletteT(`group.${group}`);
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={paletteT('title')}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.query}>
        <Search size={18} strokeWidth={1.8} aria-hidden />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active}
          aria-label={paletteT('find')}
          placeholder={paletteT('find')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={keys}
        />
        {chosen === undefined ? null : (
          <span className={styles.chosen}>{paletteT('chosen', { name: chosen })}</span>
        )}
      </div>
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={paletteT('title')}>
        {found.length === 0 ? <p className={styles.none}>{paletteT('none')}</p> : null}
        {groups.map((group) => (
          <div key={group} role="group" aria-label={headOf(group)}>
            <p className={styles.head} aria-hidden="true">
              {headOf(group)}
            </p>
            {found
              .filter((item) => item.group === group)
              .map((item) => (
                <PaletteLine
                  key={item.id}
                  id={lineOf(item)}
                  item={item}
                  isCurrent={item === current}
                  onRun={(above) => run(item, above)}
                />
              ))}
          </div>
        ))}
      </div>
      <footer className={styles.foot}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {paletteT('foot.walk')}
        </span>
        <span>
          <kbd>↵</kbd> {paletteT('foot.below')}
        </span>
        <span>
          <kbd>Shift</kbd> <kbd>↵</kbd> {paletteT('foot.above')}
        </span>
        <span className={styles.signs}>
          <kbd>&gt;</kbd> {paletteT('foot.actions')} <kbd>#</kbd> {paletteT('foot.pages')} <kbd>@</kbd>{' '}
          {paletteT('foot.blocks')}
        </span>
      </footer>
    </dialog>
  );
}

interface PaletteLineProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isCurrent: boolean;
  readonly onRun: (above: boolean) => void;
}

function PaletteLine({ id, item, isCurrent, onRun }: PaletteLineProps) {
  const { blockKey, drawing, name, note, group } = item;
  const Sign = group === 'pages' ? File : Play;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard walks the list from its field
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={styles.line}
      onClick={(event) => onRun(event.shiftKey)}
    >
      <span className={styles.sign}>
        {drawing ? (
          <Drawing shapes={drawing} />
        ) : blockKey === undefined ? (
          <Sign size={15} strokeWidth={1.7} aria-hidden />
        ) : (
          <BlockDrawing blockKey={blockKey} />
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
    </div>
  );
}
