import { type MailField, mailTextLengths } from '@boardwright/api-client/contract';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import writing from '../content-pages/writing/writing.module.css';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import type { MailDraft } from './mail-draft.ts';
import styles from './mails.module.css';
import { useMailsMessages } from './use-mails-messages.ts';
import { Acts, useActs } from '../ui/acts.tsx';

interface MailTextFieldsProps {
  readonly fields: readonly MailField[];
  /** Variables that the mail has to say. */
  readonly needs: readonly string[];
  /** Of the mail. */
  readonly locale: string;
  readonly draft: MailDraft;
  readonly problems: Readonly<Record<string, readonly string[]>>;
  readonly nameOf: (key: string) => string;
  readonly onChange: (change: MailDraft) => void;
  /** What is done with all of them. */
  readonly children: ReactNode;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The texts of a mail, in the order in which they are read, and what can be filled in in the one that is written. */
export function MailTextFields(props: MailTextFieldsProps) {
  const { fields, needs, locale, draft, problems, nameOf, onChange, children } = props;
  const acts = useActs();
  const t = useMailsMessages();
  const controlsOf = useRef(new Map<string, Control>());
  const [written, setWritten] = useState(fields[0]?.key);
  const current = fields.find(({ key }) => key === written) ?? fields[0];
  function insert(name: string): void {
    const control = current && controlsOf.current.get(current.key);
    if (!control || !current) return;
    const { selectionStart, selectionEnd, value } = control;
    const from = selectionStart ?? value.length;
    const variable = `{{${name}}}`;
    onChange({ [current.key]: value.slice(0, from) + variable + value.slice(selectionEnd ?? from) });
    control.focus();
    requestAnimationFrame(() => control.setSelectionRange(from + variable.length, from + variable.length));
  }
  return (
    <>
      {fields.map((field) => (
        <MailTextField
          key={field.key}
          field={field}
          name={nameOf(field.key)}
          locale={locale}
          text={draft[field.key] ?? field.original}
          problem={problems[field.key]?.join(' ')}
          onControl={(control) => {
            if (control) controlsOf.current.set(field.key, control);
            else controlsOf.current.delete(field.key);
          }}
          onFocus={() => setWritten(field.key)}
          onChange={(text) => onChange({ [field.key]: text })}
        />
      ))}
      <p className={form.hint}>
        {needs.length > 0
          ? t('needs', { variables: needs.map((name) => `{{${name}}}`).join(', ') })
          : t('stays')}
      </p>
      <div className={`${writing.foot} ${styles.foot}`}>
        {current && acts && current.variables.length > 0 ? (
          <div
            className={styles.variables}
            role="group"
            aria-label={t('variablesOf', { name: nameOf(current.key) })}
          >
            <p className={form.hint}>{t('insert')}</p>
            {current.variables.map((name) => (
              <button key={name} type="button" className={styles.variable} onClick={() => insert(name)}>
                {`{{${name}}}`}
              </button>
            ))}
          </div>
        ) : null}
        {children}
      </div>
    </>
  );
}

interface MailTextFieldProps {
  readonly field: MailField;
  readonly name: string;
  readonly locale: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onControl: (control: Control | null) => void;
  readonly onFocus: () => void;
  readonly onChange: (text: string) => void;
}

const ofSeveralLines: ReadonlySet<string> = new Set(['paragraph', 'small', 'footer']);

function MailTextField(props: MailTextFieldProps) {
  const { field, name, locale, text, problem, onControl, onFocus, onChange } = props;
  const t = useMailsMessages();
  const id = useId();
  const isChanged = text.trim() !== field.original;
  const shared = {
    id,
    lang: locale,
    className: form.input,
    value: text,
    'aria-describedby': `${id}-about`,
    'aria-invalid': problem !== undefined,
    onFocus,
    onChange: (event: { readonly target: Control }) => onChange(event.target.value),
  };
  return (
    <div className={form.field} data-changed={isChanged}>
      <div className={styles.labelled}>
        <label htmlFor={id}>
          {name}
          {isChanged ? <b className={styles.changed}>{t('isChanged')}</b> : null}
        </label>
        <Acts>
          {isChanged ? (
            <button type="button" className={controls.link} onClick={() => onChange(field.original)}>
              <RotateCcw size={12} aria-hidden />
              {t('restore')}
              <span className={controls.unseen}>: {name}</span>
            </button>
          ) : null}
        </Acts>
      </div>
      {ofSeveralLines.has(field.role) ? (
        <textarea {...shared} ref={onControl} rows={2} maxLength={mailTextLengths.text * 2} />
      ) : (
        <input {...shared} ref={onControl} type="text" maxLength={mailTextLengths.line * 2} />
      )}
      <p id={`${id}-about`} className={problem === undefined ? form.hint : form.error}>
        {problem ?? (isChanged ? t('was', { text: field.original }) : undefined)}
      </p>
    </div>
  );
}
