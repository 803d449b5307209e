import { applicantMailMessages } from './applicant-mail.messages.ts';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';

/** To the employer: an application was taken back. */
export function applicationWithdrawnMail(
  applicant: string,
  job: { readonly title: string; readonly url: string },
  brand: MailBrand,
  locale: string,
): ComposedMail {
  const say = applicantMailMessages(locale, { applicant, title: job.title, site: brand.name });
  const content = {
    subject: say('withdrawnSubject'),
    heading: say('withdrawnHeading'),
    parts: [{ paragraph: say('withdrawnIntro') }, { button: { label: say('viewJob'), url: job.url } }],
    footer: say('withdrawnFooter'),
  };
  return composeMail(content, brand, locale);
}

/** To an applicant: the employer's own words. */
export function letterMail(
  { subject, text }: { readonly subject: string; readonly text: string },
  title: string,
  brand: MailBrand,
  locale: string,
): ComposedMail {
  const say = applicantMailMessages(locale, { title, site: brand.name });
  const parts = text.split(/\n{2,}/).map((paragraph) => ({ paragraph }));
  return composeMail({ subject, heading: subject, parts, footer: say('letterFooter') }, brand, locale);
}
