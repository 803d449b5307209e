import { CircleAlert, RefreshCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Failure } from '../page-editing/editing.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { isTyped } from '../page-editing/steps.ts';
import { changeIn } from '../page-editing/value-change.ts';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { placeOfField } from '../panel/field-path.ts';
import { settingName } from '../panel/setting-texts.ts';
import { useSettingNode } from '../panel/use-setting-node.ts';
import { useShowSetting } from '../panel/use-show-setting.ts';
import { withoutTags } from '../saving/site-pages.ts';
import { isDeletionCode } from '../saving/deletion.ts';
import { useStepMessages } from '../shell/use-step-messages.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { failureKind } from './failure-kind.ts';
import styles from './toasts.module.css';

/** What each value is again, for the values a refused change had written. */
function useValuesBack({ commands, back }: Failure): readonly string[] {
  const t = useEditorT();
  const blockOf = useEdited((site) => site.blockOf);
  const nodeOf = useSettingNode();
  const [command] = commands;
  if (command?.type !== 'setSettings') return [];
  const block = blockOf[command.block];
  // As they were put back; what is written there since is another matter.
  const values = back ?? block?.settings[command.locale]?.values ?? {};
  return [...Object.keys(command.set), ...command.unset].flatMap((name) => {
    const value = values[name];
    if (typeof value === 'object' && value !== null) return [];
    const excerpt = value === undefined || value === '' ? t('toasts.empty') : String(value).slice(0, 60);
    return [t('toasts.valueBack', { field: settingName(nodeOf(block?.key, name), name), value: excerpt })];
  });
}

/** Characters of a text that was put back: its end, where two of one field differ. */
const longest = 120;

/** What was typed and could not be saved: it is what 'Try again' sends. */
function yoursOf({ commands }: Failure): string | undefined {
  const [command] = commands;
  // Text alone: a site's password is a change as well.
  const change = command && commands.length === 1 && isTyped(command) ? changeIn(command) : undefined;
  const [value, ...more] = Object.values(change?.set ?? {});
  if (typeof value !== 'string' || more.length > 0) return undefined;
  const text = withoutTags(value).trim();
  return text.length > longest ? `…${text.slice(-longest)}` : text || undefined;
}

/** It stays until it is answered, and does not take the focus. */
export function FailureToast({ failure }: { readonly failure: Failure }) {
  const t = useEditorT();
  const stepText = useStepMessages();
  const editor = useEditor();
  const work = useWorkStore();
  const [open, setOpen] = useState(false);
  const [command] = failure.commands;
  const backs = useValuesBack(failure);
  const status = useSaveStatus();
  const title = t(`toasts.title.${command ? failureKind(command) : 'updateSite'}`);
  const isNotFound = isDeletionCode(failure.message);
  const refusal = isNotFound ? t('toasts.deleted.since') : failure.message;
  const message = refusal === '' || /[.!?]$/.test(refusal) ? refusal : `${refusal}.`;
  const sentences = [
    message,
    ...(backs.length > 0 ? backs : [t('toasts.back', { step: stepText(failure.name) })]),
  ];
  const yours = yoursOf(failure);
  if (yours !== undefined) sentences.push(t('toasts.yours', { text: yours }));
  if (status.kind === 'saving') sentences.push(t('toasts.later', { count: status.count }));
  const announcement = `${title}. ${sentences.join(' ')}`;
  useEffect(() => announce(announcement), [announcement]);
  const isPage = command?.type === 'setPage' || command?.type === 'setPageTexts';
  const fields = Object.entries(failure.fields);
  const showSetting = useShowSetting();
  const place = placeOfField(fields[0]?.[0] ?? '');
  const isSetting = command?.type === 'setSettings' && place.name !== '';
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
          {isNotFound ? null : (
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              onClick={() => editor.retry(failure.uid)}
            >
              <RefreshCw size={14} aria-hidden />
              {t('toasts.again')}
            </button>
          )}
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
          {isSetting ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() =>
                showSetting({ block: command.block, locale: command.locale, page: failure.page, ...place })
              }
            >
              {t('toasts.showField')}
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
