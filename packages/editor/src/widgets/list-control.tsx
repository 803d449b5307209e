import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { copyOf, fillDefaults } from '@boardwright/blocks-schema';
import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { capitalised } from '../saving/site-pages.ts';
import { itemName } from '../panel/setting-texts.ts';
import { announce } from '../ui/announce.ts';
import { AddButton } from './add-button.tsx';
import { useGroupAria, type ControlProps } from './control.ts';
import { itemSummary } from './item-summary.ts';
import { ListRow, type RowActions } from './list-row.tsx';
import { moved, SortableRows } from './sortable.tsx';
import { newKey, useRows } from './use-rows.ts';
import styles from './list.module.css';

export type Item = Readonly<Record<string, unknown>>;

/** What is known of the things of a list beside their schema. */
export interface ThingsOptions {
  /** Gives a thing that is new, or a copy of another, what it alone has: its id. */
  readonly begin?: (item: Item) => Item;
  /** What a thing is called; '' for what its texts call it. */
  readonly nameOf?: (item: Item) => string;
  /** Said at the right of a closed row. */
  readonly asideOf?: (item: Item) => string | undefined;
}

interface ListControlProps extends ThingsOptions, ControlProps<readonly Item[] | undefined> {
  /** The fields of an open item. */
  readonly children: (item: Item, index: number, onChange: (item: Item) => void) => ReactNode;
  /** What is wrong inside an item. */
  readonly problemsAt?: (index: number) => number;
}

/** Rows that are drawn at once; the rest follows without holding up the first ones. */
const firstRows = 24;

/** A list of things: rows that open, move by drag and by Alt with an arrow, are duplicated, deleted and added. */
export function ListControl(props: ListControlProps) {
  const { id, value = [], onChange, schema, children, problemsAt, begin, nameOf, asideOf } = props;
  const t = useEditorT();
  const aria = useGroupAria();
  const { pages } = useEditorServices();
  const { keys, setKeys, placeOf } = useRows(value.length);
  // Where something is wrong it is open: what was typed before a reload is found where it was.
  const [open, setOpen] = useState(() => keys.find((_, index) => (problemsAt?.(index) ?? 0) > 0));
  const [armed, setArmed] = useState(false);
  const [rendered, setRendered] = useState(firstRows);
  useEffect(() => {
    if (rendered < value.length) startTransition(() => setRendered(value.length));
  }, [rendered, value.length]);
  const thing = itemName(t, schema);
  const summaryOf = (item: Item): string => nameOf?.(item) || itemSummary(item, pages, t);
  const nameAt = (index: number): string =>
    (value[index] && summaryOf(value[index])) ||
    t('fields.number', { thing: capitalised(thing), number: index + 1 });
  const isFull = value.length >= (schema.maxItems ?? Infinity);

  // Two hundred rows are not drawn again for a key typed in one: what they are handed stays the same.
  const now = useRef<RowActions>(undefined);
  const [actions] = useState<RowActions>(() => ({
    toggle: (key) => now.current?.toggle(key),
    move: (from, to) => now.current?.move(from, to),
    duplicate: (at) => now.current?.duplicate(at),
    remove: (at) => now.current?.remove(at),
  }));
  useEffect(() => {
    now.current = { toggle: (key) => setOpen(open === key ? undefined : key), move, duplicate, remove };
  });
  const movableKeys = useMemo(() => keys.slice(0, rendered), [keys, rendered]);

  function replace(items: readonly Item[], nextKeys: readonly string[]): void {
    setKeys(nextKeys);
    onChange(items);
  }
  function insert(at: number, item: Item): void {
    const key = newKey();
    setRendered((count) => count + 1);
    replace(value.toSpliced(at, 0, item), keys.toSpliced(at, 0, key));
    setOpen(key);
  }
  function duplicate(at: number): void {
    const item = value[at];
    if (!item) return;
    announce(t('fields.duplicated', { name: nameAt(at) }));
    insert(at + 1, begun(copyOf(item)));
  }
  function move(from: number, to: number): void {
    announce(t('fields.moved', { name: nameAt(from), position: to + 1, count: value.length }));
    replace(moved(value, from, to), moved(keys, from, to));
  }
  function remove(at: number): void {
    announce(t('fields.removed', { name: nameAt(at) }));
    const next = keys[at + 1] ?? keys[at - 1];
    replace(value.toSpliced(at, 1), keys.toSpliced(at, 1));
    if (next) placeOf(next).grip.current?.focus();
  }
  const begun = (item: Item): Item => begin?.(item) ?? item;
  const fresh = (over: Item = {}): Item => begun(fillDefaults(schema.items ?? {}, over) as Item);
  const { linkType, children: below } = schema.items?.properties ?? {};
  const canDropDown = linkType !== undefined && below !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- drawn rows become draggable when a hand comes near
    <div id={id} role="group" {...aria} onPointerEnter={() => setArmed(true)} onFocus={() => setArmed(true)}>
      {value.length > 0 ? (
        <ol className={styles.list} data-rows>
          {value.slice(0, rendered).map((item, index) => {
            const key = keys[index] ?? String(index);
            return (
              <ListRow
                key={key}
                rowKey={key}
                place={placeOf(key)}
                index={index}
                count={value.length}
                name={nameAt(index)}
                isNamed={summaryOf(item) !== ''}
                aside={asideOf?.(item)}
                problems={problemsAt?.(index) ?? 0}
                isOpen={open === key}
                isFull={isFull}
                actions={actions}
              >
                {open === key
                  ? children(item, index, (next) => onChange(value.with(index, next)))
                  : undefined}
              </ListRow>
            );
          })}
        </ol>
      ) : (
        <p className={styles.none}>{t('fields.nothing')}</p>
      )}
      {isFull ? null : (
        <span className={styles.adders}>
          <AddButton schema={schema} onAdd={() => insert(value.length, fresh())} />
          {canDropDown ? (
            <AddButton
              schema={schema}
              name={t('fields.addDropdown')}
              onAdd={() => insert(value.length, fresh({ linkType: 'DROPDOWN' }))}
            />
          ) : null}
        </span>
      )}
      {armed && value.length > 1 ? (
        <SortableRows keys={movableKeys} placeOf={placeOf} onMove={actions.move} />
      ) : null}
    </div>
  );
}
