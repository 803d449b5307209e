import type { MailTextRole } from '@boardwright/api-client/contract';
import { type EveryLocale, inLocale, lookUp, type MessageTree } from '@boardwright/messages';
import type { MailContent, MailPart } from '../platform/mail/compose-mail.ts';
import type { TranslateMail } from '../platform/mail/define-mail.ts';
import type { MailBrand } from '../platform/mail/mail-brand.ts';
import type { SampledMail } from '../mails.ts';

/** A text of a mail that can be changed. */
export interface MailTextField {
  readonly key: string;
  readonly role: MailTextRole;
  /** The product's text, with `{{variable}}` where something is filled in. */
  readonly original: string;
  readonly variables: readonly string[];
  readonly variants: readonly string[];
}

/** Around the key of a text, where a mail is written to see which it has; no text has them. */
const [before, after] = ['\u0001', '\u0002'];
const marks = /\u0001([^\u0001\u0002]*)\u0002/g;

type Found = ReadonlyMap<string, Pick<MailTextField, 'original' | 'variables'>>;

/** Writes keys in the place of texts, and notes what is filled in in each. */
function marking(found: Map<string, Pick<MailTextField, 'original' | 'variables'>>): TranslateMail {
  return (messages, language, given) => {
    const everyLocale: EveryLocale<MessageTree> = messages;
    const look = lookUp(inLocale(everyLocale, language), language);
    return (key, ...values) => {
      const variables = Object.keys({ ...given, ...values[0] });
      // All names are there: with them in their own places the text stands as it is written.
      const original = look(key, Object.fromEntries(variables.map((name) => [name, `{{${name}}}`])));
      found.set(key, { original, variables });
      return `${before}${key}${after}`;
    };
  };
}

function textsOfPart(part: MailPart): readonly (readonly [MailTextRole, string])[] {
  if ('paragraph' in part) return [['paragraph', part.paragraph]];
  if ('button' in part) return [['button', part.button.label]];
  if ('links' in part) return part.links.map(({ label }) => ['link', label] as const);
  // The labels of a table and what stands in it are no texts of their own.
  return 'small' in part ? [['small', part.small]] : [];
}

function textsOf({
  subject,
  heading,
  parts,
  footer,
}: MailContent): readonly (readonly [MailTextRole, string])[] {
  return [['subject', subject], ['heading', heading], ...parts.flatMap(textsOfPart), ['footer', footer]];
}

function fieldsOfContent(content: MailContent, found: Found, variant: string): readonly MailTextField[] {
  return textsOf(content).flatMap(([role, text]) =>
    [...text.matchAll(marks)].flatMap(([, key = '']) => {
      const known = found.get(key);
      return known ? [{ key, role, ...known, variants: [variant] }] : [];
    }),
  );
}

/** The texts of a mail in a language, in the order in which they are read; found by writing each of its forms. */
export function mailFields(mail: SampledMail, brand: MailBrand, locale: string): readonly MailTextField[] {
  const fields = new Map<string, MailTextField>();
  for (const [variant, sample] of Object.entries(mail.samples)) {
    const found = new Map<string, Pick<MailTextField, 'original' | 'variables'>>();
    const { content } = sample(brand, locale).write(marking(found));
    for (const field of fieldsOfContent(content, found, variant)) {
      const known = fields.get(field.key);
      const variants = [...new Set([...(known?.variants ?? []), variant])];
      fields.set(field.key, { ...(known ?? field), variants });
    }
  }
  const order: readonly MailTextRole[] = ['subject', 'heading'];
  const rank = ({ role }: MailTextField) =>
    role === 'footer' ? order.length + 1 : order.includes(role) ? order.indexOf(role) : order.length;
  return [...fields.values()].sort((one, other) => rank(one) - rank(other));
}
