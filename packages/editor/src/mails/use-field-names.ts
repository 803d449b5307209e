import type { MailField } from '@boardwright/api-client/contract';
import { useMailsMessages } from './use-mails-messages.ts';

/** What the texts of a mail are called: by what they are, numbered where there are several of a kind in one form. */
export function useFieldNames(fields: readonly MailField[]): (key: string) => string {
  const t = useMailsMessages();
  return (key) => {
    const field = fields.find((each) => each.key === key);
    if (!field) return key;
    const name = t(`role.${field.role}`);
    const alike = fields.filter(
      ({ role, variants }) => role === field.role && variants.some((one) => field.variants.includes(one)),
    );
    return alike.length > 1 ? t('more', { name, number: alike.indexOf(field) + 1 }) : name;
  };
}
