import { ChevronDown, Plus } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import type { BlockGroup } from '@boardwright/blocks-schema';
import { pagesWith } from '../../machines/page-editing/edited-site.ts';
import { useEdited } from '../../machines/page-editing/page-editing.react.tsx';
import { sharedElsewhere } from '../block-actions/block-commands.ts';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useCarry } from '../block-actions/use-carry.ts';
import { useGapForNew } from '../block-actions/use-gap-for-new.ts';
import { useWorkStore, type Carried } from '../block-actions/work.tsx';
import { useBench } from '../bench/bench.tsx';
import { useEditorT } from '../editor-words.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { BlockDrawing } from './drawings/block-drawing.tsx';
import styles from './components-panel.module.css';

const groups: readonly BlockGroup[] = [
  'jobs',
  'content',
  'structure',
  'organisations',
  'candidates',
  'account',
  'shop',
];

interface Item {
  readonly what: Carried;
  readonly blockKey: string;
  readonly name: string;
  readonly note?: string;
}

/** Every kind of block there is, to be added to the page (specification §2 'Editor', sidebar). */
export function ComponentsPanel() {
  const t = useEditorT();
  const { engine, page } = useBench();
  const actions = useBlockActions();
  // As one text: it stays the same while settings change, so that typing draws nothing here.
  const elsewhere = useEdited((site) =>
    (page ? sharedElsewhere(site, page) : [])
      .map(({ id, key }) => `${id} ${key} ${pagesWith(site, id).length}`)
      .join(),
  );
  const [typed, setTyped] = useState('');
  const kinds = useMemo(
    () => [...engine.blocks.values()].map(({ schema: { key, title, group } }) => ({ key, title, group })),
    [engine],
  );
  const sought = typed.trim().toLowerCase();
  const found = (name: string): boolean => name.toLowerCase().includes(sought);
  const lists = groups.map((group) => ({
    group,
    items: kinds
      .filter((kind) => kind.group === group && found(`${kind.title} ${kind.key}`))
      .map(({ key, title }): Item => ({ what: { kind: 'component', key }, blockKey: key, name: title })),
  }));
  const shared = elsewhere
    .split(',')
    .filter(Boolean)
    .map((line): Item => {
      const [id = '', key = '', count = ''] = line.split(' ');
      const note = t('components.pages', { count: Number(count) });
      return {
        what: { kind: 'shared', id: Number(id) },
        blockKey: key,
        name: actions.titleOf(key),
        note,
      };
    })
    .filter(({ name }) => found(name));
  const first = [...lists.flatMap(({ items }) => items), ...shared][0];
  return (
    <SidePanel
      title={t('shell.components')}
      find={{
        label: t('components.find'),
        typed,
        onType: setTyped,
        onEnter: () => first && sought !== '' && actions.place(first.what),
      }}
    >
      {first ? null : <p className={styles.none}>{t('components.none')}</p>}
      {lists.map(({ group, items }) => (
        <Group key={group} title={t(`components.group.${group}`)} items={items} />
      ))}
      <Group title={t('components.shared')} hint={t('components.sharedHint')} items={shared} />
    </SidePanel>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly items: readonly Item[];
}

function Group({ title, hint, items }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <details className={styles.group} open>
      <summary title={hint}>
        <ChevronDown size={12} strokeWidth={2.2} aria-hidden />
        {title}
        <span>{items.length}</span>
      </summary>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={`${item.blockKey} ${item.what.kind === 'shared' ? item.what.id : ''}`}>
            <ComponentCard item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ComponentCard({ item: { what, blockKey, name, note } }: { readonly item: Item }) {
  const t = useEditorT();
  const actions = useBlockActions();
  const carry = useCarry();
  const work = useWorkStore();
  const gap = useGapForNew();
  const load = { what, blockKey, name };
  const space = (event: KeyboardEvent): void => {
    // While something is carried, Space drops it: the keyboard's own business.
    if (event.key !== ' ' || work.get().carry) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown' && !event.repeat) carry.pickUp(load, gap());
  };
  return (
    <button
      type="button"
      className={styles.card}
      title={t('components.hint')}
      aria-label={
        note === undefined ? t('components.add', { name }) : `${t('components.add', { name })}, ${note}`
      }
      data-component={blockKey}
      onClick={() => actions.place(what)}
      onKeyDown={space}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onPointerDown={(event) => carry.press(event, load)}
    >
      <span className={styles.drawing}>
        <BlockDrawing blockKey={blockKey} />
        <span className={styles.plus}>
          <Plus size={14} strokeWidth={2} aria-hidden />
        </span>
      </span>
      <span className={styles.name}>{name}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </button>
  );
}
