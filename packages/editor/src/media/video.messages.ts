import { defineMessages } from '@boardwright/messages';

/** The videos of the library: how they come there, their posters and captions. */
export const videoMessages = defineMessages({
  en: {
    limits:
      'Pictures over {{pictures}} MB are shrunk. Videos are MP4 or WebM of up to {{videos}} MB: a minute in good quality has about 15.',
    tooLarge:
      'A video may have {{limit}} MB at most, this one has {{size}}. Make it shorter or smaller, or use a link.',
    empty: 'There is nothing in this file.',
    wrongType: 'Neither a picture nor a video that every browser shows: {{types}}.',
    sending: '{{percent}} % is there',
    kind: {
      by: 'Pictures and videos',
      all: 'Pictures and videos',
      picture: 'Pictures only',
      video: 'Videos only',
    },
    video: 'Video',
    about: {
      title: 'What it is about',
      hint: 'One sentence. It is what the player is called to who cannot see it.',
    },
    poster: {
      title: 'Poster',
      hint: 'The picture that stands there until somebody presses play.',
      none: 'None: the player is an empty area until it is played.',
      frame: 'Use this moment',
      frameHint: 'Play the video up to a good moment, pause it, and use that.',
      frameFailed: 'Your browser cannot take a picture of this video. Choose one from the library.',
      alt: 'The poster as it is now',
      remove: 'No poster',
      name: 'poster',
    },
    captions: {
      title: 'Captions',
      hint: 'What is said and heard, for who does not hear it and who plays it without sound. A WebVTT file (.vtt) of up to {{limit}} MB; programs for editing videos and video sites export it.',
      none: 'none yet',
      add: 'Add',
      replace: 'Replace',
      remove: 'Remove',
      of: 'captions: {{language}}',
      download: 'Download',
      added: 'Captions saved: {{language}}.',
      removed: 'Captions removed: {{language}}.',
      restored: 'Captions restored: {{language}}.',
      deleted: {
        title: 'Captions deleted lately',
        about: 'For 30 days they can be restored; those that are there by then go among the deleted ones.',
        since: 'Deleted or replaced on {{day}}.',
        restore: 'Restore',
        restoreNamed: 'Restore captions: {{language}}',
      },
      tooLarge: 'Captions may have {{limit}} MB at most.',
    },
    replace: {
      title: 'Replace {{name}}?',
      used_one:
        'It changes in {{count}} place at once. Its words, poster and captions stay: check them after.',
      used_other:
        'It changes in {{count}} places at once. Its words, poster and captions stay: check them after.',
      unused: 'Nothing uses it yet. Its words, poster and captions stay: check them after.',
      by: 'In its place comes {{name}}, {{size}}.',
    },
  },
  nl: {
    limits:
      'Afbeeldingen boven {{pictures}} MB worden verkleind. Video’s zijn MP4 of WebM tot {{videos}} MB: een minuut in goede kwaliteit is ongeveer 15.',
    tooLarge:
      'Een video mag hoogstens {{limit}} MB zijn, deze is {{size}}. Maak hem korter of kleiner, of gebruik een link.',
    empty: 'Er staat niets in dit bestand.',
    wrongType: 'Geen afbeelding of video die elke browser toont: {{types}}.',
    sending: '{{percent}} % is er',
    kind: {
      by: 'Afbeeldingen en video’s',
      all: 'Afbeeldingen en video’s',
      picture: 'Alleen afbeeldingen',
      video: 'Alleen video’s',
    },
    video: 'Video',
    about: {
      title: 'Waar hij over gaat',
      hint: 'Eén zin. Zo heet de speler voor wie hem niet ziet.',
    },
    poster: {
      title: 'Poster',
      hint: 'De afbeelding die er staat tot iemand op afspelen drukt.',
      none: 'Geen: de speler is een leeg vlak tot hij speelt.',
      frame: 'Gebruik dit moment',
      frameHint: 'Speel de video tot een goed moment, zet hem stil en gebruik dat.',
      frameFailed: 'Je browser kan van deze video geen afbeelding maken. Kies er een uit de bibliotheek.',
      alt: 'De poster zoals die nu is',
      remove: 'Geen poster',
      name: 'beeld',
    },
    captions: {
      title: 'Ondertiteling',
      hint: 'Wat er gezegd wordt en te horen is, voor wie het niet hoort of zonder geluid kijkt. Een WebVTT-bestand (.vtt) tot {{limit}} MB; videoprogramma’s en videosites maken het voor je.',
      none: 'nog geen',
      add: 'Toevoegen',
      replace: 'Vervangen',
      remove: 'Weghalen',
      of: 'ondertiteling: {{language}}',
      download: 'Downloaden',
      added: 'Ondertiteling opgeslagen: {{language}}.',
      removed: 'Ondertiteling weggehaald: {{language}}.',
      restored: 'Ondertiteling teruggezet: {{language}}.',
      deleted: {
        title: 'Ondertiteling die pas is verwijderd',
        about: '30 dagen lang kun je haar terugzetten; wat er dan staat komt bij de verwijderde.',
        since: 'Verwijderd of vervangen op {{day}}.',
        restore: 'Terugzetten',
        restoreNamed: 'Ondertiteling terugzetten: {{language}}',
      },
      tooLarge: 'Ondertiteling mag hoogstens {{limit}} MB zijn.',
    },
    replace: {
      title: '{{name}} vervangen?',
      used_one:
        'Op {{count}} plek verandert hij meteen. Woorden, poster en ondertiteling blijven: kijk die daarna na.',
      used_other:
        'Op {{count}} plekken verandert hij meteen. Woorden, poster en ondertiteling blijven: kijk die daarna na.',
      unused: 'Niets gebruikt hem nog. Woorden, poster en ondertiteling blijven: kijk die daarna na.',
      by: 'Ervoor in de plaats komt {{name}}, {{size}}.',
    },
  },
  ro: {
    limits:
      'Imaginile peste {{pictures}} MB sunt micșorate. Videoclipurile sunt MP4 sau WebM de cel mult {{videos}} MB: un minut la calitate bună are cam 15.',
    tooLarge:
      'Un videoclip poate avea cel mult {{limit}} MB, acesta are {{size}}. Scurtează-l, micșorează-l sau folosește un link.',
    empty: 'În acest fișier nu este nimic.',
    wrongType: 'Nu este o imagine sau un videoclip pe care îl arată orice browser: {{types}}.',
    sending: '{{percent}} % a ajuns',
    kind: {
      by: 'Imagini și videoclipuri',
      all: 'Imagini și videoclipuri',
      picture: 'Doar imagini',
      video: 'Doar videoclipuri',
    },
    video: 'Videoclip',
    about: {
      title: 'Despre ce este',
      hint: 'O propoziție. Așa se numește playerul pentru cine nu îl vede.',
    },
    poster: {
      title: 'Afiș',
      hint: 'Imaginea care se vede până când cineva apasă pe redare.',
      none: 'Fără afiș: playerul este o zonă goală până la redare.',
      frame: 'Folosește acest moment',
      frameHint: 'Redă videoclipul până la un moment bun, oprește-l și folosește-l pe acela.',
      frameFailed: 'Browserul tău nu poate lua o imagine din acest videoclip. Alege una din bibliotecă.',
      alt: 'Afișul așa cum este acum',
      remove: 'Fără afiș',
      name: 'cadru',
    },
    captions: {
      title: 'Subtitrări',
      hint: 'Ce se spune și ce se aude, pentru cine nu aude sau privește fără sunet. Un fișier WebVTT (.vtt) de cel mult {{limit}} MB; îl exportă programele de montaj și site-urile video.',
      none: 'încă nu există',
      add: 'Adaugă',
      replace: 'Înlocuiește',
      remove: 'Elimină',
      of: 'subtitrarea: {{language}}',
      download: 'Descarcă',
      added: 'Subtitrare salvată: {{language}}.',
      removed: 'Subtitrare eliminată: {{language}}.',
      restored: 'Subtitrarea a fost restaurată: {{language}}.',
      deleted: {
        title: 'Subtitrări șterse recent',
        about: 'Timp de 30 de zile pot fi restaurate; cele care sunt acolo atunci ajung printre cele șterse.',
        since: 'Ștearsă sau înlocuită pe {{day}}.',
        restore: 'Restaurează',
        restoreNamed: 'Restaurează subtitrarea: {{language}}',
      },
      tooLarge: 'O subtitrare poate avea cel mult {{limit}} MB.',
    },
    replace: {
      title: 'Înlocuiești {{name}}?',
      used_one:
        'Se schimbă imediat într-un singur loc. Textele, afișul și subtitrările rămân: verifică-le apoi.',
      used_few:
        'Se schimbă imediat în {{count}} locuri. Textele, afișul și subtitrările rămân: verifică-le apoi.',
      used_other:
        'Se schimbă imediat în {{count}} de locuri. Textele, afișul și subtitrările rămân: verifică-le apoi.',
      unused: 'Încă nu îl folosește nimic. Textele, afișul și subtitrările rămân: verifică-le apoi.',
      by: 'În locul lui vine {{name}}, {{size}}.',
    },
  },
});
