import type { DrawnOrganisation } from './drawn-organisation.ts';

/** The houses of Kunstlicht that have drawn logos or texts of their own. */
export const drawnCulture: readonly DrawnOrganisation[] = [
  {
    name: 'Schouwburg De Linde',
    kind: 'theater',
    place: 'Utrecht',
    size: 86,
    founded: 1941,
    art: 'linde',
    cover: true,
    weight: 2.4,
    recruiter: ['Maaike de Ruiter', '030 231 48 90'],
    slogan: {
      nl: 'Drie zalen, tweehonderdtwintig voorstellingen per jaar en een eigen decoratelier.',
      en: 'Three halls, two hundred and twenty performances a year and a scenery workshop.',
      ro: 'Trei săli, două sute douăzeci de spectacole pe an și un atelier propriu de decor.',
    },
    about: {
      nl: [
        'Schouwburg De Linde heeft drie zalen onder één dak: de grote zaal met achthonderd stoelen, de vlakke vloer en de kelder waar alles mag mislukken.',
        'We zijn een van de weinige huizen met een eigen decoratelier. Timmerlui, schilders en technici maken hier samen wat je ’s avonds ziet.',
      ],
      en: ['Three halls under one roof and one of the last scenery workshops in the country.'],
      ro: ['Trei săli sub același acoperiș și unul dintre ultimele ateliere de decor din țară.'],
    },
  },
  {
    name: 'Museum Het Pakhuis',
    kind: 'museum',
    place: 'Rotterdam',
    size: 74,
    founded: 1988,
    art: 'pakhuis',
    cover: true,
    weight: 1.8,
    recruiter: ['Yasmina Daoudi', '010 436 22 51'],
    slogan: {
      nl: 'Kunst van na 1945 in een voormalig koffiepakhuis aan de haven.',
      en: 'Art since 1945 in a former coffee warehouse by the harbour.',
      ro: 'Artă de după 1945 într-un fost depozit de cafea din port.',
    },
    about: {
      nl: [
        'Museum Het Pakhuis toont kunst van na 1945. De collectie telt 11.000 werken, van kinetische sculpturen tot video, en groeit vooral door schenkingen.',
        'In de voormalige koffiezolders hangt nog altijd een vage geur van branderij. Bezoekers vragen er elke dag naar.',
      ],
      en: ['Art since 1945: eleven thousand works, in lofts that still smell faintly of roasted coffee.'],
      ro: ['Artă de după 1945: unsprezece mii de lucrări, în poduri care încă miros a cafea prăjită.'],
    },
  },
  {
    name: 'Vestingfestival',
    kind: 'festival',
    place: 'Den Bosch',
    size: 14,
    founded: 2002,
    art: 'vesting',
    weight: 1.2,
    recruiter: ['Jip Verhagen', '073 614 09 35'],
    slogan: {
      nl: 'Vijf zomeravonden theater en muziek op de vestingwallen.',
      en: 'Five summer evenings of theatre and music on the ramparts.',
      ro: 'Cinci seri de vară cu teatru și muzică pe zidurile cetății.',
    },
    about: {
      nl: [
        'Het Vestingfestival speelt vijf avonden op de wallen, in bastions en op een vlot in de gracht. Dertigduizend bezoekers, veertien vaste mensen.',
        'Wie hier werkt, doet het hele jaar door van alles: fondsen schrijven, vergunningen regelen, een tribune tekenen. In juli staan we allemaal in korte broek.',
      ],
      en: [
        'Five evenings on ramparts, in bastions and on a raft, made by fourteen people for thirty thousand visitors.',
      ],
      ro: [
        'Cinci seri pe ziduri, în bastioane și pe o plută, făcute de paisprezece oameni pentru treizeci de mii de vizitatori.',
      ],
    },
  },
  {
    name: 'Muziekschool Maas & Waal',
    kind: 'muziekschool',
    place: 'Nijmegen',
    size: 112,
    founded: 1949,
    art: 'maas',
    cover: true,
    weight: 2.4,
    recruiter: ['Thijs Arends', '024 360 71 18'],
    slogan: {
      nl: 'Muziekles voor 4.300 leerlingen, van kleuterkoor tot jazzcombo.',
      en: 'Music lessons for 4,300 pupils, from infants’ choir to jazz combo.',
      ro: 'Lecții de muzică pentru 4.300 de elevi, de la corul celor mici la formația de jazz.',
    },
    about: {
      nl: [
        'Muziekschool Maas & Waal geeft les aan 4.300 leerlingen op negen plekken tussen Nijmegen en Druten. Ruim tweehonderd van hen spelen in een van onze orkesten.',
        'Onze 112 docenten krijgen een vaste aanstelling, een eigen lokaal en ruimte om op te treden. Iedere maand is er een huisconcert, waarbij docenten net zo nerveus zijn als hun leerlingen.',
      ],
      en: [
        'Lessons for 4,300 pupils in nine places, by 112 teachers with proper contracts and rooms of their own.',
      ],
      ro: ['Lecții pentru 4.300 de elevi în nouă locuri, cu 112 profesori angajați, fiecare cu sala lui.'],
    },
  },
  {
    name: 'Huis Brandaris',
    kind: 'museum',
    place: 'Haarlem',
    size: 33,
    founded: 1921,
    weight: 1.2,
    recruiter: ['Florine Kat', '023 551 24 66'],
    slogan: {
      nl: 'Prenten, tekeningen en boeken in een zeventiende-eeuws huis.',
      en: 'Prints, drawings and books in a seventeenth-century house.',
      ro: 'Gravuri, desene și cărți într-o casă din secolul al șaptesprezecelea.',
    },
    about: {
      nl: [
        'Huis Brandaris bewaart 62.000 prenten en tekeningen. Ze liggen in het donker, behalve als iemand ze wil zien: dan halen wij ze tevoorschijn en leggen ze op tafel.',
        'We zijn met 33 mensen en een kring van kenners. De studiezaal is gratis en de kachel brandt van oktober tot april.',
      ],
      en: ['62,000 prints and drawings, brought to your table on request. The reading room is free.'],
      ro: ['62.000 de gravuri și desene, aduse la masă la cerere. Sala de studiu este gratuită.'],
    },
  },
  {
    name: 'Kunsthal Westerkade',
    kind: 'museum',
    place: 'Amsterdam',
    size: 58,
    founded: 1993,
    weight: 1.4,
    recruiter: ['Nadia Blom', '020 427 16 03'],
    slogan: {
      nl: 'Vijf grote tentoonstellingen per jaar in een hal aan het IJ.',
      en: 'Five large exhibitions a year in a hall on the IJ.',
      ro: 'Cinci mari expoziții pe an într-o hală de pe malul apei.',
    },
    about: {
      nl: [
        'Kunsthal Westerkade heeft geen collectie, maar wel een hal van tweeduizend vierkante meter die vijf keer per jaar een andere wereld wordt.',
        'Ons publieksteam is het gezicht van het huis. Wie aan de kassa zit, kan ook een rondleiding geven en weet waarom dat ene doek ondersteboven hangt.',
      ],
      en: ['No collection, but two thousand square metres that become a different world five times a year.'],
      ro: ['Fără colecție, dar cu două mii de metri pătrați care devin altă lume de cinci ori pe an.'],
    },
  },
  {
    name: 'De Ploeg',
    kind: 'crew',
    place: 'Groningen',
    size: 52,
    founded: 2008,
    art: 'ploeg',
    weight: 1.6,
    alsoNorth: true,
    recruiter: ['Wietse Brouwer', '050 820 13 37'],
    slogan: {
      nl: 'Ploegen voor podia en festivals: opbouw, licht, geluid en rigging.',
      en: 'Crews for stages and festivals: build, lights, sound and rigging.',
      ro: 'Echipe pentru scene și festivaluri: montaj, lumini, sunet și rigging.',
    },
    about: {
      nl: [
        'De Ploeg levert de mensen die er al zijn als de vrachtwagen achteruit het terrein op rijdt. We bouwen op, draaien mee en ruimen op, van popnachten in januari tot dorpsfeesten in augustus.',
        'Er werken 52 mensen vast en nog eens tachtig op afroep. Iedereen heeft VCA, iedereen krijgt goed te eten en de gage staat binnen een week op de rekening.',
      ],
      en: [
        'The people who are already there when the truck backs up: crews that build, run and clear stages.',
      ],
      ro: [
        'Oamenii care sunt deja acolo când camionul dă cu spatele: echipe care montează, rulează și strâng scene.',
      ],
    },
  },
];
