import type { ActionResult } from '../../board/define-block.ts';
import { TermsText } from '../../page/forms/terms-text.tsx';
import { CheckField } from '@boardwright/ui/check-field';
import { RichText } from '@boardwright/ui/rich-text';
import { useFormat } from '@boardwright/ui/use-format';
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
  const agreedAt = error === undefined ? form.candidate?.terms_accepted_at : undefined;
  return (
    <div className={styles.full}>
      {!settings.hideTermsAndConditions && agreedAt && <Agreed {...{ settings, t, agreedAt }} />}
      {!settings.hideTermsAndConditions && !agreedAt && (
        <CheckField
          id={fieldId('terms')}
          name="terms"
          value="1"
          required
          error={error}
          defaultChecked={values?.terms !== undefined}
          label={
            settings.checkboxAcceptText ? (
              <RichText html={settings.checkboxAcceptText} look="plain" />
            ) : (
              <TermsText sentence={t('applyForm.terms')} />
            )
          }
        />
      )}
      {form.newsletters.map(({ id, consent }) => (
        <CheckField
          key={id}
          id={fieldId(`newsletter-${id}`)}
          name="newsletters"
          value={id}
          defaultChecked={newsletters.includes(String(id))}
          label={consent}
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

/** Who agreed before need not tick it again: they read when they did, and to what. */
function Agreed({
  settings,
  t,
  agreedAt,
}: Pick<ApplyConsentProps, 'settings' | 't'> & { readonly agreedAt: string }) {
  const format = useFormat();
  const date = format.longDate(agreedAt);
  return (
    <div className={styles.agreed}>
      <input type="hidden" name="terms" value="1" />
      {settings.checkboxAcceptText ? (
        <>
          <RichText html={settings.checkboxAcceptText} look="plain" />
          <p>{t('applyForm.agreedOn', { date })}</p>
        </>
      ) : (
        <p>
          <TermsText sentence={t('applyForm.agreed', { date })} />
        </p>
      )}
    </div>
  );
}
