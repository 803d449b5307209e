import type { JobDetailsKey } from './job-details.messages.ts';
import type { KeyBelow, WholeKey } from '@boardwright/messages';
import type { ActionResult } from '../../board/define-block.ts';
import { formResponse, useFirstError } from '../../page/forms/form-response.ts';
import { JournalOffer } from '../../page/forms/journal-offer.tsx';
import { Button } from '@boardwright/ui/button';
import { ChoiceGroup } from '@boardwright/ui/choice-group';
import { PhoneField } from '@boardwright/ui/phone-field';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import { ApplyConsent } from './apply-consent.tsx';
import { ApplyErrors } from './apply-errors.tsx';
import { fieldId } from './apply-field-id.ts';
import { journalKey, type ApplyFormData, type JobDetailsPart } from './job-details-data.ts';
import { ResumeField } from './resume-field.tsx';
import styles from './job-details.module.css';

export interface ApplyFieldsProps extends JobDetailsPart {
  readonly form: ApplyFormData;
  readonly result: ActionResult | undefined;
  readonly busy: boolean;
}

/** The fields a site asks for; which and which must be filled is the block's settings' (visibility modes). */
export function ApplyFields(props: ApplyFieldsProps) {
  const { settings, data, t, form, result, busy } = props;
  const { refused, text: typed, error } = formResponse(result);
  const start: Readonly<Record<string, unknown>> = form.candidate ?? {};
  // What came back is as it was sent, also where it was emptied.
  const text = (name: string) => {
    const known = start[name];
    return refused ? typed(name) : typeof known === 'string' ? known : undefined;
  };
  const field = (name: KeyBelow<'applyForm', WholeKey<JobDetailsKey>>) => ({
    id: fieldId(name),
    name,
    label: t(`applyForm.${name}`),
    defaultValue: text(name),
    error: error(name),
  });
  const asked = (mode: JobDetailsPart['settings']['hideGender']) => ({
    required: mode === 'show_required',
    optional: mode === 'show_not_required',
  });
  const top = useFirstError(refused);
  return (
    <>
      <div ref={top} className={styles.full}>
        <ApplyErrors result={refused} t={t} />
        {!refused && (
          <JournalOffer
            name={journalKey(data.job)}
            restore={t('applyForm.journalRestore')}
            forget={t('applyForm.journalForget')}
          >
            {t('applyForm.journal')}
          </JournalOffer>
        )}
      </div>
      <input type="hidden" name="job_uuid" value={data.job.uuid} />
      {settings.hideGender !== 'hide' && (
        <ChoiceGroup
          id={fieldId('salutation')}
          name="salutation"
          legend={t('applyForm.salutation')}
          options={(['miss', 'mr', 'neutral'] as const).map((value) => ({
            value,
            label: t(`applyForm.salutations.${value}`),
          }))}
          defaultValue={[text('salutation') ?? '']}
          error={error('salutation')}
          {...asked(settings.hideGender)}
          className={styles.full}
        />
      )}
      <TextField {...field('given_name')} required autoComplete="given-name" maxLength={100} />
      <TextField {...field('family_name')} required autoComplete="family-name" maxLength={100} />
      <TextField {...field('email')} required type="email" autoComplete="email" maxLength={254} />
      <PhoneField
        {...field('phone')}
        optional
        countryName="phone_country"
        countries={form.countries}
        defaultCountry={text('phone_country')}
      />
      {settings.hideResume !== 'hide' && (
        <ResumeField
          {...{ t, text }}
          stored={form.candidate?.files ?? []}
          isAnswered={refused !== undefined}
          error={error('cv')}
          {...asked(settings.hideResume)}
        />
      )}
      {settings.hideMotivation !== 'hide' && (
        <TextareaField
          {...field('motivation_text')}
          {...asked(settings.hideMotivation)}
          maxLength={10_000}
          fieldClassName={styles.full}
        />
      )}
      <ApplyConsent {...props} values={refused?.values} error={error('terms')} />
      <Button busy={busy} className={styles.send}>
        {busy ? t('applyForm.sending') : t('applyForm.send')}
      </Button>
    </>
  );
}
