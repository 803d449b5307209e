import { occupationCards } from './occupation-cards.ts';

export const handel = occupationCards(
  'handel',
  `
# Verkoopmedewerker | Verkoopadviseur | Medewerker winkel
@ winkel x1.8
€ 15-17.4 hour
h 8-16 16-24 24-32 32-36
o vmbo mbo2 / starter ervaren
c vast tijdelijk
t Winkel, Zaterdag
> Klanten {in} komen niet alleen voor de spullen, ze komen voor raad. Die geef jij, met verstand van zaken.
> Van schap tot kassa: bij {org} leer je alles wat bij winkelen hoort, en je collega’s leer je er gratis bij kennen.
~ Je vult aan, helpt klanten en maakt een display dat opvalt. Rond elf uur wordt het druk en ben je blij dat je collega’s hebt die lachen. Vragen waar je geen antwoord op weet, zoek je samen uit.
- Je adviseert klanten eerlijk.
- Je rekent af en verwerkt bestellingen.
- Je houdt de winkel op orde.
- Je denkt mee over acties en inrichting.
? Je vindt mensen leuk.
? Je bent beschikbaar op zaterdag en één andere dag.
? Verstand van het assortiment leer je bij ons.
+ Personeelskorting van 20 %.
" Het mooist is als iemand volgende week terugkomt om te vertellen dat het werkte.

# Teamleider winkel | Assistent-filiaalmanager
@ winkel x1.2
€ 2720-3560 
h 32-36 36-40
o mbo3 mbo4 / ervaren leidinggevend
t Winkel, Leidinggeven
> Een goede winkel voel je bij binnenkomst. {In} leid jij het team dat daarvoor zorgt.
~ Je start voor openingstijd met een ronde en een planning. Je coacht een zestienjarige aan zijn eerste kassa, bespreekt de marge met de bedrijfsleider en vult zelf mee als het nodig is.
- Je stuurt een team van {team} tot twintig medewerkers aan.
- Je bent verantwoordelijk voor omzet, voorraad en uitstraling.
- Je maakt het rooster en doet de gesprekken.
- Je organiseert de inventarisatie.
? Ervaring in de winkel en met aansturen.
? Je staat vroeg op en blijft vriendelijk.
? Mbo-niveau 3 of 4.
" Ik begon als vakkenvuller. Ik kan het nog steeds het snelst.

# Vertegenwoordiger buitendienst | Accountmanager | Verkoper buitendienst
@ groothandel x1.2
€ 3100-4600 
h 36-40 32-40
o mbo4 hbo / ervaren
t Auto van de zaak, Buitendienst
> Jouw klanten hebben klei aan hun laarzen en weinig tijd. Vanuit {plaats} kom jij langs met kennis en een goed aanbod.
~ Je rijdt drie dagen per week langs vaste klanten en één dag langs nieuwe. Aan de keukentafel hoor je wat er speelt; op vrijdag werk je je offertes uit. Targets zijn er, maar een klant die blijft telt zwaarder.
- Je onderhoudt en bouwt je klantenkring.
- Je adviseert en maakt offertes.
- Je volgt leveringen op tot de klant tevreden is.
- Je brengt nieuws uit de markt mee naar binnen.
? Commerciële ervaring of kennis van de branche.
? Rijbewijs B.
? Fries, Gronings of Drents verstaan opent deuren.
+ Auto van de zaak, ook privé te gebruiken.
" Je verkoopt niets als je de koffie afslaat.

# Medewerker verkoop binnendienst | Commercieel medewerker binnendienst | Medewerker orderverwerking
@ groothandel industrie voedsel
€ 2640-3580 
h 24-32 32-40
o mbo4 mbo3 / starter ervaren
t Kantoor, Overdag
> Jij weet wat er ligt, wat eraan komt en wie er haast heeft. {Org} zoekt een collega die klanten snel en goed helpt.
~ De telefoon gaat, de mail loopt en jij houdt overzicht. Je maakt een offerte, zoekt een alternatief voor iets wat op is en belt een klant dat zijn levering vandaag al komt. Die laatste gesprekken zijn het leukst.
- Je verwerkt orders en maakt offertes.
- Je beantwoordt vragen van klanten.
- Je stemt af met magazijn en buitendienst.
- Je lost klachten op.
? Een commerciële opleiding of ervaring.
? Je typt blind en luistert goed.
? Duits of Engels is een pluspunt.
" Ik ken sommige klanten al tien jaar en heb ze nog nooit gezien.

# Inkoper | Category manager | Assistent-inkoper
@ groothandel winkel:Tuincentrum winkel:Supermarkt winkel:Bouwmarkt
€ 3050-4450 
h 32-40 36-40
o hbo mbo4 / ervaren starter
t Inkoop, Hybride
> Goed inkopen is goed doorvragen. {In} bepaal jij mee wat er straks bij klanten op de plank ligt.
~ Je vergelijkt leveranciers, bezoekt een kweker en rekent een aanbieding drie keer door. Op dinsdag bespreek je met verkoop wat loopt en wat niet. Je onderhandelt stevig en houdt de verhoudingen goed.
- Je beheert een deel van het assortiment.
- Je sluit contracten en bewaakt levering.
- Je let op duurzaamheid en herkomst.
- Je analyseert verkoop en voorraad.
? Hbo of mbo 4 met commerciële ervaring.
? Je bent handig met cijfers.
? Je onderhandelt zonder te bluffen.
" De goedkoopste partij was nog nooit de goedkoopste.

# Medewerker tuincentrum | Plantenadviseur
@ winkel:Tuincentrum winkel:Bouwmarkt
€ 15-17 hour
h 16-24 24-32 8-16
o vmbo mbo2 / starter ervaren
c tijdelijk vast
t Groen, Weekend
> Wat groeit er in de schaduw? Waarom hangt mijn hortensia? {In} heb jij het antwoord, en zand onder je nagels.
~ Je begint met water geven en sorteren. Daarna help je klanten, bind je een boeket en laad je een zak potgrond in een veel te kleine auto. In het voorjaar vliegt de dag voorbij.
- Je verzorgt planten en presentaties.
- Je adviseert klanten.
- Je maakt boeketten en plantenbakken.
- Je ontvangt verse aanvoer.
? Liefde voor groen.
? Je kunt tillen.
? Beschikbaar in het weekend, om en om.
" Klanten sturen me foto’s van hun rozen. Ik zet ze op het prikbord.

# Medewerker webshop en klantenservice | E-commerce medewerker | Content- en webshopbeheerder
@ winkel groothandel ict:Kliklab
€ 2590-3490 
h 24-32 32-40 16-24
o mbo4 hbo / starter ervaren
t Hybride, Online
> De winkel die nooit sluit, runnen jij en je collega’s vanuit {plaats}. Met goede foto’s, eerlijke teksten en snelle antwoorden.
~ Je zet nieuwe producten online, beantwoordt vragen en belt soms gewoon, omdat dat sneller is. Eens per week kijk je wat klanten zochten en niet vonden.
- Je beheert productinformatie en beelden.
- Je helpt klanten via mail, chat en telefoon.
- Je bedenkt acties voor de nieuwsbrief.
- Je werkt met magazijn aan minder retouren.
? Een vlotte pen zonder taalfouten.
? Handigheid met webwinkels en cijfers.
? Geduld met pakketten die zoek zijn.
" Een retour met een excuusbriefje. Dat soort klanten hebben wij.
`,
);
