import { composeMail, type ComposedMail } from './compose-mail.ts';
import type { MailBrand } from './mail-brand.ts';

/** Sentences of the mail about a feed that stopped; `{{name}}` is filled in. */
const words = {
  en: {
    subject: 'Your feed “{{feed}}” was not brought in',
    heading: 'More than half of the jobs are gone',
    hello: 'Hello {{givenName}},',
    intro: 'We read your feed “{{feed}}” for {{site}} and stopped.',
    advice:
      'A feed that shrinks this much is often a mistake, so your jobs stay as they are. Is it right after all? Then run it anyway from your account: the jobs that are no longer in it end.',
    button: 'Look at the feed',
    footer: 'You receive this because you added this feed on {{site}}.',
  },
  nl: {
    subject: 'Je feed ‘{{feed}}’ is niet ingelezen',
    heading: 'Meer dan de helft van de vacatures is weg',
    hello: 'Hallo {{givenName}},',
    intro: 'We hebben je feed ‘{{feed}}’ voor {{site}} gelezen en zijn gestopt.',
    advice:
      'Een feed die zo krimpt is vaak een vergissing, daarom blijven je vacatures zoals ze zijn. Klopt het toch? Lees hem dan vanuit je account alsnog in: vacatures die er niet meer in staan, verlopen.',
    button: 'Bekijk de feed',
    footer: 'Je krijgt deze mail omdat je deze feed op {{site}} hebt toegevoegd.',
  },
  ro: {
    subject: 'Feedul tău „{{feed}}” nu a fost importat',
    heading: 'Mai mult de jumătate dintre joburi lipsesc',
    hello: 'Bună, {{givenName}},',
    intro: 'Am citit feedul tău „{{feed}}” pentru {{site}} și ne-am oprit.',
    advice:
      'Un feed care se reduce atât de mult este adesea o greșeală, așa că joburile tale rămân cum sunt. Este totuși corect? Atunci rulează-l oricum din contul tău: joburile care nu mai sunt în el expiră.',
    button: 'Vezi feedul',
    footer: 'Primești acest e-mail pentru că ai adăugat acest feed pe {{site}}.',
  },
} as const satisfies Record<string, Record<string, string>>;

export interface ShrunkFeed {
  readonly givenName: string;
  readonly locale: string;
  readonly feed: string;
  /** How many jobs are left of how many, as a sentence. */
  readonly reason: string;
  readonly url: string;
}

/** To who keeps a feed: it has shrunk by more than half and was not brought in. */
export function feedShrunkMail(
  { givenName, locale, feed, reason, url }: ShrunkFeed,
  brand: MailBrand,
): ComposedMail {
  const spoken: Readonly<Record<keyof (typeof words)['en'], string>> =
    locale === 'nl' ? words.nl : locale === 'ro' ? words.ro : words.en;
  const values: Readonly<Record<string, string>> = { givenName, feed, site: brand.name };
  const say = (word: keyof typeof spoken) =>
    spoken[word].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const content = {
    subject: say('subject'),
    heading: say('heading'),
    parts: [
      { paragraph: `${say('hello')}\n${say('intro')}` },
      { paragraph: reason },
      { paragraph: say('advice') },
      { button: { label: say('button'), url } },
    ],
    footer: say('footer'),
  };
  return composeMail(content, brand, locale);
}
