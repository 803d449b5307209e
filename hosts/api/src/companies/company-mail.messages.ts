import { defineMessages } from '@boardwright/messages';

/** Sentences of what a company is mailed when its site decides about it; `{{name}}` is filled in. */
export const companyMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    approvedSubject: '{{company}} is approved on {{site}}',
    approvedHeading: 'Your company is approved',
    approvedIntro: '{{site}} looked at {{company}}, and welcomes it.',
    published: 'Online now, or on the day you chose',
    left: 'Not online yet: something is missing, or is not paid any more',
    waiting: 'Online once the site has looked at the job itself',
    blockedSubject: '{{company}} is blocked on {{site}}',
    blockedHeading: 'Your company is blocked',
    blockedIntro:
      '{{site}} blocked {{company}}. Your jobs are off the site, and you cannot publish or order. You can log in, read this, and download your data.',
    why: 'Why',
    object:
      'A person at {{site}} decided this, no machine. Do you see it differently? Reply to this mail: somebody looks at it again. You may also go to a court.',
    unblockedSubject: '{{company}} is no longer blocked on {{site}}',
    unblockedHeading: 'Your company is no longer blocked',
    unblockedIntro:
      '{{site}} took the block of {{company}} back. What was online is online again, and you can publish and order.',
    toAccount: 'To your account',
    footer: 'You receive this because you work for {{company}} on {{site}}.',
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    approvedSubject: '{{company}} is goedgekeurd op {{site}}',
    approvedHeading: 'Je bedrijf is goedgekeurd',
    approvedIntro: '{{site}} heeft {{company}} bekeken en heet je welkom.',
    published: 'Nu online, of op de dag die je koos',
    left: 'Nog niet online: er ontbreekt iets, of het is niet meer betaald',
    waiting: 'Online zodra de site naar de vacature zelf heeft gekeken',
    blockedSubject: '{{company}} is geblokkeerd op {{site}}',
    blockedHeading: 'Je bedrijf is geblokkeerd',
    blockedIntro:
      '{{site}} heeft {{company}} geblokkeerd. Je vacatures zijn van de site en je kunt niet publiceren of bestellen. Je kunt wel inloggen, dit lezen en je gegevens downloaden.',
    why: 'Waarom',
    object:
      'Dit is door een mens bij {{site}} beslist, niet door een machine. Zie je het anders? Beantwoord deze mail: dan kijkt iemand er opnieuw naar. Je kunt ook naar de rechter.',
    unblockedSubject: '{{company}} is niet meer geblokkeerd op {{site}}',
    unblockedHeading: 'Je bedrijf is niet meer geblokkeerd',
    unblockedIntro:
      '{{site}} heeft de blokkade van {{company}} opgeheven. Wat online stond, staat weer online, en je kunt publiceren en bestellen.',
    toAccount: 'Naar je account',
    footer: 'Je krijgt deze mail omdat je voor {{company}} werkt op {{site}}.',
  },
  ro: {
    hello: 'Bună, {{givenName}}!',
    approvedSubject: '{{company}} a fost aprobată pe {{site}}',
    approvedHeading: 'Compania ta a fost aprobată',
    approvedIntro: '{{site}} a verificat {{company}} și îți urează bun venit.',
    published: 'Online acum sau în ziua aleasă',
    left: 'Încă nu sunt online: lipsește ceva sau nu mai sunt plătite',
    waiting: 'Online după ce site-ul verifică jobul însuși',
    blockedSubject: '{{company}} a fost blocată pe {{site}}',
    blockedHeading: 'Compania ta a fost blocată',
    blockedIntro:
      '{{site}} a blocat {{company}}. Joburile tale nu mai sunt pe site și nu poți publica sau comanda. Te poți autentifica, poți citi acest mesaj și îți poți descărca datele.',
    why: 'De ce',
    object:
      'Decizia a fost luată de o persoană de la {{site}}, nu de o mașină. Vezi lucrurile altfel? Răspunde la acest e-mail: cineva va reexamina decizia. Te poți adresa și unei instanțe.',
    unblockedSubject: '{{company}} nu mai este blocată pe {{site}}',
    unblockedHeading: 'Compania ta nu mai este blocată',
    unblockedIntro:
      '{{site}} a ridicat blocarea companiei {{company}}. Ce era online este din nou online și poți publica și comanda.',
    toAccount: 'La contul tău',
    footer: 'Primești acest e-mail pentru că lucrezi pentru {{company}} pe {{site}}.',
  },
});
