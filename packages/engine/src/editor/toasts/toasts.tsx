import { CircleAlert, RefreshCw, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../machines/page-editing/editing.ts';
import {
  useEdited,
  useEditor,
  useFailures,
  useHistory,
  useSaveStatus,
} from '../../machines/page-editing/page-editing.react.tsx';
import { takenBack } from '../block-actions/shared-gate.ts';
import { useWork, useWorkStore, type Told } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-words.tsx';
import { settingName } from '../panel/setting-words.ts';
import { useStepWords } from '../shell/use-step-words.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { failureKind, spokenKind } from './failure-kind.ts';
import styles from './toasts.module.css';

/** Milliseconds that a word with a way back stays; while it has pointer or focus it stays longer. */
const stay = 10_000;
const most = 3;

/** What is told below the page: what was put back, until it is answered, and what can be undone. */
export function Toasts() {
  const t = useEditorT();
  const failures = useFailures().filter(({ message }) => message !== takenBack);
  const told = useWork((state) => state.told);
  if (failures.length === 0 && told.length === 0) return <SpokenSaves />;
  return (
    <section className={styles.toasts} aria-label={t('toasts.region')}>
      <SpokenSaves />
      {told.slice(-most).map((one) => (
        <ToldToast key={one.uid} told={one} />
      ))}
      {failures.slice(-most).map((failure) => (
        <FailureToast key={failure.uid} failure={failure} />
      ))}
    </section>
  );
}

/** Success is silent to the eye and spoken: 'Block updated', 'Block was added'. */
function SpokenSaves() {
  const t = useEditorT();
  const { kind } = useSaveStatus();
  const step = useHistory().undo?.name.key;
  const before = useRef(kind);
  useEffect(() => {
    const wasSaving = before.current === 'saving';
    before.current = kind;
    const said = step === undefined ? undefined : spokenKind(step);
    if (wasSaving && kind === 'saved' && said) announce(t(`toasts.spoken.${said}`));
  }, [kind, step, t]);
  return null;
}

function ToldToast({ told }: { readonly told: Told }) {
  const t = useEditorT();
  const editor = useEditor();
  const work = useWorkStore();
  const last = useHistory().undo;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(
      () => work.set({ told: work.get().told.filter(({ uid }) => uid !== told.uid) }),
      stay,
    );
    return () => clearTimeout(timer);
  }, [work, told.uid, isHeld]);
  const { back } = told;
  const close = (): void => work.set({ told: work.get().told.filter((one) => one !== told) });
  return (
    <div
      className={styles.told}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {back ? <Trash2 size={16} strokeWidth={1.75} aria-hidden /> : null}
      <span>{told.text}</span>
      {back ? (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            const { step: _, ...values } = back.name.values ?? {};
            if (last?.name === back.name) editor.undo();
            else
              editor.act(
                { key: 'undone', values: { ...values, step: back.name.key } },
                back.commands,
                back.page,
              );
            close();
          }}
        >
          {t('toasts.undo')} <kbd>Ctrl Z</kbd>
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={t('toasts.close')} onClick={close}>
        <X size={14} aria-hidden />
      </button>
    </div>
  );
}

/** What each value is again, for the values a refused change had written. */
function useValuesBack({ commands }: Failure): readonly string[] {
  const t = useEditorT();
  const blockOf = useEdited((site) => site.blockOf);
  const [command] = commands;
  if (command?.type !== 'setSettings') return [];
  const block = blockOf[command.block];
  const values = block?.settings[command.locale]?.values ?? {};
  return [...Object.keys(command.set), ...command.unset].flatMap((name) => {
    const value = values[name];
    if (typeof value === 'object' && value !== null) return [];
    const shown = value === undefined || value === '' ? t('toasts.empty') : String(value).slice(0, 60);
    return [t('toasts.valueBack', { field: settingName(t, block?.key ?? '', name), value: shown })];
  });
}

/** It stays until it is answered, and does not take the focus. */
function FailureToast({ failure }: { readonly failure: Failure }) {
  const t = useEditorT();
  const words = useStepWords();
  const editor = useEditor();
  const work = useWorkStore();
  const [open, setOpen] = useState(false);
  const [command] = failure.commands;
  const backs = useValuesBack(failure);
  const status = useSaveStatus();
  const title = t(`toasts.title.${command ? failureKind(command) : 'updateSite'}`);
  const message =
    failure.message === '' || /[.!?]$/.test(failure.message) ? failure.message : `${failure.message}.`;
  const sentences = [
    message,
    ...(backs.length > 0 ? backs : [t('toasts.back', { step: words(failure.name) })]),
  ];
  if (status.kind === 'saving') sentences.push(t('toasts.later', { count: status.count }));
  const spoken = `${title}. ${sentences.join(' ')}`;
  useEffect(() => announce(spoken), [spoken]);
  const isPage = command?.type === 'setPage' || command?.type === 'setPageTexts';
  const fields = Object.entries(failure.fields);
  return (
    <div className={styles.failure} data-failure={failure.uid}>
      <CircleAlert className={styles.sign} size={18} aria-hidden />
      <div className={styles.body}>
        <b>{title}</b>
        <p>{sentences.join(' ')}</p>
        {open ? (
          <ul className={styles.details}>
            {fields.map(([field, messages]) => (
              <li key={field}>
                <code>{field}</code> {messages.join(' ')}
              </li>
            ))}
            {failure.commands.map((one, at) => (
              <li key={at}>
                <code>{one.type}</code>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.answers}>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => editor.retry(failure.uid)}
          >
            <RefreshCw size={14} aria-hidden />
            {t('toasts.again')}
          </button>
          {isPage ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() =>
                work.set({ dialog: { kind: 'pageSettings', page: command.page, failure: failure.uid } })
              }
            >
              {t('toasts.openPage')}
            </button>
          ) : null}
          <button type="button" className={controls.button} onClick={() => editor.dismiss(failure.uid)}>
            {t('toasts.keep')}
          </button>
          <button
            type="button"
            className={controls.button}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t('toasts.details')}
          </button>
        </div>
      </div>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={t('toasts.close')}
        onClick={() => editor.dismiss(failure.uid)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
