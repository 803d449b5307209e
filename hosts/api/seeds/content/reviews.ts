import type { LocalisedText } from '../segments.ts';

/** A review as the reviews block stores it (§7: name, title, reviewerName, role, text, avatar). */
export interface DemoReview {
  job_board_id: number;
  /** Plain name of the entry in the editor. */
  name: string;
  title: LocalisedText;
  reviewerName: string;
  role: LocalisedText;
  text: LocalisedText;
  avatar: null;
}

type Row = readonly [
  board: number,
  reviewer: string,
  title: LocalisedText,
  role: LocalisedText,
  text: LocalisedText,
];
const t = (nl: string, en: string, ro: string): LocalisedText => ({ nl, en, ro });

const rows: readonly Row[] = [
  [
    1,
    'Sanne W.',
    t('Binnen twee weken op gesprek', 'An interview within two weeks', 'Interviu în două săptămâni'),
    t('Verpleegkundige uit Winsum', 'Nurse from Winsum', 'Asistentă medicală din Winsum'),
    t(
      'Ik zocht werk waar ik met de fiets heen kon. De afstand stond er meteen bij, en het salaris ook. Drie sollicitaties, twee gesprekken, één baan.',
      'I wanted work I could cycle to. The distance was right there, and so was the salary. Three applications, two interviews, one job.',
      'Căutam ceva unde să pot merge cu bicicleta. Distanța și salariul erau scrise clar. Trei cereri, două interviuri, o slujbă.',
    ),
  ],
  [
    1,
    'Jelle P.',
    t('Geen gedoe', 'No fuss', 'Fără complicații'),
    t('Monteur uit Bedum', 'Technician from Bedum', 'Tehnician din Bedum'),
    t(
      'Solliciteren duurde drie minuten, op mijn telefoon, in de bus. ’s Avonds werd ik gebeld.',
      'Applying took three minutes, on my phone, on the bus. They called me that evening.',
      'Am aplicat în trei minute, de pe telefon, în autobuz. Seara am fost sunat.',
    ),
  ],
  [
    1,
    'Ilse Veenstra',
    t('De juiste mensen', 'The right people', 'Oamenii potriviți'),
    t(
      'Personeelszaken, Zorggroep Lauwers',
      'Personnel, Zorggroep Lauwers',
      'Resurse umane, Zorggroep Lauwers',
    ),
    t(
      'We krijgen via Wadwerk minder brieven dan via de grote sites, maar ze zijn van mensen die hier wonen en willen blijven. Dat scheelt ons weken.',
      'We receive fewer letters through Wadwerk than through the big sites, but they come from people who live here and want to stay. That saves us weeks.',
      'Prin Wadwerk primim mai puține scrisori decât pe site-urile mari, dar de la oameni care locuiesc aici și vor să rămână. Câștigăm săptămâni.',
    ),
  ],
  [
    1,
    'Mihai I.',
    t('In mijn eigen taal', 'In my own language', 'În limba mea'),
    t('Teeltmedewerker in Klazienaveen', 'Grower in Klazienaveen', 'Lucrător în seră, Klazienaveen'),
    t(
      'De vacature stond er in het Roemeens. Ik begreep precies wat ik zou verdienen en waar ik zou wonen. Dat had ik nog nergens gezien.',
      'The job was described in Romanian. I knew exactly what I would earn and where I would live. I had not seen that anywhere else.',
      'Anunțul era în română. Știam exact cât câștig și unde locuiesc. Nu mai văzusem asta nicăieri.',
    ),
  ],
  [
    1,
    'Marten Kooistra',
    t('Veertien monteurs', 'Fourteen technicians', 'Paisprezece tehnicieni'),
    t('Instroom, Eemswind Energie', 'Recruitment, Eemswind Energie', 'Recrutare, Eemswind Energie'),
    t(
      'Dit jaar begonnen er veertien leerlingen in onze opleidingshal. Negen van hen vonden ons via een job alert.',
      'Fourteen trainees started in our hall this year. Nine of them found us through a job alert.',
      'Anul acesta au început paisprezece cursanți. Nouă ne-au găsit printr-o alertă de job.',
    ),
  ],
  [
    1,
    'Tjitske B.',
    t(
      'Na vijftien jaar weer begonnen',
      'Starting again after fifteen years',
      'Un nou început după cincisprezece ani',
    ),
    t('Herintreder uit Dokkum', 'Returner from Dokkum', 'Revenită în muncă, din Dokkum'),
    t(
      'Ik wilde hooguit zestien uur, onder schooltijd. Ik vinkte het aan en er bleven elf vacatures over. Elf! Ik had op nul gerekend.',
      'I wanted no more than sixteen hours, during school time. I ticked the box and eleven jobs remained. Eleven! I had expected none.',
      'Voiam cel mult șaisprezece ore, cât copiii sunt la școală. Am bifat și au rămas unsprezece anunțuri. Mă așteptam la zero.',
    ),
  ],
  [
    2,
    'Wendy P.',
    t('Een vak dat je hier vindt', 'A craft you find here', 'O meserie pe care o găsești aici'),
    t('Toneelmeester in Utrecht', 'Stage manager in Utrecht', 'Regizor tehnic din Utrecht'),
    t(
      'Op andere sites staat mijn beroep onder ‘overig’. Hier is het een eigen knop.',
      'On other sites my profession is filed under ‘other’. Here it has a button of its own.',
      'Pe alte site-uri meseria mea e la „altele”. Aici are butonul ei.',
    ),
  ],
  [
    2,
    'Eefje B.',
    t('Eindelijk een bedrag', 'An amount, at last', 'În sfârșit, o sumă'),
    t('Collectiebeheerder in Haarlem', 'Collection manager in Haarlem', 'Gestionar de colecții din Haarlem'),
    t(
      'In de kunsten praat niemand graag over geld. Hier staat het er gewoon. Dat is beschaafder dan zwijgen.',
      'In the arts nobody likes to talk about money. Here it is simply stated. That is more civilised than silence.',
      'În artă nimănui nu-i place să vorbească despre bani. Aici scrie, pur și simplu. E mai civilizat decât tăcerea.',
    ),
  ],
  [
    2,
    'Jip Verhagen',
    t('Crew voor de zomer', 'Crew for the summer', 'Echipă pentru vară'),
    t('Productie, Vestingfestival', 'Production, Vestingfestival', 'Producție, Vestingfestival'),
    t(
      'We plaatsten in februari zes vacatures en hadden in maart een ploeg. Twee van hen zijn gebleven.',
      'We posted six jobs in February and had a crew in March. Two of them have stayed.',
      'Am publicat șase anunțuri în februarie și în martie aveam echipa. Doi au rămas.',
    ),
  ],
  [
    2,
    'Noor D.',
    t('Van stage naar baan', 'From internship to job', 'De la stagiu la angajare'),
    t('Marketeer in Groningen', 'Marketer in Groningen', 'Specialistă în marketing din Groningen'),
    t(
      'Ik zocht een stage en vond een museum dat me na vijf maanden een contract gaf. Mijn campagne hangt nog in de gang.',
      'I was looking for an internship and found a museum that gave me a contract after five months. My campaign still hangs in the corridor.',
      'Căutam un stagiu și am găsit un muzeu care, după cinci luni, mi-a dat un contract. Campania mea încă e pe hol.',
    ),
  ],
  [
    2,
    'Thijs Arends',
    t('Docenten die blijven', 'Teachers who stay', 'Profesori care rămân'),
    t(
      'Directeur, Muziekschool Maas & Waal',
      'Director, Muziekschool Maas & Waal',
      'Director, Muziekschool Maas & Waal',
    ),
    t(
      'Voor slagwerk hadden we twee jaar niemand. Nu hebben we een wachtlijst, van leerlingen dit keer.',
      'For two years we had nobody to teach percussion. Now we have a waiting list, of pupils this time.',
      'Doi ani n-am avut profesor de percuție. Acum avem listă de așteptare, de data asta de elevi.',
    ),
  ],
  [
    2,
    'Yasmina Daoudi',
    t('Een ander publiek', 'A different audience', 'Un alt public'),
    t(
      'Hoofd collectie, Museum Het Pakhuis',
      'Head of collections, Museum Het Pakhuis',
      'Șefa colecției, Museum Het Pakhuis',
    ),
    t(
      'De reacties kwamen van mensen die we anders nooit hadden bereikt. Onze nieuwe conservator werkte in een haven.',
      'The applications came from people we would never have reached. Our new curator used to work in a port.',
      'Au scris oameni la care altfel n-am fi ajuns. Noul nostru conservator lucrase în port.',
    ),
  ],
];

/** Six reviews per board, in three languages. */
export function demoReviews(): DemoReview[] {
  return rows.map(([job_board_id, reviewerName, title, role, text]) => ({
    job_board_id,
    name: reviewerName,
    title,
    reviewerName,
    role,
    text,
    avatar: null,
  }));
}
