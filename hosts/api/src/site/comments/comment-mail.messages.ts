import { defineMessages } from '@boardwright/messages';

/** Sentences of the mail about comments; `{{name}}` is filled in. */
export const commentMailMessages = defineMessages({
  en: {
    calledSubject: '{{name}} calls you in a comment on {{site}}',
    calledHeading: '{{name}} asks for you',
    repliedSubject: '{{name}} replied to a comment on {{site}}',
    repliedHeading: '{{name}} replied',
    intro: 'Hello {{givenName}},\nThis was said about the pages of {{site}}.',
    wrote: '{{author}}, about the page {{page}}:',
    more: 'And {{count}} more in the editor.',
    button: 'Read and reply',
    footer:
      'You receive this because you work on {{site}}, and somebody calls you in a comment or answered where you wrote one.',
  },
  nl: {
    calledSubject: '{{name}} noemt je in een opmerking op {{site}}',
    calledHeading: '{{name}} vraagt naar je',
    repliedSubject: '{{name}} antwoordde op een opmerking op {{site}}',
    repliedHeading: '{{name}} antwoordde',
    intro: 'Hallo {{givenName}},\nDit werd gezegd over de pagina’s van {{site}}.',
    wrote: '{{author}}, over de pagina {{page}}:',
    more: 'En nog {{count}} in de editor.',
    button: 'Lezen en antwoorden',
    footer:
      'Je krijgt deze mail omdat je aan {{site}} werkt, en iemand je noemt in een opmerking of antwoordde waar jij er een schreef.',
  },
  ro: {
    calledSubject: '{{name}} te menționează într-un comentariu pe {{site}}',
    calledHeading: '{{name}} întreabă de tine',
    repliedSubject: '{{name}} a răspuns la un comentariu pe {{site}}',
    repliedHeading: '{{name}} a răspuns',
    intro: 'Bună, {{givenName}},\nAcestea s-au spus despre paginile {{site}}.',
    wrote: '{{author}}, despre pagina {{page}}:',
    more: 'Și încă {{count}} în editor.',
    button: 'Citește și răspunde',
    footer:
      'Primești acest e-mail pentru că lucrezi la {{site}}, iar cineva te menționează într-un comentariu sau a răspuns unde ai scris tu unul.',
  },
});
