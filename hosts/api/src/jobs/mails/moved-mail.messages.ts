import { defineMessages, translate } from '@boardwright/messages';

/** Sentences of what a company is mailed when a board pauses, ends or reopens its job; `{{name}}` is filled in. */
const messages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    pausedSubject: '{{title}} is paused on {{site}}',
    pausedHeading: 'Your job is paused',
    paused:
      '{{site}} set your job {{title}} on pause. Nobody finds it meanwhile. You can make it active again in your account.',
    endedSubject: '{{title}} has ended on {{site}}',
    endedHeading: 'Your job has ended',
    ended:
      '{{site}} ended your job {{title}}. Nobody can apply any more. You keep it, with all its applicants.',
    reopenedSubject: '{{title}} is open again on {{site}}',
    reopenedHeading: 'Your job is open again',
    reopened: '{{site}} opened your job {{title}} again, as it stood before it was ended.',
    words: 'What the site says about it',
    toJob: 'View it in your account',
    footer: 'You receive this because you work for {{company}} on {{site}}.',
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    pausedSubject: '{{title}} staat op pauze op {{site}}',
    pausedHeading: 'Je vacature staat op pauze',
    paused:
      '{{site}} heeft je vacature {{title}} op pauze gezet. Niemand vindt hem zolang. Je kunt hem in je account weer actief maken.',
    endedSubject: '{{title}} is afgelopen op {{site}}',
    endedHeading: 'Je vacature is afgelopen',
    ended:
      '{{site}} heeft je vacature {{title}} beëindigd. Niemand kan nog solliciteren. Je houdt hem wel, met alle sollicitanten.',
    reopenedSubject: '{{title}} staat weer open op {{site}}',
    reopenedHeading: 'Je vacature staat weer open',
    reopened: '{{site}} heeft je vacature {{title}} weer geopend, zoals hij was voor hij werd beëindigd.',
    words: 'Wat de site erover zegt',
    toJob: 'Bekijk hem in je account',
    footer: 'Je krijgt deze mail omdat je voor {{company}} werkt op {{site}}.',
  },
  ro: {
    hello: 'Bună, {{givenName}}!',
    pausedSubject: '{{title}} este în pauză pe {{site}}',
    pausedHeading: 'Jobul tău este în pauză',
    paused:
      '{{site}} a pus în pauză jobul tău {{title}}. Între timp nu îl găsește nimeni. Îl poți activa din nou în contul tău.',
    endedSubject: '{{title}} s-a încheiat pe {{site}}',
    endedHeading: 'Jobul tău s-a încheiat',
    ended:
      '{{site}} a încheiat jobul tău {{title}}. Nimeni nu mai poate aplica. Îl păstrezi, cu toți candidații lui.',
    reopenedSubject: '{{title}} este din nou deschis pe {{site}}',
    reopenedHeading: 'Jobul tău este din nou deschis',
    reopened: '{{site}} a redeschis jobul tău {{title}}, așa cum era înainte de a fi încheiat.',
    words: 'Ce spune site-ul despre asta',
    toJob: 'Vezi-l în contul tău',
    footer: 'Primești acest e-mail pentru că lucrezi pentru {{company}} pe {{site}}.',
  },
});

/** The words of these mails in a language; English where we do not speak it. */
export const movedMailMessages = <Given extends string>(
  locale: string,
  given: Readonly<Record<Given, string>>,
) => translate(messages, locale, given);
