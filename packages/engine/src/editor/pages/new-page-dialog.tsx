import { useId, useState } from 'react';
import { useEdited } from '../../machines/page-editing/page-editing.react.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { FromBefore } from './from-before.tsx';
import { useStoredInput } from '../saving/stored-input.ts';
import { storedNewPage, type NewPage } from './new-page.ts';
import { kindIdentifiers, kindsInUse } from '../model/page-paths.ts';
import { kindName } from '../saving/site-pages.ts';
import { usePageActions } from './use-page-actions.ts';

/** What a kind of page is called. */
export function useKindName(): (identifier: string) => string {
  const t = useEditorT();
  return (identifier) => kindName(identifier, t);
}

/** Asks what a new page begins with and what it is called. */
export function NewPageDialog() {
  const t = useEditorT();
  const id = useId();
  const work = useWorkStore();
  const { entries, entry } = useWorkbench();
  const { create } = usePageActions();
  const nameOf = useKindName();
  const site = useEdited((edited) => edited);
  const inUse = kindsInUse(site);
  const input = useStoredInput('newPage');
  const [first] = useState<NewPage>({ start: 'kind', key: 'p-generic', copyOf: entry?.page.id, name: '' });
  const [before, setBefore] = useState(() => storedNewPage(site, first, input.before));
  const [asked, setAsked] = useState(before ?? first);
  const { start, key, copyOf, name } = asked;
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const close = (): void => {
    input.forget();
    work.set({ dialog: undefined });
  };
  function change(changes: Partial<NewPage>): void {
    const next = { ...asked, ...changes };
    setAsked(next);
    input.keep(next);
  }
  function startOver(): void {
    input.forget();
    setBefore(undefined);
    setAsked(first);
  }
  function make(): void {
    setTried(true);
    if (isMissing) return;
    if (start === 'copy') create('p-generic', name, copyOf);
    else create(key, name);
    close();
  }
  return (
    <Modal
      title={t('pages.new')}
      intro={t('pages.newIntro')}
      width="narrow"
      isDirty={!isMissing}
      onClose={close}
      foot={
        <>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={close}>
            {t('pages.cancel')}
          </button>
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={make}>
            {t('pages.create')}
          </button>
        </>
      }
    >
      {before ? <FromBefore what={before.name} onStartOver={startOver} /> : null}
      <fieldset className={form.field}>
        <legend className={controls.unseen}>{t('pages.start')}</legend>
        {(['kind', 'copy'] as const).map((one) => (
          <span key={one} className={form.check}>
            <input
              type="radio"
              id={`${id}-${one}`}
              name="start"
              checked={start === one}
              onChange={() => change({ start: one })}
            />
            <label htmlFor={`${id}-${one}`}>{t(`pages.${one}`)}</label>
          </span>
        ))}
      </fieldset>
      {start === 'kind' ? (
        <div className={form.field}>
          <label htmlFor={`${id}-key`}>{t('pages.type')}</label>
          <select
            id={`${id}-key`}
            className={form.input}
            value={key}
            onChange={(event) => {
              const next = event.target.value;
              const isOwnName = name !== '' && name !== nameOf(key);
              const kind = next === 'p-generic' ? '' : nameOf(next);
              change({ key: next, name: isOwnName ? name : kind });
            }}
          >
            {kindIdentifiers.map((identifier) => (
              <option key={identifier} value={identifier} disabled={inUse.has(identifier)}>
                {nameOf(identifier)}
                {inUse.has(identifier) ? ` (${t('pages.onSite')})` : ''}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <div className={form.field}>
          <label htmlFor={`${id}-from`}>{t('pages.copyOf')}</label>
          <select
            id={`${id}-from`}
            className={form.input}
            value={copyOf}
            onChange={(event) => change({ copyOf: Number(event.target.value) })}
          >
            {entries.map((one) => (
              <option key={one.page.id} value={one.page.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={form.field}>
        <label htmlFor={`${id}-name`}>{t('pages.label')}</label>
        <input
          id={`${id}-name`}
          className={form.input}
          value={name}
          maxLength={80}
          aria-invalid={tried && isMissing}
          aria-describedby={`${id}-why`}
          onChange={(event) => change({ name: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The key must not press the button that the focus goes back to.
            event.preventDefault();
            make();
          }}
        />
        <p id={`${id}-why`} className={tried && isMissing ? form.error : form.hint}>
          {t(tried && isMissing ? 'pages.problem.name' : 'pages.labelHint')}
        </p>
      </div>
    </Modal>
  );
}
