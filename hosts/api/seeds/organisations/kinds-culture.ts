import type { OrganisationKind } from '../demo-types.ts';
import { kind, type KindTexts } from './kind-texts.ts';

export const cultureKinds = {
  theater: kind(
    'podium podiumtechniek marketing',
    ['A house for the stage', 'O casă pentru scenă'],
    [
      'Bij {name} {in} gaat bijna elke avond het licht uit en het doek op. Van cabaret tot dans en van jeugdtheater tot een première die nog net niet af is.',
      'Achter de schermen werken {size} mensen die elkaars vak kennen. Techniek, marketing en horeca eten voor de voorstelling samen mee uit de artiestenkeuken.',
    ],
    'A stage for cabaret, dance and theatre, where crew and office eat together before the show.',
    'O scenă pentru cabaret, dans și teatru, unde tehnicienii și biroul cinează împreună înainte de spectacol.',
    'Vrijkaarten voor jou en je gasten|Meeëten uit de artiestenkeuken|Roosters zes weken vooruit|Cao Theater en Dans',
  ),
  museum: kind(
    'musea beeldend',
    ['Keeping and telling', 'Păstrăm și povestim'],
    [
      '{name} bewaart, onderzoekt en vertelt. De verzameling {in} groeit nog elk jaar, net als het aantal vragen dat we eraan stellen.',
      'We zijn een ploeg van {size} mensen en twee keer zoveel vrijwilligers. Wetenschap en publiek horen bij ons in hetzelfde gesprek.',
    ],
    'A museum where research and visitors belong to the same conversation.',
    'Un muzeu unde cercetarea și vizitatorii fac parte din aceeași conversație.',
    'Museumkaart|Studiereis per jaar|Flexibele werktijden|Cao Museumbranche',
  ),
  festival: kind(
    'muziek marketing podiumtechniek',
    ['A festival made by hand', 'Un festival făcut cu mâna'],
    [
      '{name} duurt maar een paar dagen, maar wordt het hele jaar gemaakt. Vanuit een klein kantoor {in} bouwen we aan een programma dat nergens anders zo te zien is.',
      'De vaste kern telt {size} mensen; in de laatste weken komen daar honderden vrijwilligers bij. Het wordt altijd spannend en het komt altijd goed.',
    ],
    'A few days that take a whole year, made by a small crew and hundreds of volunteers.',
    'Câteva zile pregătite un an întreg, de o echipă mică și sute de voluntari.',
    'Passepartout voor de hele familie|Ruilen van drukke weken tegen vrije weken|Bezoek aan andere festivals|Catering tijdens de opbouw',
  ),
  muziekschool: kind(
    'educatie muziek',
    ['Lessons for every age', 'Lecții pentru orice vârstă'],
    [
      'Bij {name} leren mensen van vier tot vierentachtig spelen, zingen, dansen en maken. De lokalen {in} zijn van ’s middags tot laat in de avond in gebruik.',
      'Onze {size} docenten zijn zelf ook maker. We betalen volgens de cao, regelen de zaal en houden de klassen klein.',
    ],
    'A school for music and the arts whose teachers are makers themselves.',
    'O școală de muzică și arte ai cărei profesori sunt ei înșiși artiști.',
    'Cao Kunsteducatie|Oefenruimte buiten lestijd|Bijscholing met collega’s uit het land|Ensemblegeld per seizoen',
  ),
  bibliotheek: kind(
    'bibliotheek educatie',
    ['Reading, learning, meeting', 'Citit, învățat, întâlniri'],
    [
      '{name} is de huiskamer van {place}: er wordt gelezen, gestudeerd, gedebatteerd en geholpen met de belastingaangifte. Alles zonder drempel.',
      'De {size} medewerkers zijn nieuwsgierig van nature. Wie een goed idee heeft voor een programma, krijgt een zaal, een potje en collega’s die meedoen.',
    ],
    'The living room of the town: books, courses, debates and help with forms.',
    'Sufrageria orașului: cărți, cursuri, dezbateri și ajutor cu formularele.',
    'Individueel loopbaanbudget|Werken met vaste avonden|Gratis lenen en cursussen|Cao Openbare Bibliotheken',
  ),
  film: kind(
    'film marketing',
    ['Stories in moving images', 'Povești în imagini'],
    [
      '{name} maakt en toont beeld dat iets te vertellen heeft. Vanuit {place} werken we met makers uit het hele land.',
      'Er werken {size} mensen en een wisselende kring van zzp’ers. Hier kijkt men mee tot de laatste montage.',
    ],
    'Makers and screeners of films that have something to say.',
    'Realizăm și proiectăm filme care au ceva de spus.',
    'Vrij bioscoopbezoek|Apparatuur lenen in het weekend|Naam op de aftiteling|Hybride werken',
  ),
  galerie: kind(
    'beeldend',
    ['Space for new work', 'Spațiu pentru artă nouă'],
    [
      '{name} toont werk van nu en helpt makers vooruit. De ruimte {in} is klein, de reikwijdte groot.',
      'Met {size} mensen doen we alles zelf, van inrichten tot boekhouding. Wie hier begint, kent na een jaar het hele vak.',
    ],
    'A small space with a wide reach, where everyone does everything.',
    'Un spațiu mic cu ecou mare, unde toți fac de toate.',
    'Werk lenen uit depot|Mee naar kunstbeurzen|Eigen atelieruren|Flexibele dagen',
  ),
  crew: kind(
    'podiumtechniek muziek',
    ['Crews for stages and festivals', 'Echipe pentru scene și festivaluri'],
    [
      '{name} levert ploegen die podia opbouwen, licht hangen en na afloop alles weer netjes inladen. In theaters, op pleinen en in weilanden.',
      'We hebben {size} mensen in dienst en een poule van ervaren freelancers. Veilig werken, op tijd betalen en goed eten zijn bij ons geen onderhandeling.',
    ],
    'Crews that build stages and hang lights, safely and on time.',
    'Echipe care montează scene și lumini, în siguranță și la timp.',
    'VCA en rigging op onze kosten|Nachttoeslag|Gage binnen zeven dagen|Bus of hotel bij late uren',
  ),
  orkest: kind(
    'muziek podium',
    ['Music, played live', 'Muzică, pe viu'],
    [
      '{name} speelt in concertzalen, kerken en soms in een aardappelloods. Vanuit {place} reizen we het land door met een repertoire van Bach tot gisteren.',
      'Naast de musici werken er mensen aan planning, educatie en techniek: {size} in totaal. Wie hier werkt, hoort de generale altijd als eerste.',
    ],
    'An orchestra that plays in halls, churches and the odd potato barn.',
    'O orchestră care cântă în săli, în biserici și uneori într-un hambar.',
    'Generale repetities bijwonen|Reizen met het orkest|Cao Orkesten|Instrumentenfonds',
  ),
} satisfies Partial<Record<OrganisationKind, KindTexts>>;
