import { passwordLength } from '@boardwright/api-client/contract';
import { TermsText } from './forms/terms-text.tsx';
import { usePageT } from './use-page-t.ts';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { TextField } from '@boardwright/ui/text-field';
import type { SystemView } from './page-data.ts';
import styles from './system-page.module.css';

/**
 * The form of a mailed link's page. It posts to its own address, whose query is the link: opening it does nothing, as
 * programs open links too.
 */
export function LinkForm({ view: { kind, link } }: { readonly view: SystemView }) {
  const t = usePageT();
  const error = (name: string) => link?.fields?.[name]?.join(' ');
  const stored = link?.stored;
  return (
    <>
      {link && (
        <dl className={styles.kept}>
          {(
            [
              ['name', stored?.name],
              ['email', link.email],
              ['phone', stored?.phone],
              ['cv', stored?.cv],
            ] as const
          ).map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{t(`link.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {stored?.hasAccount && <p className={styles.note}>{t('save-profile.hasAccount')}</p>}
      <form method="post" className={styles.form}>
        {link?.needsPassword && (
          <>
            {/* By it password keepers know whose the password is. */}
            <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
            <TextField
              type="password"
              id="link-password"
              name="password"
              label={t('link.password')}
              hint={t(
                kind === 'verify-address' || stored?.hasAccount ? 'link.passwordAnew' : 'link.passwordHint',
                {
                  count: passwordLength.least,
                },
              )}
              error={error('password')}
              autoComplete="new-password"
              required
              minLength={passwordLength.least}
              maxLength={passwordLength.most}
            />
          </>
        )}
        {link?.needsTerms && (
          <CheckField
            id="link-terms"
            name="terms"
            value="1"
            required
            error={error('terms')}
            label={<TermsText sentence={t('link.terms')} />}
          />
        )}
        <Button variant="primary" block>
          {t(kind === 'save-profile' ? 'save-profile.confirm' : 'verify-address.confirm')}
        </Button>
      </form>
    </>
  );
}
