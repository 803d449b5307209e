import type { JobDetailsKey } from './job-details.messages.ts';
import type { KeyBelow, WholeKey } from '@boardwright/messages';
import { useEffect } from 'react';
import type { ActionName, ActionResult } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { DocumentField } from '../../page/forms/document-field.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { Notice } from '@boardwright/ui/notice';
import { PhoneField } from '@boardwright/ui/phone-field';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import { documentMessage } from './document-message.ts';
import { introduceAnchor, type IntroduceData, type JobDetailsPart } from './job-details-data.ts';
import styles from './job-details.module.css';
import type { jobDetailsActions } from './job-details.actions.ts';

export interface IntroduceProps extends JobDetailsPart {
  readonly id: number;
  readonly introduce: IntroduceData;
  readonly initial: ActionResult | undefined;
}

const doneId = 'introduce-done';

/** By which an employer introduces somebody else for this job (specification §6). */
export function Introduce(props: IntroduceProps) {
  const { introduce, t } = props;
  const isDone = introduce === 'done';
  useEffect(() => {
    if (isDone) document.getElementById(doneId)?.focus();
  }, [isDone]);
  return (
    <section className={styles.apply} id={introduceAnchor} aria-labelledby="introduce-title">
      <h2 id="introduce-title">{t('introduce.title')}</h2>
      {introduce === 'done' ? (
        <Notice id={doneId} tone="success" title={t('introduce.done')}>
          {t('introduce.doneText')}
        </Notice>
      ) : (
        <>
          <p className={styles.applyLead}>{t('introduce.lead')}</p>
          <IntroduceForm {...props} countries={introduce.countries} />
        </>
      )}
    </section>
  );
}

function IntroduceForm({
  id,
  data,
  initial,
  countries,
  t,
}: IntroduceProps & Pick<Exclude<IntroduceData, 'done'>, 'countries'>) {
  return (
    <BlockForm<ActionName<typeof jobDetailsActions>>
      id={id}
      action="introduce"
      initial={initial}
      multipart
      anchor={introduceAnchor}
      className={styles.form ?? ''}
    >
      {({ result, busy }) => {
        const answer = formResponse(result);
        const field = (name: KeyBelow<'applyForm', WholeKey<JobDetailsKey>>) => ({
          id: `introduce-${name}`,
          name,
          label: t(`applyForm.${name}`),
          defaultValue: answer.text(name),
          error: answer.error(name),
        });
        return (
          <>
            <FormMessage
              id="introduce-message"
              answer={answer}
              check={t('applyForm.check')}
              className={styles.full}
            />
            <input type="hidden" name="job_uuid" value={data.job.uuid} />
            <TextField {...field('given_name')} required maxLength={100} autoComplete="off" />
            <TextField {...field('family_name')} required maxLength={100} autoComplete="off" />
            <TextField {...field('email')} required type="email" maxLength={254} autoComplete="off" />
            <PhoneField
              {...field('phone')}
              optional
              countryName="phone_country"
              countries={countries}
              defaultCountry={answer.text('phone_country')}
              autoComplete="off"
            />
            <TextareaField
              {...field('motivation_text')}
              label={t('introduce.motivation_text')}
              optional
              rows={5}
              maxLength={5000}
              fieldClassName={styles.full}
            />
            <DocumentField
              id="introduce-cv"
              name="cv"
              label={t('applyForm.cv')}
              answer={answer}
              t={documentMessage(t)}
              className={styles.full}
            />
            <CheckField
              id="introduce-consent"
              name="consent"
              value="1"
              label={t('introduce.consent')}
              defaultChecked={answer.ticked('consent')}
              error={answer.error('consent')}
              required
              className={styles.full}
            />
            <p className={styles.full}>
              <Button busy={busy}>{t('introduce.send')}</Button>
            </p>
          </>
        );
      }}
    </BlockForm>
  );
}
