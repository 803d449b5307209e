import { composeMail, type ComposedMail, type MailPart } from '../../platform/mail/compose-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { mailMessages, type Say } from '../../platform/mail/mail.messages.ts';

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

function salutation(say: Say, application: MailedApplication): string | null {
  return application.salutation === null ? null : say(application.salutation);
}

/** To the employer: who applied, what they wrote, their files attached. */
export function applicationReceivedMail(
  application: MailedApplication,
  job: MailedJob,
  brand: MailBrand,
  locale: string,
): ComposedMail {
  const say = mailMessages(locale);
  const applicant = `${application.givenName} ${application.familyName}`;
  const values = { title: job.title, applicant, site: brand.name };
  const content = {
    subject: say('receivedSubject', values),
    heading: say('receivedHeading', values),
    parts: [
      { paragraph: say('receivedIntro', values) },
      facts([
        [say('name'), applicant],
        [say('salutation'), salutation(say, application)],
        [say('email'), application.email],
        [say('phone'), application.phone],
        [say('reference'), job.referenceCode],
        [say('attachments'), application.fileNames.join(', ')],
      ]),
      ...(application.motivationText ? [{ quote: application.motivationText }] : []),
      { button: { label: say('viewJob'), url: job.url } },
      { small: say('receivedPrivacy') },
    ],
    footer: say('receivedFooter', values),
  };
  return composeMail(content, brand, locale);
}

/** To the applicant: it has been sent, and what was in it. */
export function applicationConfirmedMail(
  application: MailedApplication,
  job: MailedJob,
  brand: MailBrand,
  locale: string,
): ComposedMail {
  const say = mailMessages(locale);
  const values = {
    title: job.title,
    organisation: job.organisationName,
    givenName: application.givenName,
    site: brand.name,
  };
  const content = {
    subject: say('confirmedSubject', values),
    heading: say('confirmedHeading'),
    parts: [
      { paragraph: say('confirmedIntro', values) },
      facts([
        [say('job'), job.title],
        [say('organisation'), job.organisationName],
        [say('attachments'), application.fileNames.join(', ')],
      ]),
      ...(application.motivationText
        ? [{ paragraph: `${say('motivation')}:` }, { quote: application.motivationText }]
        : []),
      { button: { label: say('viewJob'), url: job.url } },
      { small: say('confirmedPrivacy') },
    ],
    footer: say('confirmedFooter', values),
  };
  return composeMail(content, brand, locale);
}
