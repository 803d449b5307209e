import type { MailField, MailText } from '@boardwright/api-client/contract';
import type { DraftShape } from '../written/draft-shape.ts';

/** The texts of a mail as they stand in its form, by their keys; one that is as it came is there too. */
export type MailDraft = Readonly<Record<string, string>>;

/** A mail as what several admins write: it has no number, and nobody is named. */
export type WrittenMailText = MailText & { readonly id: number };

export const writtenMail = (mail: MailText): WrittenMailText => ({ ...mail, id: 0 });

export function mailDraft(mail: Pick<MailText, 'fields'> | undefined): MailDraft {
  return Object.fromEntries((mail?.fields ?? []).map(({ key, text, original }) => [key, text ?? original]));
}

/** What of a draft is not as it came: that is stored. */
export function ownTexts(fields: readonly MailField[], draft: MailDraft): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ key, original }) => {
      const text = draft[key] ?? original;
      return text.trim() === original ? [] : [[key, text]];
    }),
  );
}

/** What of a mail two admins may have changed: each of its texts. */
export const mailShape = (fields: readonly MailField[]): DraftShape<MailDraft, string> => ({
  fields: fields.map(({ key }) => key),
  isSame: (field, one, other) => (one[field] ?? '').trim() === (other[field] ?? '').trim(),
  withField: (field, draft, other) => ({ ...draft, [field]: other[field] ?? '' }),
});
