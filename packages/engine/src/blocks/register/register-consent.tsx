import type { FormResponse } from '../../page/forms/form-response.ts';
import { TermsText } from '../../page/forms/terms-text.tsx';
import { CheckField } from '@boardwright/ui/check-field';
import { RichText } from '@boardwright/ui/rich-text';
import type { Translate } from '@boardwright/ui/translate';
import type { RegisterData, RoleTerms } from './register.load.ts';
import styles from './register.module.css';
import type { RegisterKey } from './register.messages.ts';

interface RegisterConsentProps {
  readonly prefix: string;
  readonly answer: FormResponse;
  readonly data: Pick<RegisterData, 'accept' | 'newsletters'>;
  readonly t: Translate<RegisterKey>;
}

/** Terms and newsletters: nothing is ticked beforehand. */
export function RegisterConsent({ prefix, answer, data, t }: RegisterConsentProps) {
  return (
    <div className={styles.full}>
      <CheckField
        id={`${prefix}-terms`}
        name="terms"
        value="1"
        required
        error={answer.error('terms')}
        defaultChecked={answer.ticked('terms')}
        label={
          data.accept ? <RichText html={data.accept} look="plain" /> : <TermsText sentence={t('terms')} />
        }
      />
      {data.newsletters.map(({ id, consent }) => (
        <CheckField
          key={id}
          id={`${prefix}-newsletter-${id}`}
          name="newsletters"
          value={id}
          defaultChecked={answer.ticked('newsletters', String(id))}
          label={consent}
        />
      ))}
    </div>
  );
}

/** What one agrees to: the block's own words, and the site's texts to unfold. */
export function TermsOfRole({ terms, t }: { readonly terms: RoleTerms; readonly t: Translate<RegisterKey> }) {
  const long = [
    ['readTerms', terms.terms],
    ['readPrivacy', terms.privacy],
  ] as const;
  return (
    <>
      {terms.text && <RichText html={terms.text} look="plain" className={styles.termsText} />}
      {long.map(
        ([key, html]) =>
          html && (
            <details key={key} className={styles.long}>
              <summary>{t(key)}</summary>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
              <div className={styles.scroll} tabIndex={0} role="region" aria-label={t(key)}>
                <RichText html={html} look="plain" />
              </div>
            </details>
          ),
      )}
    </>
  );
}
