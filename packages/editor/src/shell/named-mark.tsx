import { pagesWith } from '../page-editing/edited-site.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useFailures } from '../page-editing/saving.react.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useWork } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { BlockMark } from './block-mark.tsx';
import { BlockToolbar } from './block-toolbar.tsx';

interface MarkProps {
  readonly page: Document;
  readonly ids: readonly number[];
  readonly scale: number;
  readonly kind: 'chosen' | 'hovered';
}

/** The line with what it says: the name, on how many pages a shared block is, what was put back. */
export function NamedMark({ page, ids, scale, kind }: MarkProps) {
  const t = useEditorT();
  const { nameOf } = useBlockActions();
  const byKeyboard = useWork((state) => state.byKeyboard);
  const [first] = ids;
  const block = useEdited((site) => (first === undefined ? undefined : site.blockOf[first]));
  const places = useEdited((site) => (first === undefined ? 0 : pagesWith(site, first).length));
  const failures = useFailures();
  const rolledBack = failures.filter(({ commands }) =>
    commands.some((command) => 'block' in command && command.block === first),
  ).length;
  const isShared = ids.length === 1 && block?.isGlobal === true;
  const name = nameOf(ids);
  const title =
    rolledBack > 0
      ? t('toasts.rolledBack', { name, count: rolledBack })
      : isShared
        ? t('blockActions.tagGlobal', { name, count: places })
        : name;
  return (
    <BlockMark
      document={page}
      ids={ids}
      blockKey={block?.key ?? ''}
      title={title}
      scale={scale}
      kind={kind}
      tone={rolledBack > 0 ? 'danger' : isShared ? 'shared' : 'chalk'}
      isRinged={kind === 'chosen' && byKeyboard}
    >
      {kind === 'chosen' ? <BlockToolbar ids={ids} /> : null}
    </BlockMark>
  );
}
