import type { ActionResult } from '../../define-block.ts';
import { TermsText } from '../../forms/terms-text.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import type { SafeHtml } from '../../ui/rich-text/safe-html.ts';
import { fieldId } from './apply-field-id.ts';
import type { ApplyFormData, JobDetailsPart } from './job-details-data.ts';
import styles from './job-details.module.css';

export interface ApplyConsentProps extends JobDetailsPart {
  readonly form: ApplyFormData;
  readonly values: Extract<ActionResult, { ok: false }>['values'];
  readonly error: string | undefined;
}

/** Terms, newsletters and the profile: nothing is ticked beforehand. */
export function ApplyConsent({ settings, t, form, values, error }: ApplyConsentProps) {
  const newsletters = values?.newsletters ?? [];
  return (
    <div className={styles.full}>
      {!settings.hideTermsAndConditions && (
        <CheckField
          id={fieldId('terms')}
          name="terms"
          value="1"
          required
          error={error}
          defaultChecked={values?.terms !== undefined}
          label={
            settings.checkboxAcceptText ? (
              <RichText html={settings.checkboxAcceptText as SafeHtml} look="plain" />
            ) : (
              <TermsText sentence={t('applyForm.terms')} />
            )
          }
        />
      )}
      {form.newsletters.map(({ id, name }) => (
        <CheckField
          key={id}
          id={fieldId(`newsletter-${id}`)}
          name="newsletters"
          value={id}
          defaultChecked={newsletters.includes(String(id))}
          label={t('applyForm.newsletter', { name })}
        />
      ))}
      {form.offerProfile && (
        <CheckField
          id={fieldId('candidate')}
          name="candidate"
          value="1"
          defaultChecked={values?.candidate !== undefined}
          label={t('applyForm.candidate')}
        />
      )}
    </div>
  );
}
