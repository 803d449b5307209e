import type { MailPart } from '../../platform/mail/compose-mail.ts';
import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { mailMessages } from '../../platform/mail/mail.messages.ts';

export interface MailedApplication {
  readonly givenName: string;
  readonly familyName: string;
  readonly salutation: 'mr' | 'miss' | 'neutral' | null;
  readonly email: string;
  readonly phone: string | null;
  readonly motivationText: string | null;
  /** Names of the files that came with it. */
  readonly fileNames: readonly string[];
}

export interface MailedJob {
  readonly title: string;
  readonly organisationName: string;
  /** The job's page. */
  readonly url: string;
  readonly referenceCode: string | null;
}

function facts(pairs: readonly (readonly [label: string, value: string | null])[]): MailPart {
  return {
    facts: pairs.filter((pair): pair is readonly [string, string] => pair[1] !== null && pair[1] !== ''),
  };
}

/** To the employer: who applied, what they wrote, their files attached. */
export const applicationReceivedMail = defineMail(
  'application.received',
  (
    translate,
    application: MailedApplication,
    job: MailedJob,
    brand: MailBrand,
    locale: string,
  ): WrittenMail => {
    const t = translate(mailMessages, locale);
    const applicant = `${application.givenName} ${application.familyName}`;
    const values = { title: job.title, applicant, site: brand.name };
    const content = {
      subject: t('receivedSubject', values),
      heading: t('receivedHeading', values),
      parts: [
        { paragraph: t('receivedIntro', values) },
        facts([
          [t('name'), applicant],
          [t('salutation'), application.salutation === null ? null : t(application.salutation)],
          [t('email'), application.email],
          [t('phone'), application.phone],
          [t('reference'), job.referenceCode],
          [t('attachments'), application.fileNames.join(', ')],
        ]),
        ...(application.motivationText ? [{ quote: application.motivationText }] : []),
        { button: { label: t('viewJob'), url: job.url } },
        { small: t('receivedPrivacy') },
      ],
      footer: t('receivedFooter', values),
    };
    return { content, brand, locale };
  },
);

/** To the applicant: it has been sent, and what was in it. */
export const applicationConfirmedMail = defineMail(
  'application.confirmed',
  (
    translate,
    application: MailedApplication,
    job: MailedJob,
    brand: MailBrand,
    locale: string,
  ): WrittenMail => {
    const t = translate(mailMessages, locale);
    const values = {
      title: job.title,
      organisation: job.organisationName,
      givenName: application.givenName,
      site: brand.name,
    };
    const content = {
      subject: t('confirmedSubject', values),
      heading: t('confirmedHeading'),
      parts: [
        { paragraph: t('confirmedIntro', values) },
        facts([
          [t('job'), job.title],
          [t('organisation'), job.organisationName],
          [t('attachments'), application.fileNames.join(', ')],
        ]),
        ...(application.motivationText
          ? [{ paragraph: `${t('motivation')}:` }, { quote: application.motivationText }]
          : []),
        { button: { label: t('viewJob'), url: job.url } },
        { small: t('confirmedPrivacy') },
      ],
      footer: t('confirmedFooter', values),
    };
    return { content, brand, locale };
  },
);
