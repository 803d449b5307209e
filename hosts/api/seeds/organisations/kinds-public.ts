import type { OrganisationKind } from '../demo-types.ts';
import { kind, type KindTexts } from './kind-texts.ts';

export const publicKinds = {
  school: kind(
    'onderwijs',
    ['Good schools, close to home', 'Școli bune, aproape de casă'],
    [
      'Bij {name} krijgen leraren de ruimte om hun vak uit te oefenen. Onze scholen {in} en omgeving zijn verschillend van smaak, maar delen rust, vakmanschap en hoge verwachtingen.',
      'We hebben {size} medewerkers en een eigen invalpool, zodat je ziek kunt zijn zonder schuldgevoel. Starters krijgen drie jaar begeleiding van een ervaren collega.',
    ],
    'Schools that give teachers room, with three years of guidance for starters.',
    'Școli care le lasă profesorilor libertate și îi însoțesc trei ani pe cei începători.',
    'Eigen invalpool|Drie jaar begeleiding voor starters|Lerarenbeurs en vervanging geregeld|Werkdrukmiddelen naar keuze van het team',
  ),
  mbo: kind(
    'onderwijs',
    ['Learning by making', 'Înveți făcând'],
    [
      'Op {name} leren jongeren en volwassenen een vak, met echte opdrachten van bedrijven uit de streek. De werkplaatsen {in} zijn beter uitgerust dan menig bedrijf.',
      'Onze {size} medewerkers komen voor de helft uit de praktijk. Een onderwijsbevoegdheid kun je bij ons naast je baan halen.',
    ],
    'Vocational training with real assignments, half of its teachers straight from practice.',
    'Învățământ profesional cu teme reale; jumătate dintre profesori vin din practică.',
    'Bevoegdheid halen in werktijd|Twaalf weken vakantie|Hybride baan naast je bedrijf|Sporten op de campus',
  ),
  hogeschool: kind(
    'onderwijs',
    ['Applied research and teaching', 'Cercetare aplicată și predare'],
    [
      '{name} leidt mensen op die een probleem niet alleen analyseren maar ook oplossen. Onderzoek en onderwijs lopen {in} in dezelfde gangen.',
      'Er werken {size} mensen met sterk uiteenlopende achtergronden. Je krijgt vertrouwen, een eigen ontwikkelbudget en studenten die je scherp houden.',
    ],
    'A university of applied sciences where research and teaching share the corridors.',
    'O universitate de științe aplicate unde cercetarea și predarea stau pe același coridor.',
    'Ontwikkelbudget en ontwikkeldagen|Eindejaarsuitkering van 8,33 %|41 vakantiedagen|Openbaar vervoer volledig vergoed',
  ),
  gemeente: kind(
    'overheid',
    ['Working for the neighbours', 'Lucrăm pentru vecini'],
    [
      '{name} werkt voor inwoners die ons ook in de supermarkt weten te vinden. Dat houdt ons scherp: besluiten moeten uit te leggen zijn.',
      'In het gemeentehuis {in} en buiten op straat werken {size} mensen. Korte lijnen naar het college, ruimte voor eigen initiatief en een begroting die klopt.',
    ],
    'A municipality with short lines, room for initiative and a sound budget.',
    'O primărie cu decizii rapide, loc pentru inițiativă și buget echilibrat.',
    'Individueel keuzebudget van 17 %|Hybride werken|36-urige werkweek|Betaald ouderschapsverlof',
  ),
  waterschap: kind(
    'overheid energie',
    ['Dry feet and clean water', 'Diguri sigure și apă curată'],
    [
      '{name} zorgt voor veilige dijken, schoon water en het juiste peil in honderden sloten. Wie hier werkt, ziet zijn werk terug in het landschap.',
      'Op kantoor {in}, op de zuiveringen en in het veld werken {size} mensen. Bij storm staan we er allemaal, daarna is er soep.',
    ],
    'Dikes, treatment plants and water levels: work you see in the landscape.',
    'Diguri, stații de epurare și niveluri de apă: o muncă pe care o vezi în peisaj.',
    'Persoonsgebonden basisbudget|Individueel keuzebudget van 20 %|Calamiteitenvergoeding|Generatiepact',
  ),
  rijk: kind(
    'overheid',
    ['Public service with expertise', 'Serviciu public cu pricepere'],
    [
      '{name} voert wetten en regels uit waar mensen buiten iets van merken. Dat vraagt vakkennis, en het vermogen om nee te zeggen op een manier die mensen begrijpen.',
      'We zitten {in}, met {size} collega’s: juristen, inspecteurs, adviseurs en programmeurs. Er wordt veel overlegd, en daarna ook besloten.',
    ],
    'Experts who carry out rules that people notice, and explain them.',
    'Specialiști care aplică reguli pe care oamenii le simt și le explică.',
    'Individueel keuzebudget van 16,5 %|Thuiswerkvergoeding|36-urige werkweek|Opleidingen binnen de eigen academie',
  ),
} satisfies Partial<Record<OrganisationKind, KindTexts>>;
