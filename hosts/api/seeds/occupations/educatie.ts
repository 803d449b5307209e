import { occupationCards } from './occupation-cards.ts';

export const educatie = occupationCards(
  'educatie',
  `
# Docent piano | Docent gitaar | Docent viool | Docent zang | Docent slagwerk
@ muziekschool:Muziek muziekschool:Centrum muziekschool:Kunsten x2
€ 3120-4310 cao Kunsteducatie
h 8-12 12-16 16-24 20-28
o hbo / ervaren starter
c vast tijdelijk
t Muziekles, Middag en avond
> De eerste toon, het eerste akkoord, de eerste keer samen. {In} help jij leerlingen verder dan ze dachten te komen.
~ Om drie uur komt de eerste, nog met broodtrommel. Je werkt door tot half negen: kinderen, een duo, een gepensioneerde die eindelijk begint. Eens per maand is er huisconcert.
- Je geeft individuele en groepslessen.
- Je speelt samen met collega’s in projecten.
- Je organiseert voorspeelavonden.
- Je denkt mee over nieuwe lesvormen.
? Een conservatoriumdiploma.
? Geduld en een breed repertoire.
? Een verklaring omtrent het gedrag.
+ Oefenruimte buiten lestijd, gratis.
" Hij speelde de verkeerde noot zo mooi dat we hem hebben gehouden.

# Dansdocent | Docent theater | Docent beeldend | Docent creatief schrijven
@ muziekschool:Centrum muziekschool:Kunstencentrum theater:Komeet x1.4
€ 3050-4200 cao Kunsteducatie
h 8-12 12-16 16-24
o hbo / starter ervaren
c tijdelijk vast freelance
t Kunsteducatie, Namiddag
> Iedereen kan iets maken, en jij weet hoe je dat losmaakt. {In} geef je les aan groepen die niet op elkaar lijken.
~ Op woensdag is het zaaltje vol kinderen, op donderdag werk je met jongeren aan een eigen voorstelling. Je lesplan ligt klaar en gaat meestal halverwege overboord, terecht.
- Je geeft cursussen en workshops.
- Je werkt op scholen in projecten.
- Je begeleidt presentaties.
- Je stemt af met collega-docenten.
? Een docentdiploma in de kunsten.
? Pedagogisch stevig.
? Vroeg in de avond beschikbaar.
" Het stilste meisje van de groep had de hoofdrol bedacht.

# Coördinator cultuureducatie | Projectleider cultuur op school | Combinatiefunctionaris cultuur
@ muziekschool bibliotheek theater museum
€ 3080-4190 
h 20-28 24-32 28-36
o hbo / ervaren
& onderwijs
t Onderwijs, Projecten
> Elk kind naar een atelier, een podium en een museum. {In} zorg jij dat scholen en kunst elkaar vinden.
~ Je zit met een directeur aan tafel, regelt een bus en een trompettist en bedenkt wat er gebeurt als er maar zestien kinderen zijn. Je kijkt tevreden toe vanaf het schoolplein.
- Je maakt met scholen een cultuurplan.
- Je brengt makers in de klas.
- Je regelt subsidie en verantwoording.
- Je organiseert scholing voor leerkrachten.
? Hbo in kunst, educatie of cultuurmanagement.
? Je kent het onderwijs.
? Netwerker met een goed geheugen.
" Een hele school zong. De conciërge ook.

# Manager kunsteducatie | Hoofd educatie en participatie
@ muziekschool museum theater x0.7
€ 3820-5160 
h 28-36 32-36
o hbo wo / leidinggevend ervaren
t Leidinggeven, Educatie
> Docenten zijn makers met een sleutelbos. {In} geef jij leiding aan {team} van hen, met vertrouwen en een rooster dat klopt.
~ Je bespreekt een nieuw aanbod, begroet ouders bij een open les en verdedigt in het gemeentehuis waarom muziekles geen luxe is. Je bent er voor het team en af en toe sta je zelf voor de groep.
- Je leidt team en programma.
- Je ontwikkelt aanbod voor nieuwe groepen.
- Je beheert budget en huisvesting.
- Je vertegenwoordigt het huis naar buiten.
? Ervaring met leidinggeven in kunst of onderwijs.
? Visie en uitvoeringskracht.
? Je kunt luisteren naar een valse fluit.
" Het budget ging omlaag, het aantal leerlingen omhoog. Puzzelen is ook een kunst.
`,
);
