import { defineMessages, type MessageKey } from '@boardwright/messages';

export const dashboardMessages = defineMessages({
  en: {
    progress: {
      title: 'Your profile is {{percent}} % complete',
      done: 'Done',
      open: 'Still open',
      now: 'Do it now, {{percent}} %',
      account: { done: 'Account made', open: 'Make an account' },
      resume: { done: 'CV added', open: 'Add your CV' },
      alert: { done: 'Job alert set', open: 'Set a job alert' },
    },
    figures: {
      title: 'Your numbers',
      active: 'Active jobs',
      draft: 'Drafts',
      applications: 'Applications',
      newApplications: 'New in seven days',
    },
    logs: {
      title: 'What happened lately',
      by: 'by {{name}}',
      empty: 'Nothing yet. What changes in your account will stand here.',
    },
    company: {
      waiting: 'The site looks at your company first',
      waitingText:
        'Write your first job meanwhile: it goes online as soon as your company is approved. We mail you then.',
      blocked: 'The site blocked your company',
      blockedText:
        'Your jobs are off the site, and you cannot publish or order. Your data can be downloaded under your profile.',
    },
    firstJob: {
      title: 'Post your first job',
      text: 'It takes a few minutes. What is not finished is stored as a draft.',
      go: 'Post a job',
    },
    shop: {
      title: 'Reach more candidates',
      text: 'Job postings, credits and more: see what there is.',
      go: 'To the shop',
    },
    all: 'All {{count}}',
    asked: { title: 'A request for contact' },
    sent: { title: 'Applications' },
    favourites: { title: 'Favourites' },
    resume: {
      title: 'Your CV',
      found: 'Available',
      hidden: 'Hidden',
      foundText: 'Employers can find you. They see your name and number only once you agree.',
      hiddenText: 'Employers do not find you now.',
      uploaded: 'Uploaded on {{date}}',
      download: 'Download {{name}}',
      go: 'To your CV',
    },
    alerts: {
      title: 'Job alerts',
      none: 'You have no alert yet. Choose what you do and where: we mail you when there is something new.',
      some_one: 'You have {{count}} alert: new jobs come by mail.',
      some_other: 'You have {{count}} alerts: new jobs come by mail.',
      make: 'Make a job alert',
      go: 'To your alerts',
    },
    empty: 'Choose a tab above.',
  },
  nl: {
    progress: {
      title: 'Je profiel is voor {{percent}} % klaar',
      done: 'Klaar',
      open: 'Nog te doen',
      now: 'Nu doen, {{percent}} %',
      account: { done: 'Account gemaakt', open: 'Account maken' },
      resume: { done: 'Cv toegevoegd', open: 'Cv toevoegen' },
      alert: { done: 'Job alert ingesteld', open: 'Job alert instellen' },
    },
    figures: {
      title: 'Jullie cijfers',
      active: 'Actieve vacatures',
      draft: 'Concepten',
      applications: 'Sollicitaties',
      newApplications: 'Nieuw in zeven dagen',
    },
    logs: {
      title: 'Wat er gebeurde',
      by: 'door {{name}}',
      empty: 'Nog niets. Wat er in je account verandert, komt hier te staan.',
    },
    company: {
      waiting: 'De site bekijkt je bedrijf eerst',
      waitingText:
        'Schrijf intussen je eerste vacature: die gaat online zodra je bedrijf is goedgekeurd. Dan krijg je een mail.',
      blocked: 'De site heeft je bedrijf geblokkeerd',
      blockedText:
        'Je vacatures zijn van de site en je kunt niet publiceren of bestellen. Je gegevens kun je downloaden bij je profiel.',
    },
    firstJob: {
      title: 'Plaats je eerste vacature',
      text: 'Je schrijft hem in een paar minuten. Wat nog niet af is, wordt als concept bewaard.',
      go: 'Vacature plaatsen',
    },
    shop: {
      title: 'Bereik meer kandidaten',
      text: 'Vacatures plaatsen, credits en meer: kijk wat er is.',
      go: 'Naar de webshop',
    },
    all: 'Alle {{count}}',
    asked: { title: 'Contactverzoek' },
    sent: { title: 'Sollicitaties' },
    favourites: { title: 'Favorieten' },
    resume: {
      title: 'Je cv',
      found: 'Beschikbaar',
      hidden: 'Verborgen',
      foundText: 'Werkgevers kunnen je vinden. Je naam en nummer zien ze pas als jij akkoord bent.',
      hiddenText: 'Werkgevers vinden je nu niet.',
      uploaded: 'Geüpload op {{date}}',
      download: '{{name}} downloaden',
      go: 'Naar je cv',
    },
    alerts: {
      title: 'Job alerts',
      none: 'Je hebt nog geen alert. Kies wat je doet en waar, dan mailen we je zodra er iets bij komt.',
      some_one: 'Je hebt {{count}} alert: nieuwe vacatures komen per mail.',
      some_other: 'Je hebt {{count}} alerts: nieuwe vacatures komen per mail.',
      make: 'Job alert maken',
      go: 'Naar je alerts',
    },
    empty: 'Kies hierboven een tabblad.',
  },
  ro: {
    progress: {
      title: 'Profilul tău este complet în proporție de {{percent}} %',
      done: 'Gata',
      open: 'De făcut',
      now: 'Fă-o acum, {{percent}} %',
      account: { done: 'Cont creat', open: 'Creează un cont' },
      resume: { done: 'CV adăugat', open: 'Adaugă CV-ul' },
      alert: { done: 'Alertă de joburi setată', open: 'Setează o alertă de joburi' },
    },
    figures: {
      title: 'Cifrele voastre',
      active: 'Joburi active',
      draft: 'Ciorne',
      applications: 'Aplicări',
      newApplications: 'Noi în șapte zile',
    },
    logs: {
      title: 'Ce s-a întâmplat',
      by: 'de {{name}}',
      empty: 'Încă nimic. Ce se schimbă în contul tău va apărea aici.',
    },
    company: {
      waiting: 'Site-ul verifică mai întâi compania ta',
      waitingText:
        'Scrie între timp primul job: apare online imediat ce compania este aprobată. Atunci primești un e-mail.',
      blocked: 'Site-ul ți-a blocat compania',
      blockedText:
        'Joburile tale nu mai sunt pe site și nu poți publica sau comanda. Datele le poți descărca din profil.',
    },
    firstJob: {
      title: 'Publică primul tău job',
      text: 'Durează câteva minute. Ce nu este terminat se păstrează ca ciornă.',
      go: 'Publică un job',
    },
    shop: {
      title: 'Ajungi la mai mulți candidați',
      text: 'Publicarea joburilor, credite și altele: vezi ce oferim.',
      go: 'La magazin',
    },
    all: 'Toate ({{count}})',
    asked: { title: 'Cerere de contact' },
    sent: { title: 'Aplicări' },
    favourites: { title: 'Favorite' },
    resume: {
      title: 'CV-ul tău',
      found: 'Disponibil',
      hidden: 'Ascuns',
      foundText: 'Angajatorii te pot găsi. Numele și numărul tău le văd doar dacă ești de acord.',
      hiddenText: 'Angajatorii nu te găsesc acum.',
      uploaded: 'Încărcat pe {{date}}',
      download: 'Descarcă {{name}}',
      go: 'La CV-ul tău',
    },
    alerts: {
      title: 'Alerte de joburi',
      none: 'Nu ai încă nicio alertă. Alege ce faci și unde, iar noi îți scriem când apare ceva nou.',
      some_one: 'Ai {{count}} alertă: joburile noi vin prin e-mail.',
      some_few: 'Ai {{count}} alerte: joburile noi vin prin e-mail.',
      some_other: 'Ai {{count}} de alerte: joburile noi vin prin e-mail.',
      make: 'Creează o alertă',
      go: 'La alertele tale',
    },
    empty: 'Alege o filă de mai sus.',
  },
});

export type DashboardKey = MessageKey<typeof dashboardMessages>;
