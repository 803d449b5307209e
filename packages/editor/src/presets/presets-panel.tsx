import { BookmarkPlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EditedPreset } from '../page-editing/edited-site.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useDrag } from '../block-actions/use-drag.ts';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { BlockDrawing } from '../workbench/drawings/block-drawing.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { SidePanel } from '../workbench/side-panel.tsx';
import { useDateLocale } from '../ui/use-date-locale.ts';
import { useFocusBack } from '../ui/use-focus-back.ts';
import styles from './presets-panel.module.css';
import { usePresetMessages } from './use-preset-messages.ts';

/** Blocks kept under a name: to insert, rename and delete (specification §2 'Editor', sidebar). */
export function PresetsPanel() {
  const t = useEditorT();
  const presetT = usePresetMessages();
  const work = useWorkStore();
  const { blockId } = useWorkbench();
  const ids = useEdited((site) => site.presets);
  const presetOf = useEdited((site) => site.presetOf);
  const [typed, setTyped] = useState('');
  const presets = ids.flatMap((id) => presetOf[id] ?? []);
  const found = presets.filter(({ name, key }) =>
    `${name} ${key}`.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <SidePanel
      title={t('shell.presets')}
      note={String(presets.length)}
      tools={
        <button
          type="button"
          className={controls.iconButton}
          aria-label={presetT('fromBlock')}
          title={presetT('fromBlock')}
          aria-disabled={blockId === undefined}
          onClick={() =>
            blockId !== undefined && work.set({ dialog: { kind: 'savePreset', block: blockId } })
          }
        >
          <BookmarkPlus size={16} strokeWidth={1.7} aria-hidden />
        </button>
      }
      find={{ label: presetT('find'), typed, onType: setTyped }}
    >
      {found.length > 0 ? null : (
        <p className={styles.none}>
          <b>{presetT(presets.length === 0 ? 'none' : 'notFound')}</b>
          {presets.length === 0 ? presetT('noneHint') : null}
        </p>
      )}
      <ul className={styles.list}>
        {found.map((preset) => (
          <PresetCard key={preset.id} preset={preset} />
        ))}
      </ul>
    </SidePanel>
  );
}

function PresetCard({ preset }: { readonly preset: EditedPreset }) {
  const presetT = usePresetMessages();
  const locale = useDateLocale();
  const { engine } = useWorkbench();
  const editor = useEditor();
  const work = useWorkStore();
  const actions = useBlockActions();
  const drag = useDrag();
  const [isRenaming, setRenaming] = useState(false);
  const renamer = useFocusBack<HTMLButtonElement>(isRenaming);
  const { id, name, key, author, createdAt } = preset;
  const isKnown = engine.blocks.has(key);
  const kind = actions.titleOf(key);
  const ready = { kind: 'ready', name: kind, blocks: [preset] } as const;
  const when = new Date(createdAt);
  const date = Number.isNaN(when.getTime())
    ? ''
    : new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(when);
  function rename(next: string): void {
    setRenaming(false);
    const trimmed = next.trim();
    if (trimmed === '' || trimmed === name) return;
    editor.act({ key: 'presetRenamed', values: { preset: trimmed } }, [
      { type: 'renamePreset', preset: id, name: trimmed },
    ]);
    announce(presetT('renamed', { name: trimmed }));
  }
  function remove(): void {
    const step = { key: 'presetDeleted', values: { preset: name } };
    const index = editor.site().presets.indexOf(id);
    editor.act(step, [{ type: 'removePreset', preset: id }]);
    const text = presetT('deleted', { name });
    const back = {
      name: step,
      commands: [{ type: 'restorePreset', preset: id, index }],
      page: undefined,
    } as const;
    work.set({ notices: [...work.get().notices, { uid: editor.newUid(), text, back }] });
    announce(text);
  }
  return (
    <li className={styles.card} data-known={isKnown} data-preset={name}>
      <div
        className={styles.drawing}
        onPointerDown={(event) => isKnown && drag.press(event, { what: ready, name, blockKey: key })}
      >
        <BlockDrawing blockKey={key} />
      </div>
      <div className={styles.words}>
        {isRenaming ? (
          <input
            ref={(field) => field?.focus()}
            aria-label={presetT('rename', { name })}
            defaultValue={name}
            maxLength={80}
            onFocus={(event) => event.target.select()}
            onBlur={(event) => rename(event.target.value)}
            onKeyDown={(event) => {
              event.stopPropagation();
              if (event.key === 'Enter') {
                // The key must not press the button that the focus goes back to.
                event.preventDefault();
                rename(event.currentTarget.value);
              }
              if (event.key === 'Escape') setRenaming(false);
            }}
          />
        ) : (
          <b>{name}</b>
        )}
        <p>
          {!isKnown
            ? presetT('missing', { kind: key })
            : date === ''
              ? presetT('fresh', { kind })
              : presetT('by', { kind, author, date })}
        </p>
      </div>
      <div className={styles.tools}>
        {isKnown ? (
          <button
            type="button"
            aria-label={presetT('insert', { name })}
            title={presetT('insert', { name })}
            onClick={() => actions.place(ready)}
          >
            <Plus size={15} aria-hidden />
          </button>
        ) : null}
        <button
          ref={renamer}
          type="button"
          aria-label={presetT('rename', { name })}
          title={presetT('rename', { name })}
          onClick={() => setRenaming(true)}
        >
          <Pencil size={15} strokeWidth={1.75} aria-hidden />
        </button>
        <button
          type="button"
          data-danger="true"
          aria-label={presetT('delete', { name })}
          title={presetT('delete', { name })}
          onClick={remove}
        >
          <Trash2 size={15} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </li>
  );
}
