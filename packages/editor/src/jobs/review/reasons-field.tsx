import { reviewReasons, reviewSentence, type ReviewReason } from '@boardwright/api-client/contract';
import { useEditorLocale } from '../../editor-messages.tsx';
import form from '../../ui/form.module.css';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './review.module.css';

interface ReasonsFieldProps {
  readonly value: readonly ReviewReason[];
  readonly onChange: (reasons: readonly ReviewReason[]) => void;
}

/** Why jobs are sent back: none, one or several. */
export function ReasonsField({ value, onChange }: ReasonsFieldProps) {
  const t = useJobsMessages();
  const locale = useEditorLocale();
  return (
    <fieldset className={styles.reasons}>
      <legend>{t('review.reasons')}</legend>
      {reviewReasons.map((reason) => (
        <label key={reason} className={form.check}>
          <input
            type="checkbox"
            checked={value.includes(reason)}
            onChange={({ target }) =>
              onChange(reviewReasons.filter((one) => (one === reason ? target.checked : value.includes(one))))
            }
          />
          {reviewSentence(reason, locale)}
        </label>
      ))}
    </fieldset>
  );
}
