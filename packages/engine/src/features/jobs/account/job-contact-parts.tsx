import type { ReactNode } from 'react';
import { ChoiceGroup } from '@boardwright/ui/choice-group';
import { Panel } from '@boardwright/ui/panel';
import { PhoneField } from '@boardwright/ui/phone-field';
import { TextField } from '@boardwright/ui/text-field';
import { jobFieldId, type JobPartProps } from './job-fields.ts';
import styles from './job-form.module.css';

/** How to apply, and whom to ask. */
export function ApplyParts(props: JobPartProps) {
  return (
    <>
      <ApplyPart {...props} />
      <RecruiterPart {...props} />
    </>
  );
}

/** Where the site takes applications by e-mail only, a job that has an address already keeps it. */
function ApplyPart({ settings, t, fields }: JobPartProps) {
  const offersUrl = !settings.hideCreateJobApplyUrl || fields.text('apply_type') === 'url';
  return (
    <Panel title={t('form.parts.apply')} titleId="job-part-apply" level={3}>
      <div className={styles.fields}>
        {offersUrl && (
          <ChoiceGroup
            id={jobFieldId('apply_type')}
            name="apply_type"
            legend={t('form.fields.apply_type')}
            options={(['email', 'url'] as const).map((value) => ({
              value,
              label: t(`form.applyTypes.${value}`),
            }))}
            defaultValue={[fields.text('apply_type')]}
            stacked
            className={styles.full}
          />
        )}
        <TextField
          {...fields.field('apply_email')}
          type="email"
          maxLength={254}
          fieldClassName={styles.byEmail}
        />
        {offersUrl && (
          <TextField
            {...fields.field('apply_url')}
            type="url"
            maxLength={500}
            fieldClassName={styles.byUrl}
          />
        )}
      </div>
    </Panel>
  );
}

function RecruiterPart({ data, t, fields }: JobPartProps) {
  return (
    <Panel title={t('form.parts.recruiter')} titleId="job-part-recruiter" level={3}>
      <div className={styles.fields}>
        <TextField {...fields.field('recruiter_name')} optional maxLength={120} />
        <TextField {...fields.field('recruiter_email')} optional type="email" maxLength={254} />
        <PhoneField
          {...fields.field('recruiter_phone')}
          optional
          countryName="recruiter_phone_country"
          countries={data.offer.phoneCountries}
          defaultCountry={fields.text('recruiter_phone_country') || undefined}
          autoComplete="off"
        />
        <TextField {...fields.field('website')} optional type="url" maxLength={500} />
      </div>
    </Panel>
  );
}

/** From when till when it is on the site, and what counts its views elsewhere. */
export function DatesPart({ t, fields, children }: JobPartProps & { readonly children?: ReactNode }) {
  return (
    <Panel title={t('form.parts.dates')} titleId="job-part-dates" level={3}>
      <div className={styles.fields}>
        <TextField {...fields.field('from')} type="date" />
        <TextField {...fields.field('till')} type="date" optional hint={t('form.tillHint')} />
        {children}
        <TextField
          {...fields.field('pixel_url')}
          optional
          type="url"
          maxLength={500}
          hint={t('form.pixelHint')}
          fieldClassName={styles.full}
        />
      </div>
    </Panel>
  );
}
