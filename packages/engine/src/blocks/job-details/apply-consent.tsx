import type { ReactNode } from 'react';
import type { ActionResult } from '../../define-block.ts';
import { pagePath, useBoard } from '../../pages/board-context.ts';
import { CheckField } from '../../ui/field/check-field.tsx';
import { Link } from '../../ui/link/link.tsx';
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

/** The sentence with its two links, wherever the language puts them; a page the board lacks stays plain words. */
function TermsText({ sentence }: { readonly sentence: string }): ReactNode {
  const board = useBoard();
  const pages: Readonly<Record<string, string>> = { terms: 'p-terms-and-conditions', privacy: 'p-privacy' };
  return sentence.split(/(<(?:terms|privacy)>.*?<\/(?:terms|privacy)>)/).map((part) => {
    const [, name, words] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
    const page = name && pages[name];
    if (!page || words === undefined) return part;
    return board.paths[page] === undefined ? (
      words
    ) : (
      <Link key={name} href={pagePath(board, page)} newTab>
        {words}
      </Link>
    );
  });
}
