import { defineMessages } from '@boardwright/messages';

/** Sentences of the mails about a feed that stopped; `{{name}}` is filled in. */
export const feedMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    button: 'Look at the feed',
    footer: 'You receive this because you added this feed on {{site}}.',
    shrunk: {
      subject: 'Your feed “{{feed}}” was not brought in',
      heading: 'More than half of the jobs are gone',
      intro: 'We read your feed “{{feed}}” for {{site}} and stopped.',
      advice:
        'A feed that shrinks this much is often a mistake, so your jobs stay as they are. Is it right after all? Then run it anyway from your account: the jobs that are no longer in it end.',
    },
    broken: {
      subject: 'Your feed “{{feed}}” cannot be read',
      heading: 'Your feed does not come in any more',
      intro: 'We tried to read your feed “{{feed}}” for {{site}}, and could not.',
      advice:
        'Your jobs stay as they are, but changes no longer come in. We go on trying by its schedule and mail you once, not again each time. Check the address of the feed, or ask whoever makes it.',
    },
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    button: 'Bekijk de feed',
    footer: 'Je krijgt deze mail omdat je deze feed op {{site}} hebt toegevoegd.',
    shrunk: {
      subject: 'Je feed ‘{{feed}}’ is niet ingelezen',
      heading: 'Meer dan de helft van de vacatures is weg',
      intro: 'We hebben je feed ‘{{feed}}’ voor {{site}} gelezen en zijn gestopt.',
      advice:
        'Een feed die zo krimpt is vaak een vergissing, daarom blijven je vacatures zoals ze zijn. Klopt het toch? Lees hem dan vanuit je account alsnog in: vacatures die er niet meer in staan, verlopen.',
    },
    broken: {
      subject: 'Je feed ‘{{feed}}’ kan niet worden gelezen',
      heading: 'Je feed komt niet meer binnen',
      intro: 'We wilden je feed ‘{{feed}}’ voor {{site}} lezen, maar dat lukte niet.',
      advice:
        'Je vacatures blijven zoals ze zijn, maar wijzigingen komen niet meer binnen. We blijven het volgens het schema proberen en mailen je één keer, niet telkens opnieuw. Controleer het adres van de feed, of vraag het aan wie hem maakt.',
    },
  },
  ro: {
    hello: 'Bună, {{givenName}},',
    button: 'Vezi feedul',
    footer: 'Primești acest e-mail pentru că ai adăugat acest feed pe {{site}}.',
    shrunk: {
      subject: 'Feedul tău „{{feed}}” nu a fost importat',
      heading: 'Mai mult de jumătate dintre joburi lipsesc',
      intro: 'Am citit feedul tău „{{feed}}” pentru {{site}} și ne-am oprit.',
      advice:
        'Un feed care se reduce atât de mult este adesea o greșeală, așa că joburile tale rămân cum sunt. Este totuși corect? Atunci rulează-l oricum din contul tău: joburile care nu mai sunt în el expiră.',
    },
    broken: {
      subject: 'Feedul tău „{{feed}}” nu poate fi citit',
      heading: 'Feedul tău nu mai este importat',
      intro: 'Am încercat să citim feedul tău „{{feed}}” pentru {{site}} și nu am reușit.',
      advice:
        'Joburile tale rămân cum sunt, dar modificările nu mai sunt preluate. Continuăm să încercăm după program și îți scriem o singură dată, nu de fiecare dată. Verifică adresa feedului sau întreabă pe cine îl creează.',
    },
  },
});
