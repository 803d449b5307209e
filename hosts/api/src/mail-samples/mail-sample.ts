import type { MailGroup } from '@boardwright/api-client/contract';
import type { Mail } from '../platform/mail/define-mail.ts';
import type { MailBrand } from '../platform/mail/mail-brand.ts';

/** A mail as it would go to somebody made up. */
export type WriteSample = (brand: MailBrand, locale: string) => Mail;

/** One of the product's mails as admins find it: whom it goes to, and what each of its forms looks like. */
export interface SampledMail<Kind extends string = string, Variant extends string = string> {
  readonly kind: Kind;
  readonly group: MailGroup;
  readonly samples: Readonly<Record<Variant, WriteSample>>;
  /** Variables without which its reader would not know what it is about; its links are not texts, and always stay. */
  readonly needs: readonly string[];
}

/** Declares how a mail is listed and what it looks like. */
export function sampled<const Kind extends string, const Variant extends string>(
  mail: { readonly kind: Kind },
  group: MailGroup,
  samples: Readonly<Record<Variant, WriteSample>>,
  needs: readonly string[] = [],
): SampledMail<Kind, Variant> {
  return { kind: mail.kind, group, samples, needs };
}
