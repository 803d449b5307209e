import { occupationCards } from './occupation-cards.ts';

export const beeldend = occupationCards(
  'beeldend',
  `
# Curator hedendaagse kunst | Assistent-curator | Tentoonstellingsmaker
@ museum:Pakhuis museum:Westerkade museum:Fotografie museum:Textiel galerie x1.3
€ 3180-4460 cao Museumbranche, schaal 9
h 24-32 32-36 16-24
o wo / ervaren starter
c tijdelijk vast project
t Tentoonstellingen, Onderzoek
> Je kijkt, kiest en plaatst naast elkaar. {In} maak jij tentoonstellingen waar mensen langer blijven dan gepland.
~ Je bezoekt ateliers, schrijft zaalteksten van tachtig woorden en schuift met maquettes. In de opbouwweek sta je tussen de kisten en beslis je op de centimeter.
- Je ontwikkelt tentoonstellingen van idee tot opening.
- Je begeleidt kunstenaars.
- Je schrijft teksten die iets zeggen.
- Je bewaakt budget en planning.
? Kunstgeschiedenis of een kunstopleiding.
? Een netwerk en een mening.
? Je schrijft zonder jargon.
" Een bezoeker vroeg of hij op de grond mocht liggen. Graag, zei ik.

# Galeriemedewerker | Galerieassistent | Medewerker kunstuitleen
@ galerie x1.6
€ 2640-3280 
h 16-24 24-32 8-16
o hbo mbo4 / starter
c tijdelijk vast
t Galerie, Zaterdag
> Een galerie is een etalage, een kantoor en een huiskamer. Bij {org} doe jij alle drie.
~ Je opent om elf uur, hangt een werk recht en beantwoordt een verzamelaar in Parijs. ’s Middags praat je met een student die voor het eerst iets koopt, in termijnen.
- Je ontvangt bezoekers en verkoopt werk.
- Je verzorgt verzending en verzekering.
- Je helpt bij inrichten en beurzen.
- Je houdt website en archief bij.
? Affiniteit met kunst van nu.
? Je werkt graag op zaterdag.
? Nederlands en Engels.
" Ik heb een werk verkocht aan iemand die alleen kwam schuilen.

# Coördinator ateliers en residenties | Projectleider beeldende kunst | Projectleider kunst in de openbare ruimte
@ galerie museum muziekschool
€ 2980-4080 
h 20-28 24-32
o hbo wo / ervaren
c tijdelijk project vast
t Projecten, Makers
> Kunstenaars hebben tijd, ruimte en iemand nodig die de sleutel vindt. {In} ben jij dat.
~ Je selecteert met een commissie, regelt een werkplaats met gasaansluiting en organiseert een open atelier waar de hele straat op afkomt.
- Je begeleidt makers van aanvraag tot presentatie.
- Je beheert ruimtes en agenda.
- Je zoekt partners en fondsen.
- Je maakt er iets publieks van.
? Ervaring met projecten in de beeldende kunst.
? Organisatietalent.
? Je spreekt met makers én met ambtenaren.
" De wethouder kwam voor tien minuten en bleef tot het donker was.

# Art handler | Medewerker tentoonstellingsbouw | Lijstenmaker
@ museum galerie
€ 2480-3220 cao Museumbranche, schaal 5
h 24-32 32-36 36-40
o mbo3 mbo2 / ervaren starter
c vast tijdelijk freelance
t Opbouw, Handwerk
> Witte handschoenen, vaste handen. {In} hang, til en bouw jij wat straks niemand mag aanraken.
~ Je haalt een kist uit de klimaatruimte, meet drie keer en boort één keer. In opbouwweken is het lang doorwerken, daarna vier je de opening vanaf de achterste rij.
- Je bouwt op en breekt af.
- Je verpakt en verplaatst kwetsbaar werk.
- Je maakt sokkels, vitrines en lijsten.
- Je let op licht, klimaat en veiligheid.
? Technische handigheid en geduld.
? Je kunt tillen en fijnwerken.
? Rijbewijs B.
" Recht is recht, behalve in een huis uit 1640.
`,
);
