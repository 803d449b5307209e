import type { ActionResult } from '../../board/define-block.ts';
import { formResponse } from '../../page/forms/form-response.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { TrapField } from '../../page/forms/trap-field.tsx';
import { Button } from '@boardwright/ui/button';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import type { Translate } from '@boardwright/ui/translate';
import {
  contactFieldId,
  lengths,
  pairedFields,
  isRequired,
  visibleFields,
  type ContactField,
  type ContactSettings,
} from './contact-fields.ts';
import styles from './contact.module.css';
import type { ContactKey } from './contact.messages.ts';

export interface ContactFormProps {
  readonly id: number;
  readonly settings: ContactSettings;
  readonly t: Translate<ContactKey>;
  readonly result: ActionResult | undefined;
  readonly busy: boolean;
}

const kinds = {
  email: { type: 'email', autoComplete: 'email' },
  name: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  subject: { autoComplete: 'off' },
} as const;

/** The fields a site asks for, in its order; what is wrong stands beside each, and what was typed stays. */
export function ContactForm({ id, settings, t, result, busy }: ContactFormProps) {
  const answer = formResponse(result);
  const fields = visibleFields(settings);
  const paired = pairedFields(fields);
  const field = (name: ContactField) => {
    const required = isRequired(name);
    return {
      id: contactFieldId(id, name),
      name,
      label: t(`fields.${name}`),
      defaultValue: answer.text(name),
      error: answer.error(name),
      required,
      optional: !required,
      maxLength: lengths[name],
    };
  };
  return (
    <>
      <FormMessage
        id={contactFieldId(id, 'errors')}
        answer={answer}
        check={t('check')}
        className={styles.full}
      />
      {fields.map((name) =>
        name === 'message' ? (
          <TextareaField key={name} {...field(name)} fieldClassName={styles.full} />
        ) : (
          <TextField
            key={name}
            {...field(name)}
            {...kinds[name]}
            fieldClassName={paired.has(name) ? undefined : styles.full}
          />
        ),
      )}
      <TrapField id={contactFieldId(id, 'trap')} label={t('trap')} />
      <Button busy={busy} className={styles.send}>
        {busy ? t('sending') : settings.sendBtnText || t('send')}
      </Button>
    </>
  );
}
