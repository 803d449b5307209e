import type { newsletter, SettingsOf } from '@boardwright/blocks-schema';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { FieldError } from '@boardwright/ui/field';
import { TextField } from '@boardwright/ui/text-field';
import type { Translate } from '@boardwright/ui/translate';
import type { ActionResult } from '../../board/define-block.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { type FormResponse, formResponse } from '../../page/forms/form-response.ts';
import { TermsText } from '../../page/forms/terms-text.tsx';
import { TrapField } from '../../page/forms/trap-field.tsx';
import type { NewsletterData } from './newsletter.load.ts';
import type { NewsletterKey } from './newsletter.messages.ts';
import styles from './newsletter.module.css';

interface NewsletterFieldsProps extends NewsletterData {
  /** Ids of the fields begin with it. */
  readonly anchor: string;
  readonly settings: SettingsOf<typeof newsletter>;
  readonly t: Translate<NewsletterKey>;
  readonly result: ActionResult | undefined;
  readonly busy: boolean;
}

/** An address and a button; below them what one agrees to. */
export function NewsletterFields({ anchor, settings, newsletters, t, result, busy }: NewsletterFieldsProps) {
  const answer = formResponse(result);
  return (
    <>
      <FormMessage id={`${anchor}-message`} answer={answer} check={t('form.check')} />
      {newsletters.length > 1 ? <Choice {...{ anchor, newsletters, t, answer }} /> : null}
      <div className={styles.row}>
        <TextField
          id={`${anchor}-email`}
          name="email"
          type="email"
          autoComplete="email"
          label={t('form.email')}
          required
          maxLength={254}
          defaultValue={answer.text('email')}
          error={answer.error('email')}
        />
        <Button busy={busy} className={styles.submit}>
          {settings.buttonText || t('submit')}
        </Button>
      </div>
      <TrapField id={`${anchor}-trap`} label={t('form.trap')} />
      <p className={styles.note}>
        {newsletters.length === 1 ? <OnlyOne {...{ anchor, newsletters, answer }} /> : null}
        <TermsText sentence={t('privacy')} />
      </p>
      {settings.note ? <p className={styles.note}>{settings.note}</p> : null}
    </>
  );
}

type ChoiceProps = Pick<NewsletterFieldsProps, 'anchor' | 'newsletters' | 't'> & {
  readonly answer: FormResponse;
};

/** The sentence of the one there is: pressing the button agrees to it. */
function OnlyOne({ anchor, newsletters: [only], answer }: Omit<ChoiceProps, 't'>) {
  if (!only) return null;
  return (
    <>
      <input type="hidden" name="newsletters" value={only.id} />
      <FieldError id={`${anchor}-newsletters`} error={answer.error('newsletters')} />
      {only.consent}{' '}
    </>
  );
}

function Choice({ anchor, newsletters, t, answer }: ChoiceProps) {
  const id = `${anchor}-newsletters`;
  const error = answer.error('newsletters');
  return (
    <fieldset className={styles.choice} {...(error !== undefined && { 'aria-describedby': `${id}-error` })}>
      <legend>{t('which')}</legend>
      {newsletters.map(({ id: newsletter, consent }) => (
        <CheckField
          key={newsletter}
          id={`${id}-${newsletter}`}
          name="newsletters"
          value={newsletter}
          label={consent}
          defaultChecked={answer.ticked('newsletters', String(newsletter))}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
