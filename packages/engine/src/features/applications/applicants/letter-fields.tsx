import type { FormResponse } from '../../../page/forms/form-response.ts';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { Panel } from '@boardwright/ui/panel';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import type { MoveData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import styles from './job-applicants.module.css';

interface LetterFieldsProps extends ApplicantsPart<MoveData> {
  readonly answer: FormResponse;
  readonly busy: boolean;
}

/** The mail that goes along, where it is wanted: words to begin with, places that are filled, and how it reads. */
export function LetterFields({ data, t, answer, busy }: LetterFieldsProps) {
  const { letters, places, to } = data;
  const letter = letters.find(({ kind }) => kind === to.kind);
  const previewTo = answer.text('preview_to');
  return (
    <Panel className={styles.part}>
      <CheckField
        name="mail"
        value="1"
        defaultChecked={answer.ticked('mail')}
        label={<b>{t('move.mail')}</b>}
        className={styles.wantsMail}
      />
      <p className="muted">{t('move.mailHint')}</p>
      <div className={styles.letter}>
        <TextField
          name="subject"
          label={t('move.subject')}
          maxLength={200}
          defaultValue={answer.text('subject') ?? letter?.subject}
          error={answer.error('subject')}
        />
        <TextareaField
          name="text"
          label={t('move.text')}
          hint={t('move.places', { places: places.map((place) => `{{${place}}}`).join(', ') })}
          rows={10}
          maxLength={5000}
          defaultValue={answer.text('text') ?? letter?.text}
          error={answer.error('text')}
        />
        <Button name="as" value="preview" variant="secondary" size="small" busy={busy}>
          {t('move.preview')}
        </Button>
        {previewTo !== undefined && (
          <div className={styles.preview} role="status">
            <p className="muted">{t('move.previewTo', { email: previewTo })}</p>
            <p>
              <b>{answer.text('preview_subject')}</b>
            </p>
            <p className={styles.words}>{answer.text('preview_text')}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}
