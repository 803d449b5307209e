import type { MailPart } from '../../platform/mail/compose-mail.ts';
import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { relationMailMessages } from './relation-mail.messages.ts';

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
export const contactRequestMail = defineMail(
  'contact-request.requested',
  (translate, request: MailedRequest, brand: MailBrand, locale: string): WrittenMail => {
    const { client, givenName, fileName = '' } = request;
    const t = translate(relationMailMessages, locale, {
      client,
      givenName,
      file: fileName,
      site: brand.name,
    });
    const content = {
      subject: t('requestSubject'),
      heading: t('requestHeading'),
      parts: [
        { paragraph: `${t('hello')}\n${t('requestIntro')}` },
        { quote: request.introduction },
        ...(request.motivation ? [{ paragraph: t('motivation') }, { quote: request.motivation }] : []),
        ...(fileName ? [{ paragraph: t('requestFile') }] : []),
        { button: { label: t('requestButton'), url: request.url } },
        { small: t('requestUntil') },
      ],
      footer: t('requestFooter'),
    };
    return { content, brand, locale };
  },
);

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
export const contactReplyMail = defineMail(
  'contact-request.answered',
  (translate, answer: MailedReply, brand: MailBrand, locale: string): WrittenMail => {
    const { candidate, contact, url } = answer;
    const t = translate(relationMailMessages, locale, { candidate, site: brand.name });
    const facts: readonly (readonly [string, string])[] = contact
      ? [
          [t('name'), contact.name],
          [t('email'), contact.email],
          ...(contact.phone ? ([[t('phone'), contact.phone]] as const) : []),
        ]
      : [];
    const parts: readonly MailPart[] = [
      { paragraph: t(contact ? 'acceptedIntro' : 'declinedIntro') },
      ...(contact ? [{ facts }] : []),
      { button: { label: t('answerButton'), url } },
    ];
    const content = {
      subject: t(contact ? 'acceptedSubject' : 'declinedSubject'),
      heading: t(contact ? 'acceptedHeading' : 'declinedHeading'),
      parts,
      footer: t('answerFooter'),
    };
    return { content, brand, locale };
  },
);
