import Star from 'lucide-react/icons/star';
import { Button } from '@boardwright/ui/button';
import { IconButton } from '@boardwright/ui/icon-button';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { ApplicantPageData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import styles from './job-applicants.module.css';

/** One to five stars: a button each, so that one press is enough. */
export function RatingForm(props: ApplicantsPart<ApplicantPageData>) {
  const { data, t } = props;
  const { id, rating } = data.applicant;
  return (
    <PanelForm panel={props} action="rate" label={t('rating')} className={styles.rating}>
      {({ answer, busy }) => (
        <fieldset>
          <legend>{t('rating')}</legend>
          <input type="hidden" name="applicant" value={id} />
          {answer.message && <p role="alert">{answer.message}</p>}
          <p>
            {[1, 2, 3, 4, 5].map((star) => (
              <IconButton
                key={star}
                icon={Star}
                name="rating"
                value={star}
                label={t('rate', { count: star })}
                aria-pressed={rating !== null && star <= rating}
                aria-busy={busy}
              />
            ))}
          </p>
          {rating !== null && (
            <Button name="rating" value="0" variant="plain" size="small" busy={busy}>
              {t('unrate')}
            </Button>
          )}
        </fieldset>
      )}
    </PanelForm>
  );
}
