import { defineMessages } from '@boardwright/messages';

/** Sentences of the mail about what was planned. */
export const planMailMessages = defineMessages({
  en: {
    what: 'What you planned',
    doneSubject: '{{name}} is live on {{site}}',
    doneHeading: '{{name}} is live',
    doneIntro: 'Hello {{givenName}},\nVisitors of {{site}} have had it since {{time}}.',
    failedSubject: '{{name}} did not go live on {{site}}',
    failedHeading: '{{name}} did not go live',
    failedIntro: 'Hello {{givenName}},\nIt was planned for {{time}}. Nothing of it has changed for visitors:',
    failedThen: 'It waits in the editor. Once that is solved, you can have it done there at once.',
    button: 'Look at it',
    footer: 'You receive this because you planned it on {{site}}.',
  },
  nl: {
    what: 'Wat je plande',
    doneSubject: '{{name}} staat live op {{site}}',
    doneHeading: '{{name}} staat live',
    doneIntro: 'Hallo {{givenName}},\nBezoekers van {{site}} zien het sinds {{time}}.',
    failedSubject: '{{name}} is niet live gegaan op {{site}}',
    failedHeading: '{{name}} is niet live gegaan',
    failedIntro:
      'Hallo {{givenName}},\nHet was gepland voor {{time}}. Voor bezoekers is er niets van gewijzigd:',
    failedThen: 'Het wacht in de editor. Is dit opgelost, dan kun je het daar meteen laten doen.',
    button: 'Bekijk het',
    footer: 'Je krijgt deze mail omdat je dit op {{site}} hebt gepland.',
  },
  ro: {
    what: 'Ce ai planificat',
    doneSubject: '{{name}} este pe site-ul {{site}}',
    doneHeading: '{{name}} este pe site',
    doneIntro: 'Bună, {{givenName}},\nVizitatorii {{site}} o văd din {{time}}.',
    failedSubject: '{{name}} nu a ajuns pe site-ul {{site}}',
    failedHeading: '{{name}} nu a ajuns pe site',
    failedIntro:
      'Bună, {{givenName}},\nEra planificat pentru {{time}}. Pentru vizitatori nu s-a schimbat nimic din ce era planificat:',
    failedThen: 'Așteaptă în editor. Odată rezolvat, poți cere acolo să se facă imediat.',
    button: 'Uită-te',
    footer: 'Primești acest e-mail pentru că ai planificat asta pe {{site}}.',
  },
});
