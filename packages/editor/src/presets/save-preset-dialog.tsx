import { useId, useState } from 'react';
import { useProfile } from '@boardwright/engine/auth';
import { useEdited, useEditor, useNumberOf } from '../page-editing/page-editing.react.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { presetOfBlock } from './preset-of-block.ts';
import { usePresetMessages } from './use-preset-messages.ts';

/** Asks for a name and keeps the block under it. */
export function SavePresetDialog({ block: made }: { readonly block: number }) {
  const id = useNumberOf(made) ?? made;
  const presetT = usePresetMessages();
  const field = useId();
  const editor = useEditor();
  const work = useWorkStore();
  const { engine } = useWorkbench();
  const { nameOf } = useBlockActions();
  const profile = useProfile();
  const block = useEdited((site) => site.blockOf[id]);
  const languages = useEdited((site) => site.languages);
  const [name, setName] = useState(() => nameOf([id]));
  const [withTexts, setWithTexts] = useState(true);
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const close = (): void => work.set({ dialog: undefined });
  function save(): void {
    setTried(true);
    if (isMissing || !block) return;
    const about = { id: editor.newId(), name, author: profile?.givenName ?? '', withTexts };
    const preset = presetOfBlock(block, engine.blocks.get(block.key)?.schema, about);
    editor.act({ key: 'presetAdded', values: { preset: preset.name } }, [
      { type: 'addPreset', uid: editor.newUid(), preset },
    ]);
    announce(presetT('added', { name: preset.name }));
    close();
  }
  return (
    <Modal
      title={presetT('title', { name: nameOf([id]) })}
      width="narrow"
      onClose={close}
      foot={
        <>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={close}>
            {presetT('cancel')}
          </button>
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={save}>
            {presetT('save')}
          </button>
        </>
      }
    >
      <div className={form.field}>
        <label htmlFor={field}>{presetT('name')}</label>
        <input
          id={field}
          className={form.input}
          value={name}
          maxLength={80}
          aria-invalid={tried && isMissing}
          aria-describedby={`${field}-why`}
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The key must not press the button that the focus goes back to.
            event.preventDefault();
            save();
          }}
        />
        <p id={`${field}-why`} className={form.error}>
          {tried && isMissing ? presetT('nameMissing') : ''}
        </p>
      </div>
      <label className={form.check}>
        <input type="checkbox" checked={withTexts} onChange={(event) => setWithTexts(event.target.checked)} />
        {presetT('texts', { languages: languages.map((one) => one.toUpperCase()).join(' ') })}
      </label>
      {withTexts ? null : <p className={form.hint}>{presetT('textsHint')}</p>}
    </Modal>
  );
}
