import { ChevronDown } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import type { BlockGroup, BlockSchema } from '@boardwright/blocks-schema';
import { pagesWith } from '../page-editing/edited-site.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { sharedElsewhere } from '../model/block-commands.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import type { EditorTranslate } from '../editor.messages.ts';
import { useEditorT } from '../editor-messages.tsx';
import { SidePanel } from '../workbench/side-panel.tsx';
import { ComponentCard, type CardItem } from './component-card.tsx';
import styles from './components-panel.module.css';
import { useCardDrag, type CardDrag } from './use-card-drag.ts';

const groups: readonly BlockGroup[] = [
  'jobs',
  'content',
  'structure',
  'organisations',
  'candidates',
  'account',
  'shop',
];

const groupKey = ({ group }: BlockSchema): string => (typeof group === 'string' ? group : group.key);

/** The groups with what they are called: the editor's, and behind them those that blocks from outside bring. */
function groupsOf(kinds: readonly BlockSchema[], t: EditorTranslate) {
  const brought = new Map<string, string>();
  for (const { group } of kinds) if (typeof group !== 'string') brought.set(group.key, group.title);
  return [
    ...groups.map((group) => ({ key: group as string, title: t(`components.group.${group}`) })),
    ...[...brought].map(([key, title]) => ({ key, title })),
  ];
}

/** Every kind of block there is, to be added to the page (specification §2 'Editor', sidebar). */
export function ComponentsPanel() {
  const t = useEditorT();
  const { engine, page } = useWorkbench();
  const cardDrag = useCardDrag();
  // As one text: it stays the same while settings change, so that typing draws nothing here.
  const elsewhere = useEdited((site) =>
    (page ? sharedElsewhere(site, page) : [])
      .map(({ id, key }) => `${id} ${key} ${pagesWith(site, id).length}`)
      .join(),
  );
  const [typed, setTyped] = useState('');
  const searched = typed.trim().toLowerCase();
  // The same lists while blocks come and go on the page: no card is drawn anew for them.
  const lists = useMemo(() => {
    const kinds = [...engine.blocks.values()].map(({ schema }) => schema);
    return groupsOf(kinds, t).map(({ key: group, title }) => ({
      group,
      title,
      items: kinds
        .filter(
          (kind) => groupKey(kind) === group && `${kind.title} ${kind.key}`.toLowerCase().includes(searched),
        )
        .map(({ key, title: name }): CardItem => ({
          what: { kind: 'component', key },
          blockKey: key,
          name,
        })),
    }));
  }, [t, engine, searched]);
  const shared = useMemo(
    () =>
      elsewhere
        .split(',')
        .filter(Boolean)
        .map((line): CardItem => {
          const [id = '', key = '', count = ''] = line.split(' ');
          const note = t('components.pages', { count: Number(count) });
          const name = engine.blocks.get(key)?.schema.title ?? key;
          return { what: { kind: 'shared', id: Number(id) }, blockKey: key, name, note };
        })
        .filter(({ name }) => name.toLowerCase().includes(searched)),
    [t, engine, elsewhere, searched],
  );
  const first = [...lists.flatMap(({ items }) => items), ...shared][0];
  return (
    <SidePanel
      title={t('shell.components')}
      find={{
        label: t('components.find'),
        typed,
        onType: setTyped,
        onEnter: () => first && searched !== '' && cardDrag.place(first.what),
      }}
    >
      {first ? null : <p className={styles.none}>{t('components.none')}</p>}
      {lists.map(({ group, title, items }) => (
        <Group key={group} title={title} items={items} blockDrag={cardDrag} />
      ))}
      <Group
        title={t('components.shared')}
        hint={t('components.sharedHint')}
        items={shared}
        blockDrag={cardDrag}
      />
    </SidePanel>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly items: readonly CardItem[];
  readonly blockDrag: CardDrag;
}

const Group = memo(function Group({ title, hint, items, blockDrag }: GroupProps) {
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
            <ComponentCard item={item} drag={blockDrag} />
          </li>
        ))}
      </ul>
    </details>
  );
});
