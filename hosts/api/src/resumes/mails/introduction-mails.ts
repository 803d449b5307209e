import { composeMail, type ComposedMail, type MailPart } from '../../platform/mail/compose-mail.ts';
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

type Say = ReturnType<typeof introductionMailMessages>;

function valuesOf(introduction: MailedIntroduction, brand: MailBrand): Readonly<Record<string, string>> {
  const { givenName, familyName, introducedBy, colleague, title, organisation } = introduction;
  const person = `${givenName} ${familyName}`;
  return { givenName, person, client: introducedBy, colleague, title, organisation, site: brand.name };
}

function details({ email, phone, fileNames, ...introduction }: MailedIntroduction, say: Say): MailPart {
  const facts: readonly (readonly [string, string | null])[] = [
    [say('name'), `${introduction.givenName} ${introduction.familyName}`],
    [say('email'), email],
    [say('phone'), phone],
    [say('files'), fileNames.join(', ')],
  ];
  return { facts: facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1])) };
}

/** To the person: who introduced them, for what and with which details, and the way to object. */
export function introducedMail(
  introduction: MailedIntroduction & {
    /** The page that asks whether to object. */
    readonly objectUrl: string;
  },
  brand: MailBrand,
  locale: string,
): ComposedMail {
  const { motivationText, objectUrl, jobUrl } = introduction;
  const say = introductionMailMessages(locale, valuesOf(introduction, brand));
  const content = {
    subject: say('toldSubject'),
    heading: say('toldHeading'),
    parts: [
      { paragraph: `${say('hello')}\n${say('toldIntro')}` },
      details(introduction, say),
      ...(motivationText ? [{ paragraph: say('about') }, { quote: motivationText }] : []),
      { paragraph: say('objectText') },
      { button: { label: say('object'), url: objectUrl } },
      { links: [{ label: say('viewJob'), url: jobUrl }] },
      { small: say('kept') },
    ],
    footer: say('toldFooter'),
  };
  return composeMail(content, brand, locale);
}

/** To whoever recruits: somebody was introduced, by whom, their details, files attached. */
export function introductionReceivedMail(
  introduction: MailedIntroduction,
  brand: MailBrand,
  locale: string,
): ComposedMail {
  const { motivationText, jobUrl } = introduction;
  const say = introductionMailMessages(locale, valuesOf(introduction, brand));
  const content = {
    subject: say('receivedSubject'),
    heading: say('receivedHeading'),
    parts: [
      { paragraph: say('receivedIntro') },
      details(introduction, say),
      ...(motivationText ? [{ quote: motivationText }] : []),
      { button: { label: say('viewJob'), url: jobUrl } },
      { small: say('receivedPrivacy') },
    ],
    footer: say('receivedFooter'),
  };
  return composeMail(content, brand, locale);
}
