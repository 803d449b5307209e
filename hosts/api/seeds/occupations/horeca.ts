import { occupationCards } from './occupation-cards.ts';

export const horeca = occupationCards(
  'horeca',
  `
# Chef de partie | Zelfstandig werkend kok | Kok | Sous-chef
@ hotel restaurant recreatie x1.6
€ 2640-3320 cao Horeca
h 32-36 36-40 24-32
o mbo3 mbo2 / ervaren starter
t Horeca, Keuken
> Een mes dat snijdt, een bon die klopt en een brigade die lacht. {In} krijg jij je eigen partij en de ruimte om er iets van te maken.
> Streekproducten, korte kaart, open keuken. {Org} zoekt een kok die proeft voordat hij zout.
~ Om één uur begin je met de mise-en-place. De visboer belt wat er is, de chef past de kaart aan en jij bedenkt de garnituur. Om zes uur gaat het vuur hoog en om elf uur drinkt de brigade samen een glas.
- Je runt zelfstandig je partij.
- Je denkt mee over de kaart en de seizoenen.
- Je bewaakt hygiëne en voorraden.
- Je leert een stagiair hoe het hoort.
? Een koksopleiding of een paar jaar in een goede keuken.
? Je blijft rustig als er twintig bonnen hangen.
? Beschikbaar op avonden en in het weekend.
" De soep is simpel. Daarom moet hij perfect zijn.

# Medewerker bediening | Gastheer of gastvrouw restaurant | Eerste medewerker bediening
@ restaurant hotel recreatie x1.5
€ 15.2-17.9 hour
h 16-24 24-32 32-36 8-16
o vmbo mbo2 / starter ervaren
c tijdelijk vast
t Horeca, Weekend
> Een tafel lezen, een glas bijschenken, een grap die past. {In} maak jij van een etentje een avond.
~ Je dekt in, proeft het gerecht van de dag en weet wat erbij past. Tijdens de dienst heb je een eigen wijk en een collega die bijspringt. Na sluitingstijd wordt de fooi eerlijk verdeeld.
- Je ontvangt gasten en adviseert over eten en drinken.
- Je serveert, rekent af en onthoudt wie geen noten mag.
- Je houdt de zaak netjes.
- Je werkt nieuwe collega’s in.
? Ervaring is fijn, oog voor mensen is nodig.
? Je spreekt Nederlands en een woordje Engels of Duits.
? Beschikbaar op vrijdag of zaterdag.
+ Fooi bovenop je uurloon, elke maand uitbetaald.
" Een vaste gast heeft mijn bruiloft bijgewoond.

# Receptionist hotel | Nachtreceptionist | Front office medewerker
@ hotel recreatie
€ 2520-3060 cao Horeca
h 24-32 32-36 16-24
o mbo3 mbo4 / starter ervaren
t Horeca, Onregelmatig
> Jij bent de eerste glimlach en het laatste gedag. {In} verwelkom je gasten uit de hele wereld, en soms uit het dorp hiernaast.
~ Je checkt in, geeft een fietskaart mee en weet waar de zon het mooist ondergaat. Tussendoor beantwoord je mails en verkoop je die ene kamer met balkon. Loopt er iets mis, dan los je het op voordat het een klacht wordt.
- Je verzorgt in- en uitchecken.
- Je beheert reserveringen en de kassa.
- Je geeft tips over de omgeving.
- Je stemt af met huishouding en keuken.
? Een mbo-opleiding in toerisme of hospitality, of ervaring.
? Nederlands, Engels en liefst Duits.
? Je raakt niet van je stuk.
" Er was eens een gast met een geit. De geit mocht niet blijven, de gast wel.

# Medewerker housekeeping | Kamermeisje of kamerjongen | Schoonmaker vakantiewoningen
@ hotel recreatie
€ 15-16.6 hour
h 8-16 16-24 24-32
o vmbo / starter
c tijdelijk vast
t Horeca, Overdag
> Een bed waar je in wilt vallen: daar begint elke vakantie mee. {In} zorg jij dat kamers fris en af zijn.
~ Je begint om negen uur met een lijst en een volle kar. Je werkt in koppels, met muziek aan, en maakt ongeveer twaalf kamers klaar. Om half drie is alles klaar voor nieuwe gasten.
- Je maakt kamers en huisjes schoon.
- Je vult linnen en producten aan.
- Je meldt wat kapot is.
? Je werkt vlot en netjes.
? Ervaring is niet nodig.
? Beschikbaar op wisseldagen, dus ook op vrijdag of maandag.
" Aan een kamer zie je wat voor vakantie het was.

# Bedrijfsleider horeca | Assistent-bedrijfsleider restaurant | Manager food en beverage
@ restaurant hotel recreatie
€ 3100-4250 
h 36-40
o mbo4 hbo / leidinggevend ervaren
t Leidinggeven, Horeca
> Een zaak runnen is een beetje toneel, een beetje topsport. {In} geef jij leiding aan een team van {team} vaste krachten en een zomer vol hulp.
~ Overdag maak je roosters, bel je de brouwer en neem je een sollicitant aan omdat je een gevoel hebt. ’s Avonds sta je zelf op de vloer. Je kent de cijfers, maar je stuurt op sfeer.
- Je leidt de dagelijkse gang van zaken.
- Je bent verantwoordelijk voor omzet, inkoop en personeel.
- Je bedenkt acties en avonden die volk trekken.
- Je leidt nieuwe mensen op.
? Ervaring als leidinggevende in de horeca.
? Sociale hygiëne en bhv, of bereid die te halen.
? Je slaapt graag uit, want je werkt graag laat.
" De beste dienst is die waarin ik niets hoef te doen.

# Medewerker receptie en animatie | Medewerker recreatieteam | Zweminstructeur
@ recreatie
€ 15-17 hour
h 16-24 24-32 32-36
o vmbo mbo2 / starter
c tijdelijk stage
t Seizoen, Buiten
> Van speurtocht tot schuimparty: {in} zorg jij dat kinderen niet naar huis willen.
~ ’s Ochtends geef je zwemles aan jonge gasten, ’s middags zet je een zeskamp uit en ’s avonds lees je voor bij het kampvuur. Je bent de hele dag buiten, ook als het regent, juist als het regent.
- Je organiseert activiteiten voor kinderen en gezinnen.
- Je houdt toezicht en kent de veiligheidsregels.
- Je bent aanspreekbaar voor gasten.
- Je helpt mee bij de receptie op drukke dagen.
? Energie en een harde stem.
? Een zwemdiploma; lesbevoegdheid kun je bij ons halen.
? Beschikbaar van mei tot en met september.
+ Gratis slapen in een personeelshuisje.
" Ik heb deze zomer honderdelf schatkaarten getekend.

# Evenementencoördinator | Adviseur toerisme en recreatie
@ recreatie gemeente
€ 2690-3710 
h 20-28 24-32 32-36
o mbo4 hbo / ervaren starter
t Toerisme, Afwisselend
> Jij kent de mooiste wandeling, het beste terras en de nacht waarin de zee licht geeft. {In} vertel je dat iedereen die het wil horen.
~ Je staat achter de balie, beheert de evenementenkalender en zit een avond per week met ondernemers om tafel. In het voorjaar druk je een nieuwe fietskaart, die je natuurlijk zelf hebt uitgeprobeerd.
- Je adviseert bezoekers.
- Je organiseert evenementen met vrijwilligers.
- Je houdt website en kalender actueel.
- Je onderhoudt contacten met ondernemers.
? Een opleiding in toerisme, communicatie of evenementen.
? Je schrijft wervend zonder te overdrijven.
? Beschikbaar tijdens evenementen in het weekend.
" Ik ben de enige die betaald wordt om te zeggen hoe mooi het hier is.
`,
);
