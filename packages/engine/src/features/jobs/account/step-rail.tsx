import Check from 'lucide-react/icons/check';
import type { MouseEvent } from 'react';
import { Icon } from '@boardwright/ui/icon';
import type { Translate } from '@boardwright/ui/translate';
import { type FormStep, formSteps, stepId } from './form-steps.ts';
import styles from './step-rail.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

interface StepRailProps {
  readonly current: FormStep;
  /** Steps of which everything that is asked for is there. */
  readonly done: ReadonlySet<FormStep>;
  readonly wrong: ReadonlySet<FormStep>;
  readonly onStep: (step: FormStep) => void;
  readonly scripts: boolean;
  /** What is published already is not published at the end. */
  readonly isDraft: boolean;
  readonly t: Translate<ManageJobsKey>;
}

/** Where one is in the form: links to its parts, which with scripts show one part at a time. */
export function StepRail({ current, done, wrong, onStep, scripts, isDraft, t }: StepRailProps) {
  const nameOf = (step: FormStep) =>
    step === 'publish' && !isDraft ? t('form.parts.dates') : t(`form.stepNames.${step}`);
  const go = (event: MouseEvent, step: FormStep) => {
    event.preventDefault();
    onStep(step);
  };
  const state = (step: FormStep) =>
    wrong.has(step) ? t('form.stepWrong') : done.has(step) ? t('form.stepDone') : undefined;
  return (
    <nav className={styles.rail} aria-label={t('form.steps')} {...(scripts && { 'data-scripts': '' })}>
      <ol>
        {formSteps.map((step, index) => (
          <li
            key={step}
            {...(done.has(step) && { 'data-done': '' })}
            {...(wrong.has(step) && { 'data-wrong': '' })}
          >
            <a
              href={`#${stepId(step)}`}
              onClick={(event) => go(event, step)}
              aria-current={scripts && step === current ? 'step' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {done.has(step) && !wrong.has(step) ? <Icon icon={Check} /> : index + 1}
              </span>
              <span className={styles.name}>{nameOf(step)}</span>
              {state(step) && <span className="visually-hidden">, {state(step)}</span>}
            </a>
          </li>
        ))}
      </ol>
      {scripts && (
        <p className={styles.here}>
          {t('form.stepHere', {
            at: formSteps.indexOf(current) + 1,
            of: formSteps.length,
            name: nameOf(current),
          })}
        </p>
      )}
    </nav>
  );
}
