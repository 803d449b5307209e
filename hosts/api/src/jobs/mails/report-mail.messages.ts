import { defineMessages } from '@boardwright/messages';

/** Sentences of what somebody who reported a job is mailed; `{{name}}` is filled in. */
export const reportMailMessages = defineMessages({
  en: {
    receivedSubject: 'Your report of {{title}}',
    receivedHeading: 'Your report came in',
    receivedIntro: 'Thank you. You told {{site}} that something is wrong with a job:',
    job: 'Job',
    why: 'Why',
    receivedNext:
      'A person at {{site}} looks at it and decides, no machine. You get a mail with what was decided.',
    secret: 'The employer is not told who you are. Did you not report anything? Then reply to this mail.',
    toJob: 'View the job',
    leftSubject: 'About your report: {{title}} stays',
    leftHeading: 'The job stays on the site',
    leftIntro: 'You reported the job {{title}}. {{site}} looked at it, and leaves it on the site.',
    withheldSubject: 'About your report: {{title}} was taken off',
    withheldHeading: 'The job is no longer on the site',
    withheldIntro:
      'You reported the job {{title}}. {{site}} looked at it, and took it off the site. Thank you for letting us know.',
    words: 'What the site says about it',
    object:
      'A person at {{site}} decided this, no machine. Do you see it differently? Reply to this mail: somebody looks at it again. You can do so for six months, and you may also go to a certified body for out-of-court disputes, or to a court. The employer is not told who you are.',
    footer: 'You receive this because this address was given with a report of a job on {{site}}.',
  },
  nl: {
    receivedSubject: 'Je melding over {{title}}',
    receivedHeading: 'Je melding is binnen',
    receivedIntro: 'Bedankt. Je liet {{site}} weten dat er iets mis is met een vacature:',
    job: 'Vacature',
    why: 'Waarom',
    receivedNext:
      'Een mens bij {{site}} kijkt ernaar en beslist, geen machine. Je krijgt een mail met wat er is besloten.',
    secret: 'De werkgever hoort niet wie je bent. Heb je niets gemeld? Beantwoord dan deze mail.',
    toJob: 'Bekijk de vacature',
    leftSubject: 'Over je melding: {{title}} blijft staan',
    leftHeading: 'De vacature blijft staan',
    leftIntro: 'Je meldde de vacature {{title}}. {{site}} heeft ernaar gekeken en laat hem staan.',
    withheldSubject: 'Over je melding: {{title}} is van de site',
    withheldHeading: 'De vacature staat niet meer op de site',
    withheldIntro:
      'Je meldde de vacature {{title}}. {{site}} heeft ernaar gekeken en hem van de site gehaald. Bedankt dat je het liet weten.',
    words: 'Wat de site erover zegt',
    object:
      'Dit is door een mens bij {{site}} beslist, niet door een machine. Zie je het anders? Beantwoord deze mail: dan kijkt iemand er opnieuw naar. Dat kan zes maanden lang, en je kunt ook naar een erkende geschillencommissie of naar de rechter. De werkgever hoort niet wie je bent.',
    footer: 'Je krijgt deze mail omdat dit adres is opgegeven bij een melding van een vacature op {{site}}.',
  },
  ro: {
    receivedSubject: 'Sesizarea ta despre {{title}}',
    receivedHeading: 'Sesizarea ta a ajuns',
    receivedIntro: 'Mulțumim. Ai anunțat {{site}} că ceva este în neregulă cu un job:',
    job: 'Job',
    why: 'De ce',
    receivedNext:
      'O persoană de la {{site}} se uită la el și decide, nu o mașină. Vei primi un e-mail cu ce s-a decis.',
    secret: 'Angajatorul nu află cine ești. Nu ai raportat nimic? Atunci răspunde la acest e-mail.',
    toJob: 'Vezi jobul',
    leftSubject: 'Despre sesizarea ta: {{title}} rămâne',
    leftHeading: 'Jobul rămâne pe site',
    leftIntro: 'Ai raportat jobul {{title}}. {{site}} s-a uitat la el și îl lasă pe site.',
    withheldSubject: 'Despre sesizarea ta: {{title}} a fost scos',
    withheldHeading: 'Jobul nu mai este pe site',
    withheldIntro:
      'Ai raportat jobul {{title}}. {{site}} s-a uitat la el și l-a scos de pe site. Îți mulțumim că ne-ai anunțat.',
    words: 'Ce spune site-ul despre asta',
    object:
      'Decizia a fost luată de o persoană de la {{site}}, nu de o mașină. Vezi lucrurile altfel? Răspunde la acest e-mail: cineva se va uita din nou. Poți face asta timp de șase luni și te poți adresa și unui organism certificat de soluționare extrajudiciară sau unei instanțe. Angajatorul nu află cine ești.',
    footer:
      'Primești acest e-mail pentru că această adresă a fost dată într-o sesizare despre un job de pe {{site}}.',
  },
});
