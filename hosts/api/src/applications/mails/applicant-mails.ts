import { applicantMailMessages } from './applicant-mail.messages.ts';
import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';

/** To the employer: an application was taken back. */
export const applicationWithdrawnMail = defineMail(
  'application.withdrawn',
  (
    translate,
    applicant: string,
    job: { readonly title: string; readonly url: string },
    brand: MailBrand,
    locale: string,
  ): WrittenMail => {
    const t = translate(applicantMailMessages, locale, { applicant, title: job.title, site: brand.name });
    const content = {
      subject: t('withdrawnSubject'),
      heading: t('withdrawnHeading'),
      parts: [{ paragraph: t('withdrawnIntro') }, { button: { label: t('viewJob'), url: job.url } }],
      footer: t('withdrawnFooter'),
    };
    return { content, brand, locale };
  },
);

/** To an applicant: the employer's own words. */
export const letterMail = defineMail(
  'application.answered',
  (
    translate,
    { subject, text }: { readonly subject: string; readonly text: string },
    title: string,
    brand: MailBrand,
    locale: string,
  ): WrittenMail => {
    const t = translate(applicantMailMessages, locale, { title, site: brand.name });
    const parts = text.split(/\n{2,}/).map((paragraph) => ({ paragraph }));
    return { content: { subject, heading: subject, parts, footer: t('letterFooter') }, brand, locale };
  },
);
