import { defineMessages } from '@boardwright/messages';

/** Sentences of the mails about somebody who was introduced for a job; `{{name}}` is filled in. */
export const introductionMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    notifiedSubject: '{{client}} introduced you for {{title}}',
    notifiedHeading: 'You were introduced for a job',
    notifiedIntro:
      '{{colleague}} of {{client}} introduced you on {{site}} for the job {{title}} at {{organisation}}, and says that you agreed. These details were passed on:',
    about: 'Written about you:',
    objectText:
      'Is that right? Then you need do nothing. If it is not, or you changed your mind, object: your details are deleted at once, and nobody on {{site}} can introduce you again.',
    object: 'Object and delete my details',
    viewJob: 'View the job',
    storedUntil:
      'Without objection your details are kept until four weeks after the job has ended. Opening the link changes nothing: the page asks first.',
    notifiedFooter: 'You receive this because {{client}} gave your address to {{site}}.',
    receivedSubject: '{{person}} was introduced for {{title}}',
    receivedHeading: '{{person}} was introduced',
    receivedIntro:
      '{{colleague}} of {{client}} introduces {{person}} for {{title}}. You find the introduction among the applicants in your account.',
    receivedPrivacy:
      '{{person}} was told and can object. Use these details for this job only, and delete them when they are no longer needed.',
    receivedFooter: 'You receive this because this address is named with the job on {{site}}.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    files: 'Files',
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    notifiedSubject: '{{client}} heeft je voorgedragen voor {{title}}',
    notifiedHeading: 'Je bent voorgedragen voor een vacature',
    notifiedIntro:
      '{{colleague}} van {{client}} heeft je op {{site}} voorgedragen voor de vacature {{title}} bij {{organisation}}, en zegt dat je daarmee akkoord bent. Deze gegevens zijn doorgegeven:',
    about: 'Over jou geschreven:',
    objectText:
      'Klopt dat? Dan hoef je niets te doen. Klopt het niet, of wil je toch liever niet, maak dan bezwaar: je gegevens worden meteen verwijderd, en niemand kan je op {{site}} nog voordragen.',
    object: 'Bezwaar maken en gegevens verwijderen',
    viewJob: 'Bekijk de vacature',
    storedUntil:
      'Zonder bezwaar bewaren we je gegevens tot vier weken na het einde van de vacature. De link openen verandert niets: de pagina vraagt het eerst.',
    notifiedFooter: 'Je krijgt deze mail omdat {{client}} je adres aan {{site}} heeft gegeven.',
    receivedSubject: '{{person}} is voorgedragen voor {{title}}',
    receivedHeading: '{{person}} is voorgedragen',
    receivedIntro:
      '{{colleague}} van {{client}} draagt {{person}} voor voor {{title}}. Je vindt de voordracht tussen de sollicitanten in je account.',
    receivedPrivacy:
      '{{person}} heeft hierover bericht gekregen en kan bezwaar maken. Gebruik deze gegevens alleen voor deze vacature en verwijder ze als je ze niet meer nodig hebt.',
    receivedFooter: 'Je krijgt deze mail omdat dit adres bij de vacature op {{site}} staat.',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    files: 'Bestanden',
  },
  ro: {
    hello: 'Bună, {{givenName}},',
    notifiedSubject: '{{client}} te-a recomandat pentru {{title}}',
    notifiedHeading: 'Ai fost recomandat pentru un job',
    notifiedIntro:
      '{{colleague}} de la {{client}} te-a recomandat pe {{site}} pentru jobul {{title}} la {{organisation}} și spune că ești de acord. Au fost transmise aceste date:',
    about: 'Scris despre tine:',
    objectText:
      'Este corect? Atunci nu trebuie să faci nimic. Dacă nu este corect sau te-ai răzgândit, opune-te: datele tale sunt șterse imediat și nimeni nu te mai poate recomanda pe {{site}}.',
    object: 'Mă opun și șterg datele mele',
    viewJob: 'Vezi jobul',
    storedUntil:
      'Dacă nu te opui, datele tale sunt păstrate până la patru săptămâni după încheierea jobului. Deschiderea linkului nu schimbă nimic: pagina întreabă mai întâi.',
    notifiedFooter: 'Primești acest e-mail pentru că {{client}} a dat adresa ta către {{site}}.',
    receivedSubject: '{{person}} a fost recomandat pentru {{title}}',
    receivedHeading: '{{person}} a fost recomandat',
    receivedIntro:
      '{{colleague}} de la {{client}} îl recomandă pe {{person}} pentru {{title}}. Găsești recomandarea printre candidații din contul tău.',
    receivedPrivacy:
      '{{person}} a fost anunțat și se poate opune. Folosește aceste date numai pentru acest job și șterge-le când nu mai sunt necesare.',
    receivedFooter: 'Primești acest e-mail pentru că adresa ta apare la acest job pe {{site}}.',
    name: 'Nume',
    email: 'E-mail',
    phone: 'Telefon',
    files: 'Fișiere',
  },
});
