import type { Story } from './article.ts';

export const kunstlichtStories: readonly Story[] = [
  {
    key: 'achter-het-doek',
    board: 2,
    image: 'theatre-stage',
    age: 2,
    texts: {
      nl: `
De mensen die je nooit ziet buigen

Op elke speler in het licht staan er vier in het donker. Een avond achter de schermen bij Schouwburg De Linde.

Kwart voor vijf. In de artiestenkeuken staat een pan soep waar een kleuter in kan zwemmen. Rond de tafel: drie technici, een toneelmeester, twee spelers en een publieksmedewerker die straks de deuren opent. Het gaat over voetbal. Over de voorstelling heeft niemand het, want die begint over drie uur en tot die tijd brengt dat ongeluk.

Toneelmeester Wendy Prins werkt hier veertien jaar. Ze kent elke losse plank en elke kabel. “Mijn werk is klaar als niemand weet dat ik er was”, zegt ze. Dan gaat haar portofoon en is ze weg.

## Een vak dat je in het donker leert

Podiumtechniek is een opleiding op mbo 4, maar de helft leer je op de vloer. Hoe je een lamp richt op een gezicht dat er nog niet is. Hoe je met één woord achttien mensen laat bewegen. Hoe je rustig blijft als er iets brandt dat niet mag branden.

Er is veel werk. Na de lege jaren vertrokken ervaren krachten, en de zalen zijn weer vol. Op Kunstlicht staan deze maand bijna vijftig vacatures in techniek en productie, van stagehand tot hoofd.

## Applaus

Tien over tien, het doek. De spelers buigen, de zaal staat. In de coulissen kijkt Wendy niet naar het toneel maar naar haar horloge: veertig minuten tot de vrachtwagen. Dan, heel even, kijkt ze wel. “Dat doe ik altijd. Eén buiging lang.”`,
      en: `
The people you never see take a bow

For every actor in the light there are four people in the dark. An evening backstage at Schouwburg De Linde.

A quarter to five. In the artists’ kitchen stands a pan of soup a toddler could swim in. Around the table: three technicians, a stage manager, two actors and an usher who will soon open the doors. They talk about football. Nobody mentions the show, because it starts in three hours and until then that brings bad luck.

Stage manager Wendy Prins has worked here for fourteen years. She knows every loose board and every cable. “My work is done when nobody knows I was there,” she says. Then her radio crackles and she is gone.

## A craft you learn in the dark

Stage technology is taught at college, but half of it you learn on the floor. How to aim a lamp at a face that is not there yet. How to make eighteen people move with one word. How to stay calm when something burns that should not.

There is plenty of work. After the empty years many experienced people left, and the houses are full again. This month Kunstlicht lists almost fifty jobs in stage craft and production, from stagehand to head of department.

## Applause

Ten past ten, curtain. The actors bow, the house stands. In the wings Wendy does not look at the stage but at her watch: forty minutes until the truck. Then, very briefly, she does look. “I always do. For one bow.”`,
      ro: `
Oamenii pe care nu-i vezi niciodată la aplauze

La fiecare actor din lumină sunt patru oameni în întuneric. O seară în culisele teatrului De Linde.

Ora cinci fără un sfert. În bucătăria artiștilor e o oală de supă în care ar putea înota un copil. La masă: trei tehnicieni, un regizor tehnic, doi actori și o plasatoare. Se vorbește despre fotbal. Despre spectacol nu vorbește nimeni, fiindcă începe peste trei ore și până atunci ar aduce ghinion.

Wendy Prins lucrează aici de paisprezece ani. Știe fiecare scândură desprinsă și fiecare cablu. „Munca mea e gata când nimeni nu știe că am fost acolo”, spune ea.

## O meserie pe care o înveți pe întuneric

Tehnica de scenă se învață la școală, dar jumătate se învață pe scenă. Cum îndrepți un reflector spre un chip care încă nu e acolo. Cum faci optsprezece oameni să se miște cu un singur cuvânt.

Zece și zece, cortina. Actorii se înclină, sala e în picioare. Wendy se uită la ceas: patruzeci de minute până pleacă decorul. Apoi, pentru o clipă, se uită și spre scenă. „Fac asta mereu. Cât ține o plecăciune.”`,
    },
  },
  {
    key: 'depot-open',
    board: 2,
    image: 'museum',
    age: 9,
    texts: {
      nl: `
Wat er in het depot gebeurt

Van elke honderd voorwerpen in een museum zie je er zes. De andere vierennegentig hebben ook iemand nodig die van ze houdt.

De deur is grijs en er staat niets op. Daarachter is het achttien graden en ruikt het naar niets, want dat is precies de bedoeling. In Huis Brandaris liggen 62.000 prenten en tekeningen in laden die zo licht lopen dat je ze met één vinger opent.

Collectiebeheerder Eefje Bartels opent er vandaag elf. In elke lade controleert ze vijf bladen: kleur, vocht, vlekjes. “Het is als met kinderen tellen op schoolreis. Meestal klopt het, en je doet het toch.”

## Meer dan bewaren

Het vak verandert. Waar vroeger een kaartenbak stond, staat nu een database die de hele wereld kan doorzoeken. Waar men vroeger vooral vroeg hoe oud iets is, wil men nu weten hoe het hier gekomen is, en of dat in orde was. Herkomstonderzoek is een specialisme met te weinig specialisten.

Ook de handen blijven nodig. Art handlers, restauratoren, lijstenmakers: in deze beroepen gaat een hele generatie met pensioen. Musea leiden daarom weer zelf op, en dat is goed nieuws voor wie precies kan werken en geen haast heeft.

## Kom kijken

Sommige depots zijn tegenwoordig open. In Rotterdam kun je er een kaartje voor kopen, in Haarlem hoef je alleen te bellen. Eefje haalt dan tevoorschijn wat je wilt zien. “Een tekening die niemand bekijkt, is alleen maar papier.”`,
      en: `
What happens in the vaults

Of every hundred objects in a museum you see six. The other ninety-four need someone who loves them too.

The door is grey and says nothing. Behind it the air is eighteen degrees and smells of nothing, which is exactly the idea. Huis Brandaris keeps 62,000 prints and drawings in drawers that open at the touch of a finger.

Today collection manager Eefje Bartels opens eleven of them. In each she checks five sheets: colour, damp, spots. “It is like counting children on a school trip. Mostly the number is right, and you count anyway.”

## More than keeping

The profession is changing. Where a card index used to stand there is now a database that anyone can search. Where people used to ask how old a thing is, they now want to know how it came here, and whether that was right. Provenance research has too few researchers.

Hands are needed as well. Art handlers, conservators, framers: a whole generation is about to retire. So museums are training people again, which is good news for anyone who works precisely and is in no hurry.

## Come and see

Some vaults are open nowadays. In Rotterdam you can buy a ticket, in Haarlem you only need to call. Eefje will bring out what you would like to see. “A drawing nobody looks at is only paper.”`,
      ro: `
Ce se întâmplă în depozitul muzeului

Din o sută de obiecte ale unui muzeu vezi șase. Și celelalte nouăzeci și patru au nevoie de cineva care ține la ele.

Ușa e cenușie și nu scrie nimic pe ea. Dincolo sunt optsprezece grade și nu miroase a nimic, exact cum trebuie. La Huis Brandaris, 62.000 de gravuri și desene stau în sertare care se deschid cu un deget.

Eefje Bartels deschide astăzi unsprezece. În fiecare verifică cinci foi: culoare, umezeală, pete. „E ca la numărat copiii în excursie. De obicei ies toți, dar tot îi numeri.”

## Mai mult decât păstrare

Meseria se schimbă. În locul fișierelor a apărut o bază de date pe care o poate consulta oricine. Oamenii nu mai întreabă doar cât de vechi e un obiect, ci și cum a ajuns aici.

E nevoie și de mâini: restauratori, rămari, oameni care știu să manevreze opere fragile. O generație întreagă iese la pensie, iar muzeele formează din nou ucenici.`,
    },
  },
  {
    key: 'festivalzomer',
    board: 2,
    image: 'low-tide',
    age: 16,
    texts: {
      nl: `
Een zomer werken op een festival

Negen weken, weinig slaap, vrienden voor het leven. Wat verdien je ermee, en wat moet je vooraf regelen?

Wie in februari solliciteert, heeft in juni een baan. Wie in mei begint met zoeken, krijgt wat er over is. Dat is de eerste les van Jip Verhagen, die bij het Vestingfestival elk jaar zestig mensen aanneemt. De tweede: “Zeg eerlijk wat je niet kunt. We vinden altijd iets dat je wel kunt.”

Festivals zoeken niet alleen technici. Er zijn mensen nodig voor artiestenontvangst, vrijwilligers, kassa, vervoer, afval en administratie. Een deel is betaald werk met een contract, een deel is stage, en een deel is vrijwillig. Laat vooraf op papier zetten wat het is.

## Let op deze drie dingen

Ten eerste je uren. In de opbouwweek maak je er zestig, daarna mag je bijkomen; die rust hoort in het rooster. Ten tweede je verzekering, zeker als je klimt of rijdt. Ten derde het eten: een goed festival herken je aan de catering van de crew.

Freelancers doen er verstandig aan een tarief te vragen waarin ook hun pensioen en lege weken passen. Voor de sector bestaat een richtlijn die opdrachtgevers met subsidie moeten volgen.

## En daarna?

Van de vaste ploeg van het Vestingfestival begon twee derde ooit als zomerkracht. Jip zelf stond op de parkeerplaats, in een geel hesje. “Ik heb nog nooit zoveel mensen vriendelijk nee horen zeggen als toen. Daar leer je alles van.”`,
      en: `
A summer working at a festival

Nine weeks, little sleep, friends for life. What does it pay, and what should you arrange first?

Apply in February and you have a job in June. Start looking in May and you get what is left. That is the first lesson of Jip Verhagen, who hires sixty people for the Vestingfestival each year. The second: “Be honest about what you cannot do. We always find something you can.”

Festivals need more than technicians. There is work in artist hospitality, volunteers, tickets, transport, waste and administration. Part of it is paid work with a contract, part is an internship, part is voluntary. Have it put on paper which it is.

## Mind these three things

First your hours. In the build week you work sixty of them, then you rest; that rest belongs in the roster. Second your insurance, certainly when you climb or drive. Third the food: you know a good festival by its crew catering.

Freelancers do well to ask a fee that covers their pension and their empty weeks. There is a fair practice code, and producers with public money must follow it.

## And then?

Two thirds of the permanent crew started as summer staff. Jip himself stood in the car park, in a yellow vest. “I have never heard so many people say no in a friendly way. It teaches you everything.”`,
      ro: `
O vară de lucru la festival

Nouă săptămâni, somn puțin, prieteni pe viață. Cât se câștigă și ce trebuie aranjat dinainte?

Cine aplică în februarie are de lucru în iunie. Cine începe să caute în mai primește ce a rămas. Aceasta e prima lecție a lui Jip Verhagen, care angajează în fiecare an șaizeci de oameni. A doua: „Spune cinstit ce nu știi să faci. Găsim mereu ceva ce știi.”

Festivalurile nu caută doar tehnicieni. E de lucru la primirea artiștilor, la bilete, la transport, la curățenie și la birou. O parte e muncă plătită, o parte e stagiu, o parte voluntariat. Cere să fie scris negru pe alb.

Ai grijă la trei lucruri: la ore, la asigurare și la mâncare. Un festival bun se cunoaște după ce mănâncă echipa.

Două treimi din echipa permanentă au început ca ajutoare de vară. Jip însuși stătea în parcare, cu vestă galbenă. „Acolo înveți totul.”`,
    },
  },
  {
    key: 'muziekdocent',
    board: 2,
    image: 'classroom',
    age: 25,
    texts: {
      nl: `
De muziekdocent is terug in loondienst

Jarenlang werkten muziekdocenten als zzp’er tegen wil en dank. Steeds meer scholen nemen ze weer in dienst. Wat verandert er?

Thijs Arends herinnert zich de envelop nog. Twaalf jaar geleden kregen alle docenten van zijn muziekschool dezelfde brief: het contract stopte, zelfstandig verder mocht. “De meesten hebben toen hetzelfde werk gedaan voor de helft van de zekerheid.”

Nu gaat het de andere kant op. Muziekschool Maas & Waal heeft 112 docenten in dienst, met pensioen, scholing en een eigen lokaal. Strengere handhaving speelt een rol, maar ook iets anders: wie blijft, bouwt aan een orkest.

## Wat betekent het voor jou?

In de cao Kunsteducatie verdient een docent tussen de € 3.120 en € 4.310 bij een volledige baan. De meeste contracten zijn kleiner, van acht tot twintig uur, omdat leerlingen nu eenmaal na schooltijd komen. Veel docenten combineren twee scholen of spelen ernaast.

Let bij een vacature op drie dingen: worden vergaderingen betaald, wie regelt de zaal bij een uitvoering, en wat gebeurt er als een leerling stopt?

## Meer dan lessen

De mooiste verandering staat niet in de cao. “Vroeger kwam je, gaf je les en ging je”, zegt Thijs. “Nu hangen docenten na afloop nog rond. Vorige week hoorde ik een fagot en een drumstel samen. Dat had niemand gepland.”`,
      en: `
Music teachers are back on the payroll

For years music teachers were self-employed whether they liked it or not. More and more schools now hire them again. What changes?

Thijs Arends still remembers the envelope. Twelve years ago all teachers of his music school got the same letter: the contract ended, you may go on as a freelancer. “Most of us did the same work for half the security.”

Now the tide has turned. Muziekschool Maas & Waal employs 112 teachers, with pensions, training and rooms of their own. Stricter rules play a part, but there is more: those who stay build an orchestra.

## What does it mean for you?

Under the collective agreement a full-time teacher earns between €3,120 and €4,310 a month. Most contracts are smaller, eight to twenty hours, since pupils come after school. Many teachers combine two schools or perform as well.

Look for three things in a vacancy: are meetings paid, who arranges the hall for a performance, and what happens when a pupil stops?

## More than lessons

The best change is not in the agreement. “You used to come, teach and leave,” says Thijs. “Now teachers linger. Last week I heard a bassoon and a drum kit together. Nobody had planned that.”`,
    },
  },
  {
    key: 'bibliotheek-van-nu',
    board: 2,
    image: 'city-groningen',
    age: 37,
    texts: {
      nl: `
De bibliotheek zoekt geen stiltebewaarder

Wie in de bibliotheek wil werken omdat het er zo rustig is, komt van een koude kermis thuis. Gelukkig maar.

Dinsdagochtend, half elf. Aan de leestafel wordt de krant besproken, in het labje brult een 3D-printer en bij de balie huilt iemand zacht omdat een brief van de belasting te moeilijk is. Medewerker Nynke Elzinga schuift een stoel aan. “Zullen we hem samen lezen?”

Bibliotheken zijn in tien jaar van uitleenpunt veranderd in de laatste plek in de stad waar je niets hoeft te kopen. Dat vraagt ander personeel: mensen die kunnen luisteren, programmeren, uitleggen en af en toe een ruzie sussen.

## Drie nieuwe beroepen

De leesconsulent werkt op scholen en zorgt dat kinderen weer lezen. De specialist basisvaardigheden helpt volwassenen met taal, rekenen en computers. De programmamaker bedenkt avonden waarop buren elkaar ontmoeten. Voor alle drie staan er nu vacatures open, meestal op hbo-niveau en voor drie of vier dagen.

Wie geen diploma heeft in de sector, hoeft niet af te haken. Veel bibliotheken nemen mensen aan uit het onderwijs, de zorg of de horeca, en leiden ze zelf verder op.

## En de boeken?

Die zijn er nog. Ze worden zelfs meer geleend dan vijf jaar geleden, vooral door jongeren. Nynke weet waarom: “We hebben ze met de voorkant naar voren gezet. Soms is het zo simpel.”`,
      en: `
The library is not looking for silence

If you want to work in a library because it is so quiet, you are in for a surprise. A good one.

Tuesday morning, half past ten. At the reading table they discuss the news, in the workshop a 3D printer roars, and at the desk someone is crying softly because a letter from the tax office is too difficult. Nynke Elzinga pulls up a chair. “Shall we read it together?”

In ten years libraries have changed from lending points into the last place in town where you need not buy anything. That asks for other people: who can listen, organise, explain and settle the odd quarrel.

## Three new professions

The reading consultant works in schools and gets children to read again. The basic skills specialist helps adults with language, sums and computers. The programme maker thinks up evenings on which neighbours meet. All three are wanted now, mostly for three or four days a week.

Without a diploma in the field you need not give up. Many libraries hire people from education, care or hospitality and train them further.

## And the books?

They are still there. They are even borrowed more than five years ago, mostly by the young. Nynke knows why: “We turned them face out. Sometimes it is that simple.”`,
    },
  },
];
