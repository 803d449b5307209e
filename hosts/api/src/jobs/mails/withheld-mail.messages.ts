import { defineMessages } from '@boardwright/messages';

/** Sentences of what a company is mailed when a board takes its job off or puts it back; `{{name}}` is filled in. */
export const withheldMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    withheldSubject: '{{title}} was taken off {{site}}',
    withheldHeading: 'Your job is no longer on {{site}}',
    withheldIntro:
      '{{site}} took your job {{title}} off the site. Nobody finds it any more, and nobody can apply. You keep it, with all its applicants.',
    reported: 'Somebody reported it to {{site}}.',
    notReported: '{{site}} looked at it of its own accord, without a report.',
    why: 'Why',
    whyMore: 'What the site says about it',
    toJob: 'View it in your account',
    object:
      'A person at {{site}} decided this, no machine. Do you see it differently, or have you changed the job? Reply to this mail: somebody looks at it again. You can do so for six months, and you may also go to a court.',
    withheldFooter: 'You receive this because you work for {{company}} on {{site}}.',
    restoredSubject: '{{title}} is back on {{site}}',
    restoredHeading: 'Your job is back on {{site}}',
    restoredVisible: '{{site}} put your job {{title}} back. People find it again and can apply.',
    restoredLater:
      '{{site}} put your job {{title}} back. It is shown as soon as it is online again: now it is paused, ended or not begun.',
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    withheldSubject: '{{title}} is van {{site}} gehaald',
    withheldHeading: 'Je vacature staat niet meer op {{site}}',
    withheldIntro:
      '{{site}} heeft je vacature {{title}} van de site gehaald. Niemand vindt hem nog en niemand kan solliciteren. Je houdt hem wel, met alle sollicitanten.',
    reported: 'Iemand heeft hem bij {{site}} gemeld.',
    notReported: '{{site}} bekeek hem uit zichzelf, zonder dat iemand hem meldde.',
    why: 'Waarom',
    whyMore: 'Wat de site erover zegt',
    toJob: 'Bekijk hem in je account',
    object:
      'Dit is door een mens bij {{site}} beslist, niet door een machine. Zie je het anders, of heb je de vacature aangepast? Beantwoord deze mail: dan kijkt iemand er opnieuw naar. Dat kan zes maanden lang, en je kunt ook naar de rechter.',
    withheldFooter: 'Je krijgt deze mail omdat je voor {{company}} werkt op {{site}}.',
    restoredSubject: '{{title}} staat weer op {{site}}',
    restoredHeading: 'Je vacature is terug op {{site}}',
    restoredVisible:
      '{{site}} heeft je vacature {{title}} teruggezet. Mensen vinden hem weer en kunnen solliciteren.',
    restoredLater:
      '{{site}} heeft je vacature {{title}} teruggezet. Hij is te zien zodra hij weer online is: nu is hij gepauzeerd, afgelopen of nog niet begonnen.',
  },
  ro: {
    hello: 'Bună, {{givenName}}!',
    withheldSubject: '{{title}} a fost scos de pe {{site}}',
    withheldHeading: 'Jobul tău nu mai este pe {{site}}',
    withheldIntro:
      '{{site}} a scos jobul tău {{title}} de pe site. Nimeni nu îl mai găsește și nimeni nu mai poate aplica. Îl păstrezi, cu toți candidații lui.',
    reported: 'Cineva l-a raportat la {{site}}.',
    notReported: '{{site}} l-a verificat din proprie inițiativă, fără să îl fi raportat cineva.',
    why: 'De ce',
    whyMore: 'Ce spune site-ul despre asta',
    toJob: 'Vezi-l în contul tău',
    object:
      'Decizia a fost luată de o persoană de la {{site}}, nu de o mașină. Vezi lucrurile altfel sau ai modificat jobul? Răspunde la acest e-mail: cineva îl va reexamina. Poți face asta timp de șase luni și te poți adresa și unei instanțe.',
    withheldFooter: 'Primești acest e-mail pentru că lucrezi pentru {{company}} pe {{site}}.',
    restoredSubject: '{{title}} este din nou pe {{site}}',
    restoredHeading: 'Jobul tău este din nou pe {{site}}',
    restoredVisible: '{{site}} a readus jobul tău {{title}}. Oamenii îl găsesc din nou și pot aplica.',
    restoredLater:
      '{{site}} a readus jobul tău {{title}}. Va fi vizibil de îndată ce este din nou online: acum este în pauză, încheiat sau neînceput.',
  },
});
