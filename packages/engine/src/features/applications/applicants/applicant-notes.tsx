import { Button } from '@boardwright/ui/button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { TextareaField } from '@boardwright/ui/textarea-field';
import { useFormat } from '@boardwright/ui/use-format';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { ApplicantPageData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import styles from './job-applicants.module.css';

/** What colleagues tell each other about an applicant. */
export function ApplicantNotes(props: ApplicantsPart<ApplicantPageData>) {
  const { data, t } = props;
  const { id, notes } = data.applicant;
  const format = useFormat();
  return (
    <Panel title={t('columns.notes')} titleId="applicant-notes" level={3} className={styles.part}>
      <p className={`muted ${styles.notesHint}`}>{t('notesHint')}</p>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.words}>{note.text}</p>
              <div className={styles.noteFoot}>
                <span>
                  {t('noteBy', { name: note.by ?? t('former'), date: format.longDate(note.created_at) })}
                </span>
                {note.own && (
                  <PanelForm panel={props} action="removeNote" part={`note-${note.id}`}>
                    {({ answer, busy }) => (
                      <>
                        <input type="hidden" name="applicant" value={id} />
                        <input type="hidden" name="note" value={note.id} />
                        {answer.message && <span role="alert">{answer.message}</span>}
                        <Button variant="plain" size="small" busy={busy}>
                          {t('removeNote')}
                        </Button>
                      </>
                    )}
                  </PanelForm>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {/* A kept note empties the form. */}
      <PanelForm key={notes.length} panel={props} action="addNote" label={t('note')}>
        {({ answer, busy }) => (
          <>
            <input type="hidden" name="applicant" value={id} />
            {answer.message && <Notice tone="danger" title={answer.message} className={styles.notice} />}
            <TextareaField
              id="applicant-note"
              name="text"
              label={t('note')}
              rows={3}
              maxLength={5000}
              defaultValue={answer.text('text')}
              error={answer.error('text')}
            />
            <Button variant="secondary" size="small" busy={busy} className={styles.save}>
              {t('addNote')}
            </Button>
          </>
        )}
      </PanelForm>
    </Panel>
  );
}
