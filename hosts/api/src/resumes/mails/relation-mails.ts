import { applicantMailMessages } from '../../applications/port.ts';
import { composeMail, type ComposedMail, type MailPart } from '../../platform/mail/compose-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';

/** What a company asks a candidate. */
export interface MailedRequest {
  readonly client: string;
  readonly givenName: string;
  readonly introduction: string;
  readonly motivation: string | null;
  readonly fileName: string | undefined;
  /** The page that shows the request and asks for an answer. */
  readonly url: string;
}

/** To the candidate: who asks for contact, and where to answer. */
export function contactRequestMail(request: MailedRequest, brand: MailBrand, locale: string): ComposedMail {
  const { client, givenName, fileName = '' } = request;
  const say = applicantMailMessages(locale, { client, givenName, file: fileName, site: brand.name });
  const content = {
    subject: say('requestSubject'),
    heading: say('requestHeading'),
    parts: [
      { paragraph: `${say('hello')}\n${say('requestIntro')}` },
      { quote: request.introduction },
      ...(request.motivation ? [{ paragraph: say('motivation') }, { quote: request.motivation }] : []),
      ...(fileName ? [{ paragraph: say('requestFile') }] : []),
      { button: { label: say('requestButton'), url: request.url } },
      { small: say('requestUntil') },
    ],
    footer: say('requestFooter'),
  };
  return composeMail(content, brand, locale);
}

/** How a candidate answered; with what reaches them, where they accepted. */
export interface MailedReply {
  readonly candidate: string;
  readonly contact:
    | { readonly name: string; readonly email: string; readonly phone: string | null }
    | undefined;
  /** The company's list of candidates. */
  readonly url: string;
}

/** To the employer: accepted, or declined. */
export function contactReplyMail(answer: MailedReply, brand: MailBrand, locale: string): ComposedMail {
  const { candidate, contact, url } = answer;
  const say = applicantMailMessages(locale, { candidate, site: brand.name });
  const facts: readonly (readonly [string, string])[] = contact
    ? [
        [say('name'), contact.name],
        [say('email'), contact.email],
        ...(contact.phone ? ([[say('phone'), contact.phone]] as const) : []),
      ]
    : [];
  const parts: readonly MailPart[] = [
    { paragraph: say(contact ? 'acceptedIntro' : 'declinedIntro') },
    ...(contact ? [{ facts }] : []),
    { button: { label: say('answerButton'), url } },
  ];
  const content = {
    subject: say(contact ? 'acceptedSubject' : 'declinedSubject'),
    heading: say(contact ? 'acceptedHeading' : 'declinedHeading'),
    parts,
    footer: say('answerFooter'),
  };
  return composeMail(content, brand, locale);
}
