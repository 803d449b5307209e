import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import type { Translate } from '@boardwright/ui/translate';
import { type FormStep, formSteps } from './form-steps.ts';
import styles from './job-form.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

interface FormWaysProps {
  readonly step: FormStep;
  readonly scripts: boolean;
  readonly busy: boolean;
  readonly back: string;
  readonly isDraft: boolean;
  readonly onStep: (step: FormStep) => void;
  readonly t: Translate<ManageJobsKey>;
}

/** The way on: a step further or back with scripts, and sending the form. */
export function FormActions({ step, scripts, busy, back, isDraft, onStep, t }: FormWaysProps) {
  const at = formSteps.indexOf(step);
  const before = scripts ? formSteps[at - 1] : undefined;
  const next = scripts ? formSteps[at + 1] : undefined;
  return (
    <p className={styles.send}>
      {before && (
        <Button type="button" variant="secondary" icon={ArrowLeft} onClick={() => onStep(before)}>
          {t('form.before')}
        </Button>
      )}
      {next && (
        <Button
          type="button"
          variant={isDraft ? 'primary' : 'secondary'}
          iconEnd={ArrowRight}
          onClick={() => onStep(next)}
        >
          {t('form.next')}
        </Button>
      )}
      {isDraft ? (
        <>
          {/* First of those that send: without scripts Enter in a field keeps, and never publishes. */}
          <Button name="as" value="draft" variant="secondary" busy={busy}>
            {t('form.draft')}
          </Button>
          {!next && (
            <Button name="as" value="publish" busy={busy}>
              {t('form.publish')}
            </Button>
          )}
        </>
      ) : (
        <Button name="as" value="save" busy={busy}>
          {t('form.save')}
        </Button>
      )}
      <LinkButton href={back} variant="plain">
        {t('form.cancel')}
      </LinkButton>
    </p>
  );
}
