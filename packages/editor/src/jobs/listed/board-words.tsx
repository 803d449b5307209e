import { longestExplanation } from '@boardwright/api-client/contract';
import { Field } from '../../lists/fields.tsx';
import form from '../../ui/form.module.css';
import { useJobsMessages } from '../use-jobs-messages.ts';

/** Whether companies are mailed about what an admin does with a job, and what they read of it. */
export interface BoardWordsDraft {
  readonly mail: boolean;
  readonly explanation: string;
}

interface BoardWordsProps {
  /** What the choice says. */
  readonly label: string;
  readonly draft: BoardWordsDraft;
  readonly onChange: (draft: BoardWordsDraft) => void;
}

export function BoardWords({ label, draft, onChange }: BoardWordsProps) {
  const t = useJobsMessages();
  return (
    <>
      <div className={form.field}>
        <label className={form.check} style={{ justifyContent: 'flex-start' }}>
          <input
            type="checkbox"
            checked={draft.mail}
            onChange={({ target }) => onChange({ ...draft, mail: target.checked })}
          />
          {label}
        </label>
      </div>
      {draft.mail ? (
        <Field label={t('deal.words')} hint={t('deal.wordsHint')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={draft.explanation}
              maxLength={longestExplanation}
              onChange={({ target }) => onChange({ ...draft, explanation: target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
