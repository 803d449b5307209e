import { occupationCards } from './occupation-cards.ts';

export const film = occupationCards(
  'film',
  `
# Editor | Videoredacteur | Beeldeditor documentaire
@ film:Studio film:Omroep x1.4
€ 2860-3940 
h 24-32 32-40
o hbo mbo4 / ervaren starter
c tijdelijk vast freelance
t Montage, Hybride
> Uit veertig uur materiaal vind jij de blik waar het om draait. {In} monteer je verhalen die blijven hangen.
~ Je kijkt, markeert, legt weg. In de derde week valt het op zijn plek. Met de regisseur drink je veel thee en praat je over drie seconden.
- Je monteert documentaires, reportages of series.
- Je bewaakt ritme en verhaallijn.
- Je verzorgt de aanlevering.
- Je denkt mee vanaf het script.
? Ervaring met Avid of Premiere.
? Gevoel voor timing en taal.
? Je kunt goed tegen ‘nog één versie’.
" Versie 14 leek op versie 3. Maar nu wisten we waarom.

# Cameraman of cameravrouw | Camerajournalist | Videomaker
@ film:Studio film:Omroep
€ 2720-3780 
h 24-32 32-40 36-40
o hbo mbo4 / ervaren starter
c vast freelance tijdelijk
t Buiten, Onregelmatig
> Je ziet het licht voordat je het gezicht ziet. Vanuit {plaats} film jij mensen en landschap in drie provincies.
~ Om acht uur een interview in een stal, om twaalf uur een debat, om vier uur mist boven het wad die je niet had besteld. Aan het eind van de dag lever je aan, compleet met geluid.
- Je filmt, monteert en levert aan.
- Je bewaakt beeld en geluid.
- Je denkt journalistiek mee.
- Je onderhoudt de apparatuur.
? Een opleiding of reel die overtuigt.
? Rijbewijs B.
? Je stelt mensen op hun gemak.
" Hij vergat dat ik er was. Toen begon het.

# Filmoperateur | Medewerker filmtheater | Programmamedewerker arthouse
@ film:Filmtheater x1.4
€ 15.1-17.5 hour
h 8-16 16-24 12-20
o mbo2 mbo4 / starter
c tijdelijk vast
t Filmtheater, Avonden
> Licht uit, doek aan. {In} zorg jij dat alles klopt, van de focus tot de taart in de foyer.
~ Je controleert de zalen, start de films en schenkt een glas in. Op zondagochtend draait de klassieker en komen dezelfde zes mensen, altijd op dezelfde stoelen.
- Je verzorgt projectie en geluid.
- Je ontvangt bezoekers en verkoopt kaarten.
- Je helpt bij nagesprekken en festivals.
? Liefde voor film.
? Technisch handig.
? Avonden en weekenden beschikbaar.
" De aftiteling hoort erbij. Wij doen het licht pas daarna aan.

# Redacteur | Journalist regio | Eindredacteur | Podcastmaker
@ film:Omroep x1.3
€ 2980-4180 cao Omroeppersoneel
h 24-32 32-36
o hbo wo / ervaren starter
t Redactie, Onregelmatig
> Het nieuws ligt op straat, soms letterlijk op de dijk. Voor {org} zoek, check en vertel jij het.
~ De redactievergadering duurt een kwartier. Daarna bel je, rijd je en schrijf je. Een goed verhaal krijgt bij ons de tijd, een fout een rectificatie.
- Je vindt en maakt verhalen voor radio, tv en online.
- Je checkt en weegt.
- Je interviewt met aandacht.
- Je werkt mee in wisseldiensten.
? Journalistieke opleiding of ervaring.
? Een scherpe pen en een warme stem.
? Kennis van de regio.
" Ik belde voor één vraag en bleef een uur.

# Animator | Storyboard artist | Ontwerper bewegend beeld
@ film:Animatie
€ 2890-4010 
h 32-40 24-32
o hbo / ervaren starter
c project tijdelijk
t Animatie, Studio
> Vierentwintig tekeningen voor één seconde lach. {In} geef jij karakters gewicht, adem en een eigen loopje.
~ ’s Ochtends bespreek je de scènes, daarna wordt het stil in de studio. Op vrijdag kijken we alles achter elkaar, met popcorn.
- Je animeert scènes of ontwerpt personages.
- Je werkt mee aan het storyboard.
- Je stemt af met geluid en regie.
- Je houdt deadlines in het oog.
? Een portfolio met beweging.
? Ervaring met TVPaint, Blender of pen en papier.
? Je neemt feedback serieus, jezelf wat minder.
" De hond loopt als mijn opa. Niemand weet het.
`,
);
