import { occupationCards } from './occupation-cards.ts';

export const finance = occupationCards(
  'finance',
  `
# Assistent-accountant | Assistent-accountant samenstelpraktijk | Relatiebeheerder accountancy
@ kantoor:accountant kantoor:administratie x1.6
€ 3050-4200 
h 32-40 36-40 24-32
o hbo mbo4 / starter ervaren
t Hybride, Accountancy
> Achter elke balans zit een bedrijf met een verhaal. {In} leer jij beide lezen.
~ Je stelt jaarrekeningen samen voor bakkers, boeren en bouwers. Je belt als iets niet klopt en komt langs als het spannend wordt. Eens per week werk je aan je studie, gewoon op kantoor.
- Je stelt jaarrekeningen en aangiften op.
- Je bespreekt cijfers met ondernemers.
- Je controleert administraties.
- Je automatiseert wat steeds terugkomt.
? Hbo accountancy of bijna klaar.
? Je bent nieuwsgierig naar ondernemers.
? Je werkt zorgvuldig onder tijdsdruk.
+ Studiekosten en studiedagen volledig betaald.
" In februari eten we elke avond samen op kantoor. Dat schept een band.

# Medewerker financiële administratie | Boekhouder | Crediteurenadministrateur
@ kantoor bouw industrie ziekenhuis school groothandel transport x1.7
€ 2760-3720 
h 20-28 24-32 32-36
o mbo4 / ervaren starter
t Administratie, Overdag
> Facturen, betalingen, aansluitingen: bij {org} zorg jij dat de cijfers elke maand op tijd kloppen.
~ Je boekt, controleert en betaalt. Tussendoor loop je even langs bij de projectleider met een bon waar niemand iets van weet. Aan het eind van de maand sluit alles, en dat geeft rust.
- Je verwerkt in- en verkoopfacturen.
- Je bewaakt openstaande posten.
- Je helpt bij de maandafsluiting en btw-aangifte.
- Je verbetert werkwijzen waar dat kan.
? Mbo 4 financiële administratie.
? Handig met Excel en een boekhoudpakket.
? Je laat een verschil van drie cent niet rusten.
" Drie cent. Het kostte een middag. Maar ik heb hem.

# Salarisadministrateur | Medewerker salaris- en personeelszaken
@ kantoor:accountant kantoor:administratie ziekenhuis school gemeente transport x1.1
€ 2890-3980 
h 20-28 24-32 28-36
o mbo4 hbo / ervaren
t Hybride, Salarisadministratie
> Elke maand rekenen honderden mensen op jou, en ze merken het alleen als het misgaat. {In} gaat het dus goed.
~ De maand heeft een vast ritme. In de eerste week verwerk je mutaties, in de derde draai je de proefrun. Daartussen beantwoord je vragen over ouderschapsverlof, pensioen en die ene toeslag.
- Je verwerkt salarissen voor meerdere cao’s.
- Je controleert en verzorgt de aangiften.
- Je adviseert medewerkers en leidinggevenden.
- Je volgt wijzigingen in wetgeving.
? Het diploma PDL of VPS.
? Je kunt een loonstrook uitleggen aan een achttienjarige.
? Vertrouwelijk en nauwgezet.
" Ik weet wat iedereen verdient. Ik weet ook wie er meer verdient.

# Controller | Financial controller | Businesscontroller
@ ziekenhuis school:scholen gemeente industrie energie bouw
€ 4300-6200 
h 32-36 32-40
o wo hbo / ervaren senior
t Hybride, Control
> Jij ziet in de cijfers wat er morgen gebeurt. {Org} zoekt een controller die meedenkt en tegenspreekt.
~ Je leest de maandcijfers en gaat dan praten, want het waarom staat nooit in de tabel. Je rekent een investering door, stelt een lastige vraag in het managementteam en maakt met collega’s een begroting die realistisch is.
- Je verzorgt begroting, prognose en rapportage.
- Je adviseert leidinggevenden.
- Je bewaakt risico’s en interne beheersing.
- Je verbetert de kwaliteit van sturingsinformatie.
? Een afgeronde studie bedrijfseconomie of accountancy.
? Ervaring als controller of auditor.
? Je schuift graag aan, ook als er geen stoel voor je klaarstaat.
" Een begroting is een belofte met cijfers erin.

# Belastingadviseur | Fiscalist mkb | Assistent-belastingadviseur
@ kantoor:accountant
€ 3400-5200 
h 32-40 24-32
o wo hbo / ervaren starter
t Fiscaal, Hybride
> Regels genoeg, antwoorden minder. {In} help jij familiebedrijven keuzes te maken waar ze jaren plezier van hebben.
~ Je zit met vader en dochter om tafel over de overdracht van het bedrijf. Je rekent varianten door, belt de inspecteur en schrijft een advies van twee kantjes. Eens per maand praat je met het team de actualiteit bij.
- Je adviseert over inkomsten-, winst- en erfbelasting.
- Je verzorgt aangiften en bezwaarschriften.
- Je begeleidt overdrachten en herstructureringen.
- Je schrijft af en toe een blog die mensen lezen.
? Fiscaal recht of fiscale economie.
? Je legt uit zonder te doceren.
? Lid van een beroepsvereniging, of op weg daarheen.
" De mooiste adviezen gaan over mensen en maar een beetje over geld.

# Schadebehandelaar | Acceptant verzekeringen | Medewerker klantenservice verzekeringen
@ verzekeraar:Onderlinge verzekeraar:Anker x1.6
€ 2980-4050 
h 24-36 28-36 32-36
o mbo4 hbo / starter ervaren
t Hybride, 34-urige werkweek
> Storm, brand, een kapotte voorruit: als het misgaat, bel je ons. {In} ben jij de kalme stem die regelt.
~ Je hebt je eigen dossiers en beslist zelf tot een flink bedrag. Je belt klanten terug op het moment dat je hebt beloofd. Na een storm zit het hele team bij elkaar, met taart als de wachtrij leeg is.
- Je behandelt schademeldingen van begin tot eind.
- Je beoordeelt dekking en stelt de schade vast.
- Je schakelt experts en herstelbedrijven in.
- Je herkent fraude en gaat daar netjes mee om.
? Mbo 4 of hbo.
? Wft-diploma’s, of je haalt ze bij ons.
? Je bent duidelijk, ook als het antwoord tegenvalt.
" Een mevrouw stuurde een kaart omdat ik had gevraagd hoe het met háár ging.

# Hr-adviseur | Recruiter | Medewerker personeelszaken | P&O-adviseur
@ ziekenhuis thuiszorg industrie gemeente school verzekeraar transport x1.3
€ 3300-4780 
h 24-32 28-36 20-28
o hbo / ervaren starter
t Hybride, Hr
> Mensen zijn geen middelen. {In} help jij leidinggevenden om het goede gesprek te voeren, op tijd.
~ Geen dag is gelijk: een sollicitatie in de ochtend, een verzuimgesprek in de middag, ertussen een discussie over roosters. Je weet wat in de cao staat en ook wat er niet in staat.
- Je adviseert over instroom, ontwikkeling en verzuim.
- Je begeleidt werving van begin tot eind.
- Je werkt mee aan een plan voor inzetbaarheid.
- Je onderhoudt het contact met de ondernemingsraad.
? Hbo hrm of een verwante studie.
? Je bent discreet en direct.
? Kennis van arbeidsrecht.
" De beste kandidaat had een koffievlek op zijn overhemd en zei er iets grappigs over.

# Notarieel medewerker | Kandidaat-notaris | Juridisch secretaresse
@ kantoor:Notaris
€ 2950-4600 
h 24-32 32-36
o hbo mbo4 wo / ervaren
t Notariaat, Kantoor
> Een huis, een huwelijk, een testament: {in} leg jij vast wat voor mensen belangrijk is.
~ Je bereidt akten voor, bespreekt ze met cliënten en zorgt dat niemand tekent wat hij niet begrijpt. Op vrijdagmiddag zijn er vaak drie overdrachten achter elkaar, met evenveel blije gezichten.
- Je stelt akten op en controleert stukken.
- Je onderhoudt het contact met banken en makelaars.
- Je beantwoordt vragen van cliënten.
- Je bewaakt dossiers en termijnen.
? Een juridische opleiding of ervaring op een notariskantoor.
? Taalgevoel.
? Nauwkeurig tot op de komma.
" Wij lezen de kleine lettertjes hardop voor.
`,
);
