import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  Copy,
  Ellipsis,
  Globe,
  GlobeLock,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { memo, useState } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useIsTested } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useEditorT } from '../editor-messages.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { visibilityOf } from '../model/visibility-of.ts';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { openCustomStyle } from '../panel/focus-panel.ts';
import styles from './block-toolbar.module.css';

interface ToolProps {
  readonly Sign: LucideIcon;
  readonly name: string;
  readonly keys?: string;
  readonly isOff?: boolean;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

function Tool({ Sign, name, keys, isOff = false, isDanger = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-danger={isDanger}
      aria-label={name}
      title={keys === undefined ? name : `${name} (${keys})`}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <Sign size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** What can be done with the chosen blocks, at hand beside them. */
export const BlockToolbar = memo(function BlockToolbar({ ids }: { readonly ids: readonly number[] }) {
  const t = useEditorT();
  const actions = useBlockActions();
  const work = useWorkStore();
  const { page } = useWorkbench();
  const [one] = ids;
  const isGlobal = useEdited((site) => one !== undefined && site.blockOf[one]?.isGlobal === true);
  const canGoUp = useEdited(() => actions.canNudge(ids, -1));
  const canGoDown = useEdited(() => actions.canNudge(ids, 1));
  if (one === undefined || !page) return null;
  const isSingle = ids.length === 1;
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={t('blockActions.toolbar', { name: actions.nameOf(ids) })}
    >
      <Tool
        Sign={ArrowUp}
        name={t('blockActions.up')}
        keys="Alt+↑"
        isOff={!canGoUp}
        onClick={() => actions.nudge(ids, -1)}
      />
      <Tool
        Sign={ArrowDown}
        name={t('blockActions.down')}
        keys="Alt+↓"
        isOff={!canGoDown}
        onClick={() => actions.nudge(ids, 1)}
      />
      <i className={styles.line} />
      <Tool
        Sign={Copy}
        name={t('blockActions.duplicate')}
        keys="Ctrl+D"
        onClick={() => actions.duplicate(ids)}
      />
      {isSingle ? (
        <>
          <Tool
            Sign={isGlobal ? GlobeLock : Globe}
            name={t(isGlobal ? 'blockActions.makeLocal' : 'blockActions.makeGlobal')}
            keys="G"
            onClick={() =>
              isGlobal ? work.set({ dialog: { kind: 'goLocal', block: one } }) : actions.share(one)
            }
          />
          <Tool
            Sign={BookmarkPlus}
            name={t('blockActions.savePreset')}
            keys="P"
            onClick={() => work.set({ dialog: { kind: 'savePreset', block: one } })}
          />
        </>
      ) : null}
      <i className={styles.line} />
      <MoreMenu ids={ids} />
      <Tool
        Sign={Trash2}
        name={t('blockActions.delete')}
        keys="Delete"
        isDanger
        onClick={() => actions.remove(ids)}
      />
    </div>
  );
});

function MoreMenu({ ids }: { readonly ids: readonly number[] }) {
  const t = useEditorT();
  const clipboard = useClipboard();
  const actions = useBlockActions();
  const features = useEditorFeatures();
  const [open, setOpen] = useState(false);
  const work = useWorkStore();
  const source = usePublishingSource();
  const [one] = ids;
  const isTested = useIsTested(one);
  const isGlobal = useEdited((site) => one !== undefined && site.blockOf[one]?.isGlobal === true);
  const isHidden = useEdited((site) => {
    const block = one === undefined ? undefined : site.blockOf[one];
    return block !== undefined && visibilityOf(block, site)?.hidden === true;
  });
  const items = [
    ['copy', 'Ctrl+C', () => clipboard.copy(ids)],
    ['cut', 'Ctrl+X', () => clipboard.cut(ids)],
    ['pasteBelow', 'Ctrl+V', () => clipboard.paste()],
    ...(actions.canStepAside(ids, -1) ? [['left', 'Alt+←', () => actions.stepAside(ids, -1)] as const] : []),
    ...(actions.canStepAside(ids, 1) ? [['right', 'Alt+→', () => actions.stepAside(ids, 1)] as const] : []),
    ...(ids.length === 1 && one !== undefined
      ? ([
          ['customStyle', '', () => openCustomStyle(one)],
          ...(isTested ? [] : [[isHidden ? 'unhide' : 'hide', 'H', () => actions.hide(one)] as const]),
          ...(features.comments ? [['comment', 'Shift+C', () => actions.comment(one)] as const] : []),
          ...(source && !isGlobal
            ? [['test', '', () => work.set({ dialog: { kind: 'experiment', block: one } })] as const]
            : []),
        ] as const)
      : []),
  ] as const;
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      className={styles.more}
      buttonClassName={styles.tool}
      label={t('blockActions.more')}
      button={<Ellipsis size={16} strokeWidth={1.75} aria-hidden />}
    >
      <ul className={styles.menu}>
        {items.map(([key, keys, run]) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                run();
              }}
            >
              {t(`blockActions.${key}`)}
              <kbd>{keys}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
