import { defineMessages } from '@boardwright/messages';

/** Sentences of what a company is mailed when a board publishes, sends back, pauses, ends or reopens its job; `{{name}}` is filled in. */
export const movedMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    publishedSubject: '{{title}} is online on {{site}}',
    publishedHeading: 'Your job is online',
    published:
      '{{site}} looked at your job {{title}} and published it. From now on people find it and apply.',
    returnedSubject: 'One more thing about {{title}} on {{site}}',
    returnedHeading: 'Something is to change first',
    returned:
      '{{site}} looked at your job {{title}} before it goes online, and asks you to change something. You find it as a draft in your account; publish it again when it is done.',
    why: 'What is to change',
    toChange: 'Change the job',
    uncharged: 'Nothing was charged. Do you see it differently? Reply to this mail.',
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
    publishedSubject: '{{title}} staat online op {{site}}',
    publishedHeading: 'Je vacature staat online',
    published:
      '{{site}} heeft je vacature {{title}} bekeken en gepubliceerd. Vanaf nu vinden mensen hem en kunnen ze solliciteren.',
    returnedSubject: 'Nog één ding over {{title}} op {{site}}',
    returnedHeading: 'Er moet eerst iets anders',
    returned:
      '{{site}} heeft je vacature {{title}} bekeken voordat hij online gaat, en vraagt je iets te veranderen. Je vindt hem als concept in je account; publiceer hem opnieuw als het klaar is.',
    why: 'Wat er anders moet',
    toChange: 'Pas de vacature aan',
    uncharged: 'Er is niets afgeschreven. Zie je het anders? Beantwoord deze mail.',
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
    publishedSubject: '{{title}} este online pe {{site}}',
    publishedHeading: 'Jobul tău este online',
    published:
      '{{site}} a verificat jobul tău {{title}} și l-a publicat. De acum oamenii îl găsesc și pot aplica.',
    returnedSubject: 'Încă un lucru despre {{title}} pe {{site}}',
    returnedHeading: 'Ceva trebuie schimbat mai întâi',
    returned:
      '{{site}} a verificat jobul tău {{title}} înainte de publicare și îți cere să schimbi ceva. Îl găsești ca ciornă în contul tău; publică-l din nou când este gata.',
    why: 'Ce trebuie schimbat',
    toChange: 'Modifică jobul',
    uncharged: 'Nu s-a taxat nimic. Ai altă părere? Răspunde la acest e-mail.',
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
