import type { Story } from './article.ts';

export const wadwerkSecond: readonly Story[] = [
  {
    key: 'dijk-en-schapen',
    board: 1,
    image: 'dike-and-sheep',
    age: 24,
    texts: {
      nl: `
Wie past er op de dijk?

Achtendertig kilometer dijk moet hoger. Daar zijn ingenieurs voor nodig, maar ook schaapherders, kraanmachinisten en iemand die goed kan uitleggen.

Op de dijk bij Termunterzijl staan driehonderd schapen. Ze weten niet dat ze deel uitmaken van de waterkering, maar dat doen ze wel: hun hoeven houden de grasmat dicht en hun tanden houden haar kort. De herder staat op de loonlijst van het waterschap.

Het is een van de zestig verschillende beroepen bij Waterschap Drielanden. De komende acht jaar komt er werk bij, want de dijk moet gemiddeld zeventig centimeter omhoog. Dat betekent klei rijden, boren, rekenen, onderhandelen en heel vaak koffiedrinken.

## Uitleggen is ook een vak

“Iedereen wil veilig wonen, maar niemand wil een rupskraan in de tuin”, zegt omgevingsmanager Hilde Rozema. Zij belt aan voordat de brief op de mat valt. “Als mensen je gezicht kennen, wordt een probleem een gesprek.”

Voor technische functies zoekt het waterschap vooral mensen die graag buiten zijn. Een opleiding civiele techniek helpt, maar wie van een boerderij komt en een sloot kan lezen, maakt ook een goede kans.

## Als het stormt

Bij springtij en noordwesterstorm loopt iedereen wacht, ook de boekhouder. Het gebeurt hooguit twee keer per jaar. “Je staat daar met een zaklamp en een thermosfles en je hoort de zee”, zegt Hilde. “Dan weet je weer waar je salaris vandaan komt.”`,
      en: `
Who looks after the dike?

Thirty-eight kilometres of dike must be raised. That takes engineers, but also shepherds, crane drivers and someone who is good at explaining.

Three hundred sheep stand on the dike near Termunterzijl. They do not know that they are part of the sea defence, but they are: their hooves keep the turf dense and their teeth keep it short. The shepherd is on the payroll of the water authority.

It is one of sixty different professions at Waterschap Drielanden. In the next eight years there will be more work, because the dike must rise by seventy centimetres on average. That means carting clay, drilling, calculating, negotiating and drinking a great deal of coffee.

## Explaining is a craft too

“Everyone wants to live safely, but nobody wants an excavator in the garden,” says Hilde Rozema. She rings the bell before the letter arrives. “Once people know your face, a problem becomes a conversation.”

For technical jobs the authority mostly looks for people who like to be outside. A degree in civil engineering helps, but someone from a farm who can read a ditch has a good chance as well.

## When it storms

At spring tide, with a north-westerly gale, everybody stands watch, the accountant included. It happens twice a year at most. “You stand there with a torch and a flask and you hear the sea,” says Hilde. “Then you remember where your salary comes from.”`,
    },
  },
  {
    key: 'sollicitatiebrief',
    board: 1,
    image: 'low-tide',
    age: 29,
    texts: {
      nl: `
Een goede brief is een korte brief

We vroegen twaalf werkgevers welke sollicitatiebrieven ze onthielden. Geen enkele was langer dan een half kantje.

De brief die Geert Bolhuis van De Terp Zuivel het best is bijgebleven, telde zes zinnen. De schrijver was vrachtwagenchauffeur en wilde operator worden. “Hij schreef: ik ben nieuwsgierig hoe het spul in mijn tank gemaakt wordt. Ik heb hem dezelfde dag gebeld.”

Het patroon kwam bij alle twaalf terug. Wat telt is één concrete zin over waarom deze baan, één over wat je kunt, en één over wanneer je kunt beginnen. De rest staat in je cv of komt in het gesprek.

## Wat je kunt weglaten

‘Met veel interesse heb ik uw vacature gelezen.’ Dat hopen we dan maar. ‘Ik ben een teamspeler die ook goed zelfstandig kan werken.’ Dat is iedereen. Een zin die ook in de brief van je buurman kan staan, mag weg.

Let ook op de naam. Van de honderd brieven die Gemeente Wolddijk dit jaar kreeg, waren er negen aan een andere gemeente gericht. Die zijn vriendelijk beantwoord, maar niet uitgenodigd.

## Laat iemand meelezen

Niet voor de komma’s, al helpt dat. Vraag aan een vriend: hoor je mij hierin? Als het antwoord nee is, begin dan opnieuw met wat je net hardop zei. Dat is meestal je brief.`,
      en: `
A good letter is a short letter

We asked twelve employers which letters they remembered. None was longer than half a page.

The letter that Geert Bolhuis of De Terp Zuivel remembers best had six sentences. The writer drove a lorry and wanted to become an operator. “He wrote: I am curious how the stuff in my tank is made. I called him the same day.”

The pattern returned with all twelve. What counts is one concrete sentence about why this job, one about what you can do and one about when you can start. The rest is in your cv, or will come up in conversation.

## What you can leave out

‘I read your vacancy with great interest.’ One would hope so. ‘I am a team player who also works well alone.’ So is everyone. A sentence that might stand in your neighbour’s letter can go.

Mind the name as well. Of the hundred letters that one municipality received this year, nine were addressed to another. They got a friendly answer, but no invitation.

## Let someone read it

Not for the commas, though that helps. Ask a friend: do you hear me in this? If the answer is no, start again with what you just said aloud. That is usually your letter.`,
    },
  },
  {
    key: 'opnieuw-leren',
    board: 1,
    image: 'windmill-field',
    age: 34,
    texts: {
      nl: `
Op je vijftigste nog een vak leren

De oudste leerling van het installatiebedrijf is tweeënvijftig. Zijn leermeester is vierentwintig. Het gaat uitstekend.

Harm Drent stond dertig jaar in een winkel. Toen die sloot, dacht hij dat hij uitgeleerd was. Een jaar later hangt hij warmtepompen op in Leek en omstreken, met een diploma op zak en een leermeester die zijn zoon had kunnen zijn.

“In het begin vond ik het lastig om iets níet te weten”, zegt hij. “In de winkel wist ik alles.” Zijn leermeester Jelle herkent dat. “Harm vraagt drie keer waarom. Daardoor moest ik het zelf ook eindelijk snappen.”

## Wie betaalt dat?

Bij een leerwerkplek krijg je loon terwijl je leert; de werkgever betaalt de school. Het loon begint lager dan je gewend bent, maar stijgt snel. Voor wie een uitkering heeft of met ontslag wordt bedreigd, bestaan regelingen die het verschil aanvullen. Vraag ernaar bij je gemeente.

In de techniek, de zorg en het onderwijs staan nu meer dan tweehonderd leerwerkplekken open. Leeftijd wordt in geen daarvan genoemd, en dat mag ook niet.

## Wat Harm meenam

Dertig jaar winkel blijkt geen verloren tijd. “Ik kom bij mensen thuis, ik luister, ik leg uit. De helft van dit vak is een pomp ophangen. De andere helft kon ik al.”`,
      en: `
Learning a trade at fifty

The oldest apprentice of the firm is fifty-two. His master is twenty-four. It goes very well.

Harm Drent worked in a shop for thirty years. When it closed he thought he had done his learning. A year later he fits heat pumps in and around Leek, with a diploma in his pocket and a master young enough to be his son.

“At first I found it hard not to know things,” he says. “In the shop I knew everything.” His master Jelle recognises that. “Harm asks why three times. So in the end I had to understand it myself.”

## Who pays?

In an apprenticeship you are paid while you learn, and the employer pays the school. The wage starts lower than you are used to but rises quickly. If you receive benefits or may lose your job, there are schemes that make up the difference. Ask your municipality.

In engineering, care and education more than two hundred apprenticeships are open now. None of them mentions age, and none of them may.

## What Harm brought along

Thirty years in a shop turn out not to be lost. “I come into people’s homes, I listen, I explain. Half of this trade is hanging up a pump. The other half I could do already.”`,
    },
  },
  {
    key: 'eilandleven',
    board: 1,
    image: 'lighthouse',
    age: 41,
    texts: {
      nl: `
Wonen en werken op een eiland

Op de Waddeneilanden staan meer vacatures open dan huizen te koop. Wie de stap zet, moet eerst een bed vinden. Zo pak je dat aan.

Elke vrijdag komt er een boot vol mensen die denken: hier zou ik willen blijven. Een enkeling doet het. Op Ameland, Terschelling en Schiermonnikoog zijn het hele jaar banen, van kok tot verpleegkundige en van boswachter tot juf.

Het probleem is niet het werk, maar het dak. Huurwoningen zijn schaars en in de zomer bezet. Daarom bieden steeds meer werkgevers iets aan: een personeelshuisje, een kamer boven de zaak, een plek op een van de nieuwe complexen aan de rand van het dorp.

## Begin in de winter

“Wie in november komt, weet in maart of het iets voor hem is”, zegt een hotelier van Ameland. De winter is lang, de wind staat altijd aan en iedereen weet waar je gisteren was. Je houdt ervan of je houdt het niet vol.

Wie ervan houdt, krijgt er veel voor terug. Je fietst naar je werk door de duinen. Je kinderen lopen alleen naar school. En als de laatste boot weg is, is het eiland van degenen die er wonen.

## Drie vragen voor je tekent

Is er woonruimte, en voor hoelang? Wat gebeurt er als je contract afloopt? En hoe vaak mag je gratis met de boot? Het klinkt kinderachtig, die laatste. Vraag het over een jaar nog eens.`,
      en: `
Living and working on an island

The Wadden islands have more vacancies than houses for sale. Whoever takes the step must find a bed first. Here is how.

Every Friday a boat arrives full of people who think: I would like to stay. A few do. Ameland, Terschelling and Schiermonnikoog have jobs all year round, from cook to nurse and from ranger to teacher.

The problem is not the work but the roof. Rooms are scarce and taken in summer. So more and more employers offer something: a staff cottage, a room above the restaurant, a place in one of the new buildings at the edge of the village.

## Start in winter

“Whoever comes in November knows by March whether it suits them,” says a hotel owner on Ameland. The winter is long, the wind is always on and everybody knows where you were yesterday. You love it or you leave.

Those who love it get a lot in return. You cycle to work through the dunes. Your children walk to school alone. And when the last boat has gone, the island belongs to those who live there.

## Three questions before you sign

Is there a room, and for how long? What happens when the contract ends? And how often does the boat cost you nothing? That last one sounds childish. Ask again in a year.`,
    },
  },
];
