import { accountSamples } from './mail-samples/account-samples.ts';
import { alertSamples } from './mail-samples/alert-samples.ts';
import { applicationSamples } from './mail-samples/application-samples.ts';
import { jobSamples } from './mail-samples/job-samples.ts';
import { shopSamples } from './mail-samples/shop-samples.ts';

export { type ComposedMail } from './platform/mail/compose-mail.ts';
export { composed } from './platform/mail/define-mail.ts';
export { type MailBrand, mailBrand } from './platform/mail/mail-brand.ts';
export { type SampledMail } from './mail-samples/mail-sample.ts';

/** Every mail that the product sends, with samples: a preview of one needs no database and no mailer. */
export const everyMail = [
  ...accountSamples,
  ...applicationSamples,
  ...alertSamples,
  ...jobSamples,
  ...shopSamples,
] as const;

export type EveryMail = (typeof everyMail)[number];
export type MailKind = EveryMail['kind'];
/** The forms that mails have, as that of an order on invoice. */
export type MailVariant = {
  [Each in MailKind]: keyof Extract<EveryMail, { readonly kind: Each }>['samples'];
}[MailKind];
