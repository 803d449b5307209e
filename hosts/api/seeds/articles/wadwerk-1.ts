import type { Story } from './article.ts';

export const wadwerkFirst: readonly Story[] = [
  {
    key: 'eerste-werkdag',
    board: 1,
    image: 'bicycle',
    age: 3,
    texts: {
      nl: `
Een nieuwe baan begint op de fiets

Een derde van de werkenden in het Noorden woont binnen acht kilometer van het werk. Toch pakt de helft de auto. Drie mensen vertellen waarom zij overstapten.

Toen Marijke Talsma in september begon als doktersassistent in Dokkum, had ze zich één ding voorgenomen: ze zou fietsen. Elf kilometer heen, elf terug, over het oude jaagpad. “De eerste week vervloekte ik de wind. De tweede week merkte ik dat ik ’s middags met een leeg hoofd thuiskwam.”

Ze is niet de enige. Op Wadwerk zoeken steeds meer mensen met een afstand van tien of vijftien kilometer. Dat is geen toeval: met een elektrische fiets is dat een half uur, en veel werkgevers betalen er inmiddels aan mee.

## Wat een werkgever kan doen

Zorggroep Lauwers kocht vorig jaar zestig e-bikes voor de wijkteams. Het bedrijf had gerekend op besparing, maar kreeg iets anders: minder verzuim. “Mensen die bewegen, zijn minder vaak ziek”, zegt Ilse Veenstra van personeelszaken. “Bovendien kom je iemand tegen. Je hoort dat de buurvrouw van een cliënt is gevallen voordat het een dossier wordt.”

Bij Kielwater Scheepsbouw in Delfzijl staat sinds dit voorjaar een droogruimte met warme lucht. Het klinkt als een detail, maar wie weleens een hele dag in een natte broek heeft gewerkt, weet beter.

## Reken het eens uit

Kijk bij een vacature daarom niet alleen naar het salaris, maar ook naar de weg erheen. Wij zetten de afstand er altijd bij. Vijftien kilometer minder per dag is op jaarbasis een kleine week tijd, en een flinke tank benzine.

Marijke heeft het inmiddels uitgerekend. “Ik verdien hetzelfde als in mijn vorige baan. Maar ik hou meer over, en ik ken nu elke ooievaar tussen hier en Oostrum.”`,
      en: `
A new job starts on a bicycle

One in three people in the north lives within eight kilometres of work. Half of them still take the car. Three people tell us why they changed.

When Marijke Talsma started as a doctor’s assistant in Dokkum in September, she had made one resolution: she would cycle. Eleven kilometres there, eleven back, along the old towpath. “The first week I cursed the wind. The second week I noticed that I came home with an empty head.”

She is not the only one. More and more people search Wadwerk within ten or fifteen kilometres. That is no accident: on an electric bicycle it takes half an hour, and many employers now share the cost.

## What an employer can do

Last year Zorggroep Lauwers bought sixty e-bikes for its district teams. It had hoped to save money but gained something else: fewer sick days. “People who move are ill less often,” says Ilse Veenstra of personnel. “And you meet people. You hear that a neighbour has fallen before it becomes a file.”

At Kielwater Scheepsbouw in Delfzijl there has been a drying room since spring. It sounds like a detail, unless you have ever worked a whole day in wet trousers.

## Do the sum

So do not only look at the salary, look at the road as well. We always show the distance. Fifteen kilometres a day less comes to almost a week of time each year, and a good deal of petrol.

Marijke has done the sum. “I earn the same as before. But I keep more of it, and I know every stork between here and Oostrum.”`,
      ro: `
O slujbă nouă începe pe bicicletă

Unul din trei angajați din nordul Țărilor de Jos locuiește la mai puțin de opt kilometri de serviciu. Totuși jumătate merg cu mașina. Trei oameni ne spun de ce au schimbat.

Când Marijke Talsma a început să lucreze ca asistentă medicală în Dokkum, în septembrie, și-a propus un singur lucru: să meargă cu bicicleta. Unsprezece kilometri dus, unsprezece întors, pe vechiul drum de lângă canal. „În prima săptămână am blestemat vântul. În a doua am observat că ajung acasă cu mintea limpede.”

Nu e singura. Tot mai mulți oameni caută pe Wadwerk pe o rază de zece sau cincisprezece kilometri. Cu o bicicletă electrică faci o jumătate de oră, iar mulți angajatori plătesc o parte din cost.

## Ce poate face un angajator

Anul trecut, Zorggroep Lauwers a cumpărat șaizeci de biciclete electrice. Firma spera la economii, dar a câștigat altceva: mai puține zile de boală. „Cine face mișcare se îmbolnăvește mai rar”, spune Ilse Veenstra de la resurse umane.

Nu te uita așadar doar la salariu, ci și la drum. La noi, distanța este trecută la fiecare anunț. Cincisprezece kilometri mai puțin pe zi înseamnă, într-un an, aproape o săptămână câștigată.`,
    },
  },
  {
    key: 'salaris-in-de-vacature',
    board: 1,
    image: 'city-groningen',
    age: 8,
    texts: {
      nl: `
Waarom wij om het salaris vragen

Vacatures met een bedrag krijgen bijna twee keer zoveel reacties. Toch durven niet alle werkgevers het. Een pleidooi voor gewoon zeggen wat het is.

‘Marktconform.’ Wie dat leest, weet precies niets. Het is het soort woord dat bedoeld is om een gesprek open te houden, maar het sluit er vooral een af. Want wie drie kinderen heeft en een hypotheek, solliciteert niet op een gok.

Op Wadwerk staat bij ruim negen van de tien vacatures een bedrag. Dat is geen toeval: wij vragen erom. En als een werkgever het echt niet wil, dan schrijven we ‘in overleg’, zodat je het in elk geval weet.

## Wat het oplevert

We legden vierhonderd vacatures naast elkaar. Met een salaris kwamen er gemiddeld dertien reacties, zonder waren het er zeven. Belangrijker nog: van die dertien pasten er meer. Mensen die weten wat er te verdienen valt, schrijven alleen als het uitkomt.

Werkgevers zijn soms bang voor scheve ogen op de eigen vloer. Dat begrijpen we. Maar als een bedrag buiten niet te verdedigen is, dan is het dat binnen meestal ook niet.

## En binnenkort moet het

Europese regels schrijven voor dat sollicitanten vóór het eerste gesprek horen wat een baan betaalt. Wie daar nu al mee begint, hoeft straks niets te veranderen.

Onze raad aan werkzoekenden: vraag er gewoon naar, in je eerste mail. Een werkgever die daarvan schrikt, heeft je iets belangrijks verteld.`,
      en: `
Why we ask about the salary

Jobs that name an amount receive almost twice as many applications. Even so, not every employer dares. A case for simply saying what it is.

‘Competitive.’ Whoever reads that word knows exactly nothing. It is meant to keep a conversation open, but mostly it ends one. Someone with three children and a mortgage does not apply on a guess.

On Wadwerk more than nine out of ten jobs name an amount. That is because we ask for it. And when an employer really does not want to, we write ‘to be agreed’, so that you know at least that.

## What it brings

We compared four hundred jobs. With a salary there were thirteen applications on average, without one there were seven. More important: of those thirteen more were a good match. People who know what a job pays only write when it suits them.

Employers sometimes fear envy on the shop floor. We understand. But an amount that cannot be defended outside can seldom be defended inside either.

## And soon it will be the rule

European rules require that applicants hear what a job pays before the first interview. Whoever starts now has nothing to change later.

Our advice to job seekers: just ask, in your first message. An employer who is startled by it has told you something important.`,
      ro: `
De ce întrebăm de salariu

Anunțurile care spun suma primesc aproape de două ori mai multe răspunsuri. Și totuși nu toți angajatorii îndrăznesc. O pledoarie pentru a spune lucrurilor pe nume.

„Salariu atractiv.” Cine citește asta nu află nimic. Cuvântul vrea să lase discuția deschisă, dar de obicei o închide. Un om cu trei copii și o rată la bancă nu aplică la întâmplare.

Pe Wadwerk, peste nouă din zece anunțuri au o sumă, pentru că noi o cerem. Dacă un angajator chiar nu vrea, scriem „negociabil”, ca măcar asta să fie clar.

## Ce se câștigă

Am comparat patru sute de anunțuri. Cu salariu am numărat în medie treisprezece răspunsuri, fără salariu doar șapte. Și, mai important, candidații se potriveau mai bine.

Sfatul nostru: întreabă, chiar din primul mesaj. Un angajator care se sperie de întrebare ți-a spus deja ceva important.`,
    },
  },
  {
    key: 'werken-bij-wind',
    board: 1,
    image: 'harbour',
    age: 13,
    texts: {
      nl: `
Negentig meter boven de Eemshaven

Onderhoud aan windturbines is een van de snelst groeiende vakken van het Noorden. Eemswind leidt monteurs zelf op, ook als ze nu nog auto’s repareren.

Om zes uur ’s ochtends is de Eemshaven een verzameling lampjes. Sander Nijboer (29) controleert zijn tuig, kijkt naar de lucht en knikt. Vandaag kan het. “Tot windkracht zes werken we, daarboven blijven we beneden. Dat is geen discussie.”

Drie jaar geleden werkte Sander nog in een garage in Winsum. Nu klimt hij vier dagen per week een mast in. De lift doet het meeste, de laatste twintig treden doe je zelf. Boven is de gondel zo groot als een stadsbus, en even warm.

## Veertien weken leren

In de opleidingshal hangt een complete gondel op ooghoogte. Veertien weken lang leer je er alles wat je boven nodig hebt: klimmen, redden, hydrauliek, elektrotechniek. Je krijgt er je volledige loon voor. Van de tachtig mensen die sinds 2021 begonnen, werken er nog eenenzeventig.

“We zoeken geen helden”, zegt Marten Kooistra, die de instroom begeleidt. “We zoeken mensen die hun gereedschap terugleggen waar ze het vonden. Op de grond is dat netjes, boven is het veilig.”

## Het uitzicht went niet

Er komen de komende jaren honderden banen bij, in de haven en op zee. Niet alleen voor monteurs: er zijn planners nodig, inkopers, lassers, schippers. De meeste vacatures vragen een diploma op mbo 3 of 4, en rijbewijs B.

Sander heeft intussen op elk seizoen zijn eigen commentaar. “In januari zie je Borkum liggen. In mei ruik je het koolzaad, zelfs daarboven.”`,
      en: `
Ninety metres above Eemshaven

Looking after wind turbines is one of the fastest growing trades of the north. Eemswind trains its own technicians, even if they still repair cars today.

At six in the morning Eemshaven is a scatter of lights. Sander Nijboer (29) checks his harness, looks at the sky and nods. Today it can be done. “We work up to force six, above that we stay down. There is no discussion.”

Three years ago Sander still worked in a garage in Winsum. Now he climbs a tower four days a week. The lift does most of it, the last twenty rungs are yours. At the top the nacelle is as large as a city bus, and as warm.

## Fourteen weeks of learning

In the training hall hangs a complete nacelle at eye level. For fourteen weeks you learn everything you need up there: climbing, rescue, hydraulics, electrics, on full pay. Of the eighty people who have started since 2021, seventy-one still work here.

“We are not looking for heroes,” says Marten Kooistra, who guides the newcomers. “We look for people who put a tool back where they found it. On the ground that is tidy, up there it is safe.”

## The view never gets old

Hundreds of jobs will follow in the coming years, in the harbour and at sea. Not only for technicians: planners, buyers, welders and skippers are needed too. Most jobs ask for a vocational diploma and a driving licence.

Sander has a comment for every season by now. “In January you can see Borkum. In May you smell the rapeseed, even up there.”`,
      ro: `
La nouăzeci de metri deasupra portului Eemshaven

Întreținerea turbinelor eoliene este una dintre meseriile care cresc cel mai repede în nord. Eemswind își formează singură tehnicienii, chiar dacă azi repară încă mașini.

La șase dimineața, portul este o adunătură de luminițe. Sander Nijboer (29 de ani) își verifică hamul, se uită la cer și dă din cap. Azi se poate. „Lucrăm până la vânt de gradul șase. Peste asta rămânem jos, fără discuții.”

Acum trei ani lucra într-un service auto din Winsum. Azi urcă într-un turn de patru ori pe săptămână. Liftul face cea mai mare parte, ultimele douăzeci de trepte le faci singur.

## Paisprezece săptămâni de învățare

În hala de instruire atârnă o nacelă completă, la nivelul ochilor. Timp de paisprezece săptămâni înveți tot ce îți trebuie sus: cățărare, salvare, hidraulică, electrotehnică. Și primești salariul întreg.

În anii care vin vor apărea sute de locuri de muncă, în port și pe mare: tehnicieni, dar și sudori, planificatori și marinari.`,
    },
  },
  {
    key: 'zij-instromer',
    board: 1,
    image: 'classroom',
    age: 19,
    texts: {
      nl: `
Van projectleider naar groep zes

Jeroen Lanting leidde tien jaar lang softwareprojecten. Nu leert hij kinderen breuken. Hij verdient minder en fluit vaker.

Op zijn laatste dag op kantoor kreeg Jeroen een grote gum. “Voor de fouten die je gaat maken”, stond erop. Hij gebruikt hem nog steeds, vooral voor de fouten van anderen, zegt hij, en dan lacht hij zelf het hardst.

Zij-instromers zijn hard nodig. In Groningen, Friesland en Drenthe zoeken basisscholen voor volgend schooljaar ruim driehonderd leerkrachten. Wie een hbo-diploma heeft, kan na een geschiktheidsonderzoek meteen voor de klas, met twee jaar begeleiding en een opleiding erbij.

## Het eerste halfjaar is zwaar

Dat zegt iedereen, en het klopt. “Ik dacht dat ik kon plannen”, zegt Jeroen. “Maar een planning met vierentwintig kinderen erin is vooral een wens.” Wat hielp, was zijn mentor, een juf met dertig jaar ervaring die elke vrijdag drie dingen noemde die goed gingen.

Scholengroep Oostvaart, waar Jeroen werkt, roostert zijn studiedag vast in en betaalt de opleiding. Dat is gebruikelijk, maar vraag er wel naar voordat je tekent.

## Iets voor jou?

Loop eerst een dag mee. De meeste scholen vinden dat prima en je weet het om twaalf uur. Bij Jeroen was het al om tien over half negen, toen een jongen vroeg of hij morgen weer kwam.`,
      en: `
From project manager to year six

For ten years Jeroen Lanting ran software projects. Now he teaches children fractions. He earns less and whistles more.

On his last day at the office Jeroen was given a large eraser. “For the mistakes you are going to make,” it said. He still uses it, mostly for other people’s mistakes, he says, and then laughs loudest himself.

Career changers are badly needed. Primary schools in Groningen, Friesland and Drenthe are looking for more than three hundred teachers for next year. With a bachelor’s degree and an aptitude test you can start at once, with two years of guidance and training on the side.

## The first half year is hard

Everyone says so, and it is true. “I thought I could plan,” says Jeroen. “But a plan with twenty-four children in it is mostly a wish.” What helped was his mentor, a teacher with thirty years of experience who named three things that went well every Friday.

His employer, Scholengroep Oostvaart, keeps his study day free and pays for the course. That is common, but do ask before you sign.

## Something for you?

Spend a day at a school first. Most are glad to have you, and by noon you will know. For Jeroen it was twenty to nine, when a boy asked whether he would be back tomorrow.`,
    },
  },
];
