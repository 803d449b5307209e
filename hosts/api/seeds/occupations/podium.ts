import { occupationCards } from './occupation-cards.ts';

export const podium = occupationCards(
  'podium',
  `
# Hoofd programmering | Programmeur theater
@ theater:Schouwburg theater:Theater x1.2
€ 3420-4820 cao Nederlandse Podia, schaal 9
h 24-32 32-36 32-40
o hbo wo / ervaren senior
t Programmering, Avonden
> Welke voorstelling moet {plaats} volgend seizoen zien? Jij kiest, overtuigt en zit op de première op de laatste rij.
~ Je ziet driehonderd voorstellingen per jaar en onthoudt waarom. Overdag onderhandel je met gezelschappen en schuif je met data, ’s avonds kijk je hoe het publiek de zaal uit komt.
- Je stelt een seizoen samen dat schuurt en vult.
- Je onderhandelt over uitkoop en partage.
- Je onderhoudt een netwerk van makers.
- Je bedenkt met marketing het verhaal erbij.
? Kennis van het veld en een eigen smaak.
? Gevoel voor publiek en begroting.
? Je bent vaak ’s avonds op pad.
" De zaal was halfvol en niemand ging naar huis. Die boek ik terug.

# Medewerker publiek en kaartverkoop | Publieksmedewerker | Medewerker kassa en garderobe
@ theater museum:museum museum:Kunsthal museum:Brandaris museum:Fotografie museum:Natuurhistorie orkest x1.6
€ 15.2-17.6 hour
h 8-16 16-24 12-20
o mbo2 mbo4 / starter ervaren
c vast tijdelijk
t Publiek, Weekend
> Jij bent het eerste gezicht van het huis en het laatste ‘tot ziens’. {In} maak je van een kaartje een avond uit.
~ Een uur voor aanvang gaan de deuren open. Je scant, wijst de weg, vindt een verloren sjaal en lost een dubbele stoel op zonder dat iemand het merkt. Tijdens de voorstelling wordt het stil, dan tel je de kassa.
- Je ontvangt bezoekers en helpt ze op weg.
- Je verkoopt kaarten aan de kassa en per telefoon.
- Je houdt toezicht in zaal en foyer.
- Je helpt bij calamiteiten als bhv’er.
? Hartelijk, stipt en goed ter been.
? Beschikbaar op avonden en in het weekend.
? Nederlands en Engels.
+ Vrijkaarten voor jou en een introducé.
" Ik heb één voorstelling twintig keer gezien. Elke keer anders.

# Zakelijk leider | Zakelijk directeur | Manager bedrijfsvoering
@ theater orkest festival galerie
€ 4300-5900 
h 28-36 32-36
o hbo wo / leidinggevend senior
t Leidinggeven, Fondsen
> Naast een artistiek hart heeft een huis een zakelijk hoofd nodig. {Org} zoekt dat hoofd, met gevoel voor kunst.
~ Je ochtend begint met een subsidieaanvraag, je middag met een contract en je avond met een première waarbij je even niets hoeft te regelen. Je waakt over geld, mensen en planning, zodat makers kunnen maken.
- Je bent verantwoordelijk voor financiën en organisatie.
- Je schrijft aanvragen en verantwoordingen.
- Je geeft leiding aan een team van {team} mensen.
- Je vormt met de artistiek leider de directie.
? Ervaring in een vergelijkbare rol.
? Je kent de fondsen en hun eigenaardigheden.
? Je blijft kalm bij een gat in de dekking.
" We begonnen met een tekort en eindigden met een tournee.

# Dramaturg | Regieassistent | Productie-assistent toneel
@ theater:gezelschap theater:groep theater:Opera theater:Komeet theater:Poppen
€ 2780-3860 cao Theater en Dans
h 24-32 32-40
o hbo / starter ervaren
c project tijdelijk
t Repetities, Toneel
> Tussen tekst en vloer zit jij. Bij {org} houd je de rode draad vast, ook als iedereen even de weg kwijt is.
~ Je zit zes weken in het repetitielokaal. Je noteert, zoekt op, stelt één goede vraag en haalt broodjes. In de montageweek slaap je weinig en lach je veel.
- Je bereidt repetities voor en houdt het script bij.
- Je doet onderzoek naar stuk en context.
- Je bewaakt planning en afspraken.
- Je verzorgt het programmaboekje.
? Een hbo- of wo-opleiding in theater.
? Je kunt kijken zonder meteen te oordelen.
? Beschikbaar voor de hele repetitieperiode.
" Mijn beste aantekening was: korter. Ze hebben geluisterd.

# Medewerker artistieke planning | Planner voorstellingen | Tourneeleider
@ theater:gezelschap theater:groep theater:Opera theater:Komeet theater:Poppen orkest
€ 2740-3680 
h 28-36 32-36
o mbo4 hbo / ervaren
t Planning, Afwisselend
> Zestig voorstellingen, achttien spelers, één bus. {In} maak jij een schema dat klopt, ook als iemand zijn stem kwijtraakt.
~ Je schuift met data tot ieders agenda past. Je boekt hotels, belt een theater over laadtijden en stuurt iedereen een dagplanning waarin zelfs de lunch staat.
- Je plant repetities, reizen en voorstellingen.
- Je bent aanspreekpunt voor spelers en techniek.
- Je regelt contracten en verblijf.
- Je vangt onverwachte wijzigingen op.
? Ervaring met plannen in de kunsten.
? Je denkt vooruit en blijft vriendelijk.
? Af en toe mee op tournee.
" Plan B is bij ons gewoon dinsdag.
`,
);
