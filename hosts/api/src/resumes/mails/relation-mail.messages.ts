import { defineMessages } from '@boardwright/messages';

/** Sentences of the mails about a request for contact; `{{name}}` is filled in. */
export const relationMailMessages = defineMessages({
  en: {
    requestSubject: '{{client}} would like to get in touch with you',
    requestHeading: '{{client}} would like to get in touch',
    hello: 'Hello {{givenName}},',
    requestIntro:
      '{{client}} saw your resume on {{site}} and asks for contact. Only when you accept do they see your surname, your email address and your phone number.',
    motivation: 'Why you:',
    requestFile: 'There is a file with it: {{file}}. You find it in your account.',
    requestButton: 'Read and answer',
    requestUntil:
      'The link works for thirty days, without logging in. Opening it changes nothing: you accept or decline on the page.',
    requestFooter: 'You receive this because your resume is on {{site}}. Your account says who may see it.',
    acceptedSubject: '{{candidate}} accepts your contact request',
    acceptedHeading: '{{candidate}} would like to hear from you',
    acceptedIntro: 'Your contact request was accepted. This is how you reach {{candidate}}.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    declinedSubject: '{{candidate}} declines your contact request',
    declinedHeading: '{{candidate}} would rather not be contacted',
    declinedIntro:
      'Your contact request was declined. Please delete contact details that you may have noted before.',
    answerButton: 'To your candidates',
    answerFooter: 'You receive this because you sent a contact request on {{site}}.',
  },
  nl: {
    requestSubject: '{{client}} wil graag contact met je',
    requestHeading: '{{client}} wil graag contact',
    hello: 'Hallo {{givenName}},',
    requestIntro:
      '{{client}} heeft je cv op {{site}} gezien en vraagt om contact. Pas als je accepteert, zien ze je achternaam, je e-mailadres en je telefoonnummer.',
    motivation: 'Waarom jij:',
    requestFile: 'Er is een bestand bij: {{file}}. Je vindt het in je account.',
    requestButton: 'Lezen en antwoorden',
    requestUntil:
      'De link werkt dertig dagen, zonder in te loggen. Openen verandert niets: accepteren of afwijzen doe je op de pagina.',
    requestFooter:
      'Je krijgt deze mail omdat je cv op {{site}} staat. In je account bepaal je wie het mag zien.',
    acceptedSubject: '{{candidate}} accepteert je contactverzoek',
    acceptedHeading: '{{candidate}} hoort graag van je',
    acceptedIntro: 'Je contactverzoek is geaccepteerd. Zo bereik je {{candidate}}.',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    declinedSubject: '{{candidate}} wijst je contactverzoek af',
    declinedHeading: '{{candidate}} heeft liever geen contact',
    declinedIntro:
      'Je contactverzoek is afgewezen. Verwijder contactgegevens die je eerder misschien hebt genoteerd.',
    answerButton: 'Naar je kandidaten',
    answerFooter: 'Je krijgt deze mail omdat je op {{site}} een contactverzoek hebt gestuurd.',
  },
  ro: {
    requestSubject: '{{client}} dorește să ia legătura cu tine',
    requestHeading: '{{client}} dorește să ia legătura cu tine',
    hello: 'Bună, {{givenName}},',
    requestIntro:
      '{{client}} ți-a văzut CV-ul pe {{site}} și cere să ia legătura cu tine. Numai dacă accepți, văd numele de familie, adresa ta de e-mail și numărul de telefon.',
    motivation: 'De ce tu:',
    requestFile: 'Cererea are un fișier: {{file}}. Îl găsești în contul tău.',
    requestButton: 'Citește și răspunde',
    requestUntil:
      'Linkul este valabil treizeci de zile, fără autentificare. Deschiderea lui nu schimbă nimic: accepți sau refuzi pe pagină.',
    requestFooter:
      'Primești acest e-mail pentru că CV-ul tău este pe {{site}}. În contul tău hotărăști cine îl poate vedea.',
    acceptedSubject: '{{candidate}} acceptă cererea ta de contact',
    acceptedHeading: '{{candidate}} așteaptă să vorbiți',
    acceptedIntro: 'Cererea ta de contact a fost acceptată. Iată cum poți lua legătura cu {{candidate}}.',
    name: 'Nume',
    email: 'E-mail',
    phone: 'Telefon',
    declinedSubject: '{{candidate}} refuză cererea ta de contact',
    declinedHeading: '{{candidate}} preferă să nu fie contactat',
    declinedIntro:
      'Cererea ta de contact a fost refuzată. Te rugăm să ștergi datele de contact pe care poate le-ai notat.',
    answerButton: 'La candidații tăi',
    answerFooter: 'Primești acest e-mail pentru că ai trimis o cerere de contact pe {{site}}.',
  },
});
