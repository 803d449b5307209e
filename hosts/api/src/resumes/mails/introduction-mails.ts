import type { MailPart } from '../../platform/mail/compose-mail.ts';
import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import { introductionMailMessages } from './introduction-mail.messages.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';

/** Somebody who was introduced for a job, and by whom. */
export interface MailedIntroduction {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly motivationText: string | null;
  readonly fileNames: readonly string[];
  /** The company, and the colleague of it. */
  readonly introducedBy: string;
  readonly colleague: string;
  readonly title: string;
  readonly organisation: string;
  readonly jobUrl: string;
}

function valuesOf(introduction: MailedIntroduction, brand: MailBrand): Readonly<Record<string, string>> {
  const { givenName, familyName, introducedBy, colleague, title, organisation } = introduction;
  const person = `${givenName} ${familyName}`;
  return { givenName, person, client: introducedBy, colleague, title, organisation, site: brand.name };
}

function details(
  { email, phone, fileNames, ...introduction }: MailedIntroduction,
  t: (key: 'name' | 'email' | 'phone' | 'files') => string,
): MailPart {
  const facts: readonly (readonly [string, string | null])[] = [
    [t('name'), `${introduction.givenName} ${introduction.familyName}`],
    [t('email'), email],
    [t('phone'), phone],
    [t('files'), fileNames.join(', ')],
  ];
  return { facts: facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1])) };
}

/** To the person: who introduced them, for what and with which details, and the way to object. */
export const introducedMail = defineMail(
  'candidate.introduced',
  (
    translate,
    introduction: MailedIntroduction & {
      /** The page that asks whether to object. */
      readonly objectUrl: string;
    },
    brand: MailBrand,
    locale: string,
  ): WrittenMail => {
    const { motivationText, objectUrl, jobUrl } = introduction;
    const t = translate(introductionMailMessages, locale, valuesOf(introduction, brand));
    const content = {
      subject: t('notifiedSubject'),
      heading: t('notifiedHeading'),
      parts: [
        { paragraph: `${t('hello')}\n${t('notifiedIntro')}` },
        details(introduction, t),
        ...(motivationText ? [{ paragraph: t('about') }, { quote: motivationText }] : []),
        { paragraph: t('objectText') },
        { button: { label: t('object'), url: objectUrl } },
        { links: [{ label: t('viewJob'), url: jobUrl }] },
        { small: t('storedUntil') },
      ],
      footer: t('notifiedFooter'),
    };
    return { content, brand, locale };
  },
);

/** To whoever recruits: somebody was introduced, by whom, their details, files attached. */
export const introductionReceivedMail = defineMail(
  'introduction.received',
  (translate, introduction: MailedIntroduction, brand: MailBrand, locale: string): WrittenMail => {
    const { motivationText, jobUrl } = introduction;
    const t = translate(introductionMailMessages, locale, valuesOf(introduction, brand));
    const content = {
      subject: t('receivedSubject'),
      heading: t('receivedHeading'),
      parts: [
        { paragraph: t('receivedIntro') },
        details(introduction, t),
        ...(motivationText ? [{ quote: motivationText }] : []),
        { button: { label: t('viewJob'), url: jobUrl } },
        { small: t('receivedPrivacy') },
      ],
      footer: t('receivedFooter'),
    };
    return { content, brand, locale };
  },
);
