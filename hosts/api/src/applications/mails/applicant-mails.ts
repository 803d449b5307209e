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
  const t = applicantMailMessages(locale, { applicant, title: job.title, site: brand.name });
  const content = {
    subject: t('withdrawnSubject'),
    heading: t('withdrawnHeading'),
    parts: [{ paragraph: t('withdrawnIntro') }, { button: { label: t('viewJob'), url: job.url } }],
    footer: t('withdrawnFooter'),
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
  const t = applicantMailMessages(locale, { title, site: brand.name });
  const parts = text.split(/\n{2,}/).map((paragraph) => ({ paragraph }));
  return composeMail({ subject, heading: subject, parts, footer: t('letterFooter') }, brand, locale);
}
