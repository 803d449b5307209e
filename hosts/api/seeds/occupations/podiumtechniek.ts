import { occupationCards } from './occupation-cards.ts';

export const podiumtechniek = occupationCards(
  'podiumtechniek',
  `
# Theatertechnicus licht en geluid | Theatertechnicus | Lichttechnicus | Geluidstechnicus
@ theater crew festival x2
€ 2740-3580 cao Nederlandse Podia, schaal 6
h 32-36 36-40 24-32
o mbo4 / ervaren starter
c vast tijdelijk
t Avonddienst, Onregelmatig
> Als jij je werk goed doet, kijkt niemand naar je om. {In} maak je met licht en geluid een wereld van een lege vloer.
> Bouwen om tien, doorloop om vier, voorstelling om acht. {Org} zoekt een technicus met een rustige hand aan de schuif.
~ Je ontvangt het gezelschap, hangt het plan en stelt in. Om vijf uur eet je mee uit de artiestenkeuken. Tijdens de voorstelling zit je achter de tafel en adem je mee met de zaal.
- Je bouwt, stelt en bedient licht, geluid en video.
- Je ontvangt gezelschappen en denkt mee.
- Je onderhoudt installaties.
- Je werkt veilig op hoogte.
? Een opleiding podium- en evenemententechniek.
? Kennis van grandMA, digitale tafels of allebei.
? Avonden en weekenden horen erbij.
+ Rooster zes weken vooruit, met twee vaste vrije weekenden.
" De black-out duurde één tel langer. Expres. De zaal hield de adem in.

# Toneelmeester | Inspiciënt | Eerste toneeltechnicus
@ theater orkest x1.2
€ 2980-3920 cao Nederlandse Podia, schaal 7
h 32-36 36-40
o mbo4 / ervaren senior
t Toneel, Avonddienst
> Jij zegt wanneer het begint. {In} heb je de leiding op de vloer, van laden tot slotapplaus.
~ Je leest de tekeningen, verdeelt de ploeg en houdt de klok in de gaten. In de coulissen ken je elke losse plank. Als het doek valt, zijn er veertig minuten voor de vrachtwagen.
- Je leidt bouw en breek.
- Je bewaakt veiligheid en voortgang.
- Je geeft tekens tijdens de voorstelling.
- Je begeleidt stagiairs en oproepkrachten.
? Ruime ervaring in het theater.
? Certificaten voor hijsen en heffen.
? Je spreekt zacht en wordt gehoord.
" Go. Dat is mijn lievelingswoord.

# Decorbouwer | Atelierhoofd decor | Rekwisietenmaker
@ theater museum:Pakhuis crew
€ 2690-3610 cao Theater en Dans
h 32-36 36-40 24-32
o mbo3 mbo4 / ervaren starter
c project vast tijdelijk
t Atelier, Handwerk
> Een trap die nergens heen gaat, een maan van acht meter. In het atelier {in} maak jij het onmogelijke draagbaar.
~ De ontwerper komt met een maquette, jij met een lijst vragen. Je last, zaagt, schildert en laat het in een bus passen. Op de première zit je vooraan en kijk je naar de scharnieren.
- Je bouwt decors en rekwisieten.
- Je denkt mee over constructie en reizen.
- Je werkt met hout, staal en textiel.
- Je repareert tijdens de speelperiode.
? Vakmanschap in hout of metaal.
? Je begrijpt een tekening en een droom.
? VCA is handig.
" Hij zakte door mijn stoel, zoals gerepeteerd.

# Rigger | Stagehand | Medewerker opbouw evenementen | Crewchef
@ crew x1.8
€ 16.5-22 hour
h 8-16 16-24 24-32 32-40
o vmbo mbo2 / starter ervaren
c freelance tijdelijk vast
t Opbouw, Festival
> Je bent er als het veld nog leeg is. Met {org} uit {plaats} bouw je podia in heel Nederland.
~ De bus vertrekt om zes uur. Je krijgt een helm, een maat en een taak. Er wordt hard gewerkt en goed gegeten, en om elf uur zie je vanaf de zijkant waar je het voor deed.
- Je bouwt podia, licht en geluid op en af.
- Je werkt volgens plan en veiligheidsregels.
- Je laadt slim, zodat lossen snel gaat.
- Je helpt nieuwe mensen op weg.
? Sterk, wakker en prettig gezelschap.
? VCA, of je haalt het bij ons.
? Klimmen mag, hoeft niet.
+ Loon binnen zeven dagen op je rekening.
" Regen, modder, en dan de eerste akkoorden. Onbetaalbaar. Al betalen ze wel.

# Hoofd techniek | Hoofd productie en techniek
@ theater museum festival
€ 3580-4780 
h 32-36 36-40
o mbo4 hbo / leidinggevend senior
t Leidinggeven, Techniek
> Jij weet wat er kan, wat er mag en wat er net niet door de deur past. {In} leid je een technisch team van {team} mensen.
~ Je leest riders, maakt roosters die wettelijk en menselijk kloppen en investeert in zuinig licht. Eén avond per week draai je zelf mee, omdat je anders gaat missen waarom.
- Je leidt en plant het technische team.
- Je bent verantwoordelijk voor veiligheid en onderhoud.
- Je beheert budget en investeringen.
- Je adviseert makers over haalbaarheid.
? Ervaring als coördinator of hoofd.
? Kennis van arbo en brandveiligheid.
? Je zegt eerst ja en dan hoe.
" Alles kan. Behalve een olifant, want de lift.

# Kostuummaker | Hoofd kostuums | Kleedster of kleder
@ theater:Opera theater:Dans theater:Toneel theater:Schouwburg theater:Bolwerk
€ 2590-3480 cao Theater en Dans
h 24-32 32-36 16-24
o mbo4 / ervaren starter
c project tijdelijk vast
t Atelier, Voorstelling
> Een zoom die houdt, een jas die in vier seconden dicht is. {In} kleed jij mensen in iemand anders.
~ Overdag naai en verstel je, ’s avonds sta je in het donker met een zaklamp tussen je tanden. Een snelle wissel oefen je twintig keer en dan lukt hij.
- Je maakt, vermaakt en onderhoudt kostuums.
- Je kleedt tijdens voorstellingen.
- Je koopt stoffen in.
- Je houdt het fonds op orde.
? Een opleiding mode of coupeuse.
? Snelle vingers en discretie.
? Bereid om mee te reizen.
" Ik weet wie er kietelt.
`,
);
