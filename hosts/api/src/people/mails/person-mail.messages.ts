import { defineMessages } from '@boardwright/messages';

/** Sentences of what somebody is mailed when the site decides about their account; `{{name}}` is filled in. */
export const personMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    blockedSubject: 'Your account on {{site}} is blocked',
    blockedHeading: 'Your account is blocked',
    blockedIntro:
      '{{site}} blocked your account. You are logged out and cannot log in, and nobody finds your resume. What you stored stays as it is.',
    why: 'Why',
    object:
      'A person at {{site}} decided this, no machine. Do you see it differently, or do you want a copy of your data or have it deleted? Reply to this mail: somebody reads it. You may also go to a court.',
    unblockedSubject: 'Your account on {{site}} is no longer blocked',
    unblockedHeading: 'Your account is no longer blocked',
    unblockedIntro: '{{site}} took the block of your account back. You can log in again as before.',
    leavingSubject: 'Your account on {{site}} is deleted on {{day}}',
    leavingHeading: 'Your account is deleted on {{day}}',
    leavingIntro:
      'At your wish {{site}} deletes your account with all that is stored about you on {{day}}. Until then nobody sees you, and you cannot log in.',
    leavingBack:
      'Did you not ask for this, or do you want to stay? Reply to this mail before that day: then all is as it was.',
    staysSubject: 'Your account on {{site}} stays',
    staysHeading: 'Your account stays',
    staysIntro: '{{site}} took the deletion of your account back. All is as it was before.',
    toAccount: 'To your account',
    footer: 'You receive this because you have an account on {{site}}.',
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    blockedSubject: 'Je account op {{site}} is geblokkeerd',
    blockedHeading: 'Je account is geblokkeerd',
    blockedIntro:
      '{{site}} heeft je account geblokkeerd. Je bent uitgelogd en kunt niet inloggen, en niemand vindt je cv. Wat je hebt bewaard, blijft zoals het is.',
    why: 'Waarom',
    object:
      'Dit is door een mens bij {{site}} beslist, niet door een machine. Zie je het anders, of wil je een kopie van je gegevens of ze laten verwijderen? Beantwoord deze mail: iemand leest het. Je kunt ook naar de rechter.',
    unblockedSubject: 'Je account op {{site}} is niet meer geblokkeerd',
    unblockedHeading: 'Je account is niet meer geblokkeerd',
    unblockedIntro:
      '{{site}} heeft de blokkade van je account opgeheven. Je kunt weer inloggen zoals daarvoor.',
    leavingSubject: 'Je account op {{site}} wordt verwijderd op {{day}}',
    leavingHeading: 'Je account wordt verwijderd op {{day}}',
    leavingIntro:
      'Op jouw verzoek verwijdert {{site}} op {{day}} je account met alles wat over je is bewaard. Tot die dag ziet niemand je, en kun je niet inloggen.',
    leavingBack:
      'Heb je hier niet om gevraagd, of wil je toch blijven? Beantwoord deze mail voor die dag: dan is alles weer zoals het was.',
    staysSubject: 'Je account op {{site}} blijft',
    staysHeading: 'Je account blijft',
    staysIntro: '{{site}} verwijdert je account toch niet. Alles is zoals het was.',
    toAccount: 'Naar je account',
    footer: 'Je krijgt deze mail omdat je een account hebt op {{site}}.',
  },
  ro: {
    hello: 'Bună, {{givenName}}!',
    blockedSubject: 'Contul tău de pe {{site}} a fost blocat',
    blockedHeading: 'Contul tău a fost blocat',
    blockedIntro:
      '{{site}} ți-a blocat contul. Ai fost deconectat și nu te poți autentifica, iar CV-ul tău nu poate fi găsit. Ce ai salvat rămâne așa cum este.',
    why: 'De ce',
    object:
      'Decizia a fost luată de o persoană de la {{site}}, nu de o mașină. Vezi lucrurile altfel sau vrei o copie a datelor tale ori ștergerea lor? Răspunde la acest e-mail: cineva îl citește. Te poți adresa și unei instanțe.',
    unblockedSubject: 'Contul tău de pe {{site}} nu mai este blocat',
    unblockedHeading: 'Contul tău nu mai este blocat',
    unblockedIntro: '{{site}} a ridicat blocarea contului tău. Te poți autentifica din nou, ca înainte.',
    leavingSubject: 'Contul tău de pe {{site}} va fi șters pe {{day}}',
    leavingHeading: 'Contul tău va fi șters pe {{day}}',
    leavingIntro:
      'La cererea ta, {{site}} îți șterge pe {{day}} contul, cu tot ce este păstrat despre tine. Până atunci nu te vede nimeni și nu te poți autentifica.',
    leavingBack:
      'Nu ai cerut asta sau vrei să rămâi? Răspunde la acest e-mail înainte de acea zi: totul va fi din nou ca înainte.',
    staysSubject: 'Contul tău de pe {{site}} rămâne',
    staysHeading: 'Contul tău rămâne',
    staysIntro: '{{site}} a anulat ștergerea contului tău. Totul este ca înainte.',
    toAccount: 'La contul tău',
    footer: 'Primești acest e-mail pentru că ai un cont pe {{site}}.',
  },
});
