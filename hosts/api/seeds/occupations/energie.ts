import { occupationCards } from './occupation-cards.ts';

export const energie = occupationCards(
  'energie',
  `
# Servicemonteur windturbines | Monteur windturbines | Technicus wind op zee
@ energie:wind energie:Groenstroom energie:Offshore x1.8
€ 3100-4250 
h 36-40 40
o mbo4 mbo3 / starter ervaren
t Buitendienst, Werken op hoogte
> Negentig meter boven de klei is het stil. {In} houd jij turbines draaiende, altijd met een vaste maat.
~ Je bekijkt het weer, pakt je tuig en klimt. Boven wissel je een lager, lees je de besturing uit en eet je je brood met het mooiste uitzicht van de provincie. Waait het te hard, dan is er onderhoud of scholing.
- Je voert onderhoud uit en lost storingen op.
- Je werkt aan mechaniek, hydrauliek en elektra.
- Je legt vast wat je deed en zag.
- Je bewaakt samen de veiligheid.
? Een technisch diploma en geen hoogtevrees.
? Je haalt de keuring en de GWO-training bij ons.
? Rijbewijs B.
+ Opleiding van veertien weken met volledig salaris.
" De eerste keer boven deed ik mijn ogen dicht. Nu neem ik mijn camera mee.

# Projectleider energietransitie | Projectontwikkelaar zon en wind | Adviseur energie
@ energie gemeente milieu x1.2
€ 4000-5700 
h 32-36 32-40
o hbo wo / ervaren senior
t Hybride, Energietransitie
> Iedereen is voor schone stroom, tot de kaart op tafel ligt. {In} zoek jij plekken, partners en draagvlak.
~ Je zit bij een dorpsvereniging aan de koffie, bij de netbeheerder aan tafel en achter je scherm met een rekenmodel. Je legt niets op en geeft niet snel op.
- Je leidt projecten van idee tot oplevering.
- Je organiseert gesprekken met omwonenden.
- Je rekent businesscases door.
- Je regelt vergunningen en contracten.
? Hbo of wo, liefst technisch of planologisch.
? Ervaring met projecten waar veel mensen iets van vinden.
? Je houdt koers en humeur.
" Het dorp is nu mede-eigenaar. Het dorpshuis heeft een nieuw dak.

# Monteur midden- en laagspanning | Netmonteur | Technicus elektriciteitsnet
@ energie:Netbeheer x1.5
€ 2980-4190 cao Netwerkbedrijven
h 36-40
o mbo2 mbo3 / starter ervaren
t Elektrotechniek, Storingsdienst
> Zonder jou laadt er geen auto op. Vanuit {plaats} leg je kabels en bouw je stations voor een net dat twee keer zo groot moet worden.
~ Je werkt in een ploeg van {team} man en vrouw. Je graaft, last moffen en schakelt volgens plan. Bij een storing rijd je uit, en als het licht weer aangaat, hoor je in de straat gejuich.
- Je legt en verzwaart kabels en stations.
- Je schakelt en meet.
- Je lost storingen op.
- Je legt bewoners uit wat je doet.
? Een elektrotechnische opleiding, of je volgt die bij ons.
? Je werkt volgens de regels, ook als niemand kijkt.
? Bereid tot wachtdienst.
+ Bedrijfsschool met diploma en baangarantie.
" Kerstavond, storing, en de hele straat bracht oliebollen.

# Installateur zonnepanelen | Monteur laadpalen | Monteur zon en opslag
@ installatie:Zonnig installatie:Jonker energie:Groenstroom x1.2
€ 2720-3620 cao Technisch Installatiebedrijf
h 36-40 40 32-40
o vmbo mbo2 / starter ervaren
t Duurzaam, Buiten
> Elk dak is een kleine centrale. {In} leg jij er twee per dag aan, met een maat die je kunt vertrouwen.
~ Je zet de steiger, monteert het frame en legt de panelen. Beneden sluit je de omvormer aan en leg je uit hoe de app werkt. Om vier uur wekt het huis zijn eigen stroom op.
- Je monteert panelen, laadpalen en batterijen.
- Je werkt veilig op hoogte.
- Je levert op en registreert.
- Je houdt de bus op orde.
? Handig, fit en niet bang voor een dak.
? VCA, of je haalt het bij ons.
? Rijbewijs B.
" Een klant belde: mijn meter loopt achteruit, klopt dat? Ja mevrouw.

# Operator groene energie | Procesoperator
@ energie:Biogas energie:Waterstof
€ 3100-4380 
h 32-36 36-40
o mbo4 mbo3 / ervaren starter
t Ploegendienst, Groene industrie
> Van mest naar gas, van stroom naar waterstof: {in} bedien jij een fabriek die er vijf jaar geleden nog niet kon staan.
~ Je loopt je ronde, leest de trends en stuurt bij. De installatie is nieuw, dus er is nog veel te leren, ook voor de ingenieurs. Jouw aantekeningen worden volgend jaar het handboek.
- Je bewaakt druk, temperatuur en veiligheid.
- Je start en stopt installaties.
- Je neemt monsters.
- Je doet eerstelijns onderhoud.
? Een diploma procestechniek of operator.
? Je werkt in ploegen.
? Veiligheidsbewust en leergierig.
" Elke ronde hoor ik iets nieuws. Dat is meestal goed nieuws.

# Boswachter | Medewerker natuurbeheer | Ecoloog
@ milieu:Natuur x1.4
€ 3000-4350 
h 24-32 32-36
o mbo4 hbo / ervaren starter
t Buiten, Natuur
> Beekdal, heide, houtwal: {in} bescherm jij wat er groeit en laat je mensen er met plezier doorheen lopen.
~ Je telt libellen, bespreekt met een aannemer waar hij niet mag rijden en leidt een groep schoolkinderen rond die alles willen aanraken. In de winter werk je aan plannen en zaag je mee.
- Je beheert een eigen gebied.
- Je inventariseert planten en dieren.
- Je stuurt aannemers en vrijwilligers aan.
- Je vertelt, schrijft en handhaaft als het moet.
? Een opleiding bos- en natuurbeheer of ecologie.
? Je kent je soorten, of leert ze snel.
? Je bent graag buiten en kunt goed met mensen.
" De otter is terug. Ik heb hem nog niet gezien, maar ik ruik hem elke ochtend.

# Chauffeur-belader | Medewerker milieustraat | Medewerker afvalinzameling
@ milieu:Afval milieu:Kringloop
€ 2640-3240 
h 32-36 24-32 36-40
o vmbo mbo2 / starter
t Buiten, Vroege dienst
> Vanuit {plaats} houd jij de streek schoon, en je weet wat mensen weggooien. Veel ervan krijgt een tweede leven.
~ Om zeven uur rijdt de wagen het terrein af. Je kent je wijk, de zwaaiende kleuters en de klikobak die altijd te zwaar is. Op de milieustraat help je mensen sorteren met een grap erbij.
- Je zamelt in of ontvangt en sorteert.
- Je legt uit wat waar hoort.
- Je werkt veilig in het verkeer.
- Je meldt wat je onderweg opvalt.
? Goede conditie en een goed humeur.
? Rijbewijs C is een pre; wij kunnen je opleiden.
? Je kunt vroeg beginnen.
" Een oude piano. Die speelt nu in het verzorgingshuis.

# Adviseur bodem en water | Hydroloog | Milieukundig veldwerker
@ milieu:Bodem waterschap
€ 3400-4950 
h 32-36 32-40
o hbo wo / ervaren starter
t Hybride, Onderzoek
> Wat onder je voeten gebeurt, bepaalt wat erboven kan. {In} onderzoek jij bodem en grondwater, met boor en model.
~ De ene dag sta je met laarzen in een perceel, de andere vergelijk je peilbuizen van twintig jaar. Je advies helpt bij een nieuwe wijk, een natte natuurkern of een dijk die omhoog moet.
- Je voert metingen en modelstudies uit.
- Je schrijft adviezen die opdrachtgevers begrijpen.
- Je begeleidt veldwerk.
- Je deelt kennis met collega’s.
? Hbo of wo aardwetenschappen, milieukunde of civiele techniek.
? Ervaring met GIS.
? Je vindt modder geen probleem.
" De bodem liegt nooit. Je moet alleen diep genoeg boren.
`,
);
