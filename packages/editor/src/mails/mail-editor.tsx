import type { MailField, MailText } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { useSaveWritten } from '../written/use-save-written.ts';
import { useWrittenDraft } from '../written/use-written-draft.ts';
import { SavingConflict } from '../written/saving-conflict.tsx';
import { WrittenNotes } from '../content-pages/writing/written-notes.tsx';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { DeletedTexts } from './deleted-texts.tsx';
import { mailDraft, mailShape, ownTexts, writtenMail } from './mail-draft.ts';
import { MailHead } from './mail-head.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailTextFields } from './mail-text-fields.tsx';
import { useMailsApi } from './mails-api.ts';
import styles from './mails.module.css';
import { useFieldNames } from './use-field-names.ts';
import { useMailPreview } from './use-mail-preview.ts';
import { useMailsAddress } from './use-mails-address.ts';
import { useMailsMessages } from './use-mails-messages.ts';
import { Acts, ActsFields } from '../ui/acts.tsx';
import { focusFirstProblem } from '../ui/focus-first-problem.ts';

interface MailEditorProps {
  /** As it was read. */
  readonly mail: MailText;
  /** Reads how it is now. */
  readonly onStale: () => void;
}

/** A mail while it is written, and how it is saved. */
function useMailWriting(read: MailText) {
  const t = useMailsMessages();
  const api = useMailsApi();
  const place = { kind: read.kind, language: read.locale };
  const shape = mailShape(read.fields);
  const editing = useWrittenDraft({
    row: writtenMail(read),
    toDraft: mailDraft,
    shape,
    name: `mail.${read.kind}.${read.locale}`,
  });
  const saving = useSaveWritten({
    editing,
    shape,
    toDraft: mailDraft,
    // Every mail is there already.
    add: async () => writtenMail(read),
    change: async (_, { draft, revision }) => {
      const result = await api.save(place, { revision, texts: ownTexts(read.fields, draft) });
      return 'saved' in result
        ? { saved: writtenMail(result.saved) }
        : { current: writtenMail(result.current) };
    },
    sentenceOf: ({ fields }) => t(fields.some(({ text }) => text !== null) ? 'saved' : 'savedOriginal'),
    onAdded: () => undefined,
  });
  return { editing, saving, shape, place };
}

/** The texts of a mail and what it looks like, side by side. */
export function MailEditor({ mail, onStale }: MailEditorProps) {
  const t = useMailsMessages();
  const { form: named } = useMailsAddress();
  const { editing, saving, shape, place } = useMailWriting(mail);
  const { draft, isDirty, change } = editing;
  const variant = mail.variants.find(({ key }) => key === named)?.key ?? mail.variants[0]?.key ?? '';
  const own = ownTexts(mail.fields, draft);
  const preview = useMailPreview(place, variant, own);
  const nameOf = useFieldNames(mail.fields);
  const [isTried, setIsTried] = useState(false);
  const problems = preview.problems;
  const wrong = Object.keys(problems).length;
  return (
    <>
      <MailHead mail={mail} variant={variant} isDirty={isDirty} />
      <WrittenNotes
        editing={editing}
        row={undefined}
        saving={saving}
        restore={async () => undefined}
        onStale={onStale}
      />
      <div className={styles.editor}>
        <form
          noValidate
          className={styles.texts}
          inert={saving.isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            setIsTried(true);
            if (wrong === 0) saving.save();
            else focusFirstProblem(event.currentTarget);
          }}
        >
          <ActsFields>
            <MailTextFields
              fields={fieldsOf(mail.fields, variant, problems)}
              needs={mail.needs}
              locale={mail.locale}
              draft={draft}
              problems={problems}
              nameOf={nameOf}
              onChange={change}
            >
              {wrong > 0 ? (
                <p className={form.error} role={isTried ? 'alert' : undefined}>
                  {t('problems', { count: wrong })}
                </p>
              ) : null}
              <Acts>
                {Object.keys(own).length > 0 ? (
                  <button
                    type="button"
                    className={`${controls.button} ${controls.secondary}`}
                    onClick={() =>
                      change(Object.fromEntries(mail.fields.map(({ key, original }) => [key, original])))
                    }
                  >
                    {t('restoreAll')}
                  </button>
                ) : null}
                <button
                  type="submit"
                  className={`${controls.button} ${controls.primary}`}
                  aria-disabled={saving.isBusy || wrong > 0 || !isDirty}
                >
                  {t('save')}
                </button>
              </Acts>
            </MailTextFields>
            <DeletedTexts
              fields={(editing.row ?? mail).fields}
              draft={draft}
              nameOf={nameOf}
              onUse={change}
            />
          </ActsFields>
        </form>
        <MailPreview place={place} draft={preview.body} preview={preview} />
      </div>
      <SavingConflict
        saving={saving}
        shape={shape}
        nameOf={nameOf}
        valueOf={(field, of) => of[field] ?? ''}
      />
    </>
  );
}

/** Those of a form of the mail, and any other in which something is wrong: it bars saving. */
function fieldsOf(
  fields: readonly MailField[],
  variant: string,
  problems: Readonly<Record<string, readonly string[]>>,
): readonly MailField[] {
  return fields.filter(({ key, variants }) => variants.includes(variant) || problems[key] !== undefined);
}
