import { defineMessages } from '@boardwright/messages';

/** The privacy statement of a board, as GDPR articles 13 and 14 ask for it. Plain text; a label stands before its point. */
export const privacyMessages = defineMessages({
  en: {
    title: 'Privacy statement',
    intro:
      'This is what {{site}} does with your data: what we keep, why, for how long, who sees it, and what you decide yourself. We keep as little as we can, and sell nothing.',
    who: 'Who is responsible',
    responsible: '{{company}} is responsible for what happens with your data on {{site}}.',
    stored: 'What we keep, why and for how long',
    applications: 'Your application',
    applicationsText:
      'What you fill in, your CV and your letter, so that the employer you apply to receives them, as you asked us to. We delete them {{time}} after the job has closed.',
    accounts: 'Your account',
    accountsText:
      'Your name, your email address and what you add to your profile, so that you can log in, as we agreed when you registered. We keep it until you delete your account. We keep a log of what was done in it for {{time}}.',
    resumes: 'Your CV in our search',
    resumesText:
      'With your consent employers find your CV. They see your surname, email address and phone number only once you allow it. You can hide or delete your CV at any time.',
    alerts: 'Your job alerts',
    alertsText:
      'Your email address and what you are looking for, so that we can mail you jobs, with your consent. Every mail has a link that stops them. An alert that is not confirmed within {{time}} is deleted.',
    newsletters: 'Newsletters',
    newslettersText:
      'Your email address, and when and to which words you agreed: with your consent, which we must be able to show. Every newsletter has a link that ends it. What is not confirmed within {{time}} is deleted.',
    companies: 'Accounts of employers',
    companiesText:
      'Names and contact details of who works for a company, so that it can post jobs and reach applicants, as we agreed with it. We keep them until the account is deleted.',
    orders: 'Orders and invoices',
    ordersText_one: 'Who ordered what: tax law obliges us to keep it for {{count}} year.',
    ordersText_other: 'Who ordered what: tax law obliges us to keep it for {{count}} years.',
    reports: 'A report about a job',
    reportsText:
      'Your name and email address, if you report a job, because the law obliges us to answer you. We take them out {{time}} after our decision.',
    mails: 'Mails that we send you',
    mailsText: 'A copy for {{time}}: it is in your interest and ours to know whether a mail arrived.',
    statistics: 'Figures',
    statisticsText:
      'How often pages and jobs are looked at. We count on our own server, without cookies and without knowing who you are.',
    measuring: 'Measuring by others',
    measuringText: 'Google Analytics or Google Tag Manager, only with your consent.',
    technical: 'Technical data',
    technicalText:
      'Such as your IP address, for a short time: it is in everybody’s interest that nobody abuses the site.',
    optional:
      'You need not give us anything. Without the fields that are marked as required we cannot bring your application to an employer, or make you an account.',
    sees: 'Who sees your data',
    employers: 'The employer you apply to, and nobody else of those who post jobs here.',
    processors:
      'These companies work for us. Each has a contract with us that lets them use your data for nothing else:',
    processorsNone: 'The companies that host this site and deliver our mail, each under a contract with us.',
    outside:
      'Outside the European Economic Area: {{names}}. We only work with them where the GDPR allows it, by a decision of the European Commission that the country protects data well, or by its standard contractual clauses.',
    rights: 'What you decide',
    rightsText:
      'You can see your data, have them corrected or deleted, limit what we do with them, take them elsewhere, and object. A consent you can take back at any time; what we did before stays lawful.',
    profile: 'Most of this you do yourself, in your profile, without asking anybody.',
    ask: 'Otherwise write to {{email}}. We answer within a month.',
    decisions: 'No computer alone decides about you.',
    age: 'This site is for people of {{age}} years and older.',
    complaint: 'Not satisfied?',
    complaintText:
      'Tell us, and we will try to put it right. You can also complain to the authority for data protection: {{authority}}, {{website}}.',
    complaintAny:
      'Tell us, and we will try to put it right. You can also complain to the authority for data protection of your country.',
    cookies: 'Cookies',
    cookiesText: 'Which cookies there are stands in our cookie statement.',
  },
  nl: {
    title: 'Privacyverklaring',
    intro:
      'Dit doet {{site}} met je gegevens: wat we bewaren, waarom, hoe lang, wie het ziet en waarover je zelf beslist. We bewaren zo weinig mogelijk en verkopen niets.',
    who: 'Wie verantwoordelijk is',
    responsible: '{{company}} is verantwoordelijk voor wat er op {{site}} met je gegevens gebeurt.',
    stored: 'Wat we bewaren, waarom en hoe lang',
    applications: 'Je sollicitatie',
    applicationsText:
      'Wat je invult, je cv en je motivatie, om die op jouw verzoek bij de werkgever te brengen bij wie je solliciteert. We verwijderen ze {{time}} nadat de vacature is gesloten.',
    accounts: 'Je account',
    accountsText:
      'Je naam, je e-mailadres en wat je aan je profiel toevoegt, zodat je kunt inloggen, zoals we bij je registratie afspraken. We bewaren dit tot je je account verwijdert. Een logboek van wat erin gebeurde bewaren we {{time}}.',
    resumes: 'Je cv in onze zoekfunctie',
    resumesText:
      'Met jouw toestemming vinden werkgevers je cv. Je achternaam, e-mailadres en telefoonnummer zien ze pas als jij dat goedvindt. Je kunt je cv altijd verbergen of verwijderen.',
    alerts: 'Je vacaturemeldingen',
    alertsText:
      'Je e-mailadres en wat je zoekt, om je met jouw toestemming vacatures te mailen. Elke mail heeft een link waarmee het stopt. Een melding die niet binnen {{time}} wordt bevestigd, verwijderen we.',
    newsletters: 'Nieuwsbrieven',
    newslettersText:
      'Je e-mailadres, en wanneer en met welke woorden je akkoord ging: met jouw toestemming, die we moeten kunnen laten zien. Elke nieuwsbrief heeft een link om je af te melden. Wat niet binnen {{time}} wordt bevestigd, verwijderen we.',
    companies: 'Accounts van werkgevers',
    companiesText:
      'Namen en contactgegevens van wie voor een bedrijf werkt, zodat het vacatures kan plaatsen en kandidaten kan bereiken, zoals met het bedrijf afgesproken. We bewaren ze tot het account wordt verwijderd.',
    orders: 'Bestellingen en facturen',
    ordersText_one: 'Wie wat heeft besteld: de belastingwet verplicht ons dat {{count}} jaar te bewaren.',
    ordersText_other: 'Wie wat heeft besteld: de belastingwet verplicht ons dat {{count}} jaar te bewaren.',
    reports: 'Een melding over een vacature',
    reportsText:
      'Je naam en e-mailadres, als je een vacature meldt, omdat de wet ons verplicht je antwoord te geven. We halen ze weg {{time}} na onze beslissing.',
    mails: 'Mails die we je sturen',
    mailsText:
      'Een kopie, {{time}} lang: het is in jouw en ons belang om te weten of een mail is aangekomen.',
    statistics: 'Cijfers',
    statisticsText:
      'Hoe vaak pagina’s en vacatures worden bekeken. We tellen op onze eigen server, zonder cookies en zonder te weten wie je bent.',
    measuring: 'Metingen door anderen',
    measuringText: 'Google Analytics of Google Tag Manager, alleen met jouw toestemming.',
    technical: 'Technische gegevens',
    technicalText: 'Zoals je IP-adres, kort: het is in ieders belang dat niemand de site misbruikt.',
    optional:
      'Je hoeft ons niets te geven. Zonder de velden die verplicht zijn, kunnen we je sollicitatie niet bij een werkgever brengen en geen account voor je maken.',
    sees: 'Wie je gegevens ziet',
    employers: 'De werkgever bij wie je solliciteert, en niemand anders die hier vacatures plaatst.',
    processors:
      'Deze bedrijven werken voor ons. Met elk hebben we een contract: ze mogen je gegevens voor niets anders gebruiken.',
    processorsNone:
      'De bedrijven die deze site hosten en onze mail bezorgen, elk onder een contract met ons.',
    outside:
      'Buiten de Europese Economische Ruimte: {{names}}. We werken alleen met hen waar de AVG dat toestaat: op grond van een besluit van de Europese Commissie dat het land gegevens goed beschermt, of van haar standaardcontractbepalingen.',
    rights: 'Waarover jij beslist',
    rightsText:
      'Je kunt je gegevens inzien, laten verbeteren of verwijderen, beperken wat we ermee doen, ze ergens anders heen meenemen en bezwaar maken. Toestemming kun je altijd intrekken; wat we daarvoor deden, blijft rechtmatig.',
    profile: 'Het meeste doe je zelf, in je profiel, zonder het iemand te vragen.',
    ask: 'Schrijf anders naar {{email}}. We antwoorden binnen een maand.',
    decisions: 'Geen computer beslist alleen over jou.',
    age: 'Deze site is voor mensen van {{age}} jaar en ouder.',
    complaint: 'Niet tevreden?',
    complaintText:
      'Laat het ons weten, dan proberen we het goed te maken. Je kunt ook een klacht indienen bij de toezichthouder: {{authority}}, {{website}}.',
    complaintAny:
      'Laat het ons weten, dan proberen we het goed te maken. Je kunt ook een klacht indienen bij de toezichthouder van je land.',
    cookies: 'Cookies',
    cookiesText: 'Welke cookies er zijn, staat in onze cookieverklaring.',
  },
  ro: {
    title: 'Declarație de confidențialitate',
    intro:
      'Iată ce face {{site}} cu datele tale: ce păstrăm, de ce, cât timp, cine le vede și ce hotărăști tu. Păstrăm cât mai puțin și nu vindem nimic.',
    who: 'Cine răspunde',
    responsible: '{{company}} răspunde de ce se întâmplă cu datele tale pe {{site}}.',
    stored: 'Ce păstrăm, de ce și cât timp',
    applications: 'Aplicarea ta',
    applicationsText:
      'Ce completezi, CV-ul și scrisoarea ta, ca să ajungă, la cererea ta, la angajatorul la care aplici. Le ștergem la {{time}} după închiderea anunțului.',
    accounts: 'Contul tău',
    accountsText:
      'Numele, adresa de e-mail și ce adaugi în profil, ca să te poți autentifica, așa cum am convenit la înregistrare. Le păstrăm până îți ștergi contul. Un jurnal cu ce s-a făcut în cont păstrăm {{time}}.',
    resumes: 'CV-ul tău în căutarea noastră',
    resumesText:
      'Cu acordul tău, angajatorii îți găsesc CV-ul. Îți văd numele de familie, adresa de e-mail și telefonul abia după ce le permiți. Îți poți ascunde sau șterge CV-ul oricând.',
    alerts: 'Alertele tale de joburi',
    alertsText:
      'Adresa de e-mail și ce cauți, ca să îți trimitem joburi, cu acordul tău. Fiecare e-mail are un link care le oprește. O alertă neconfirmată în {{time}} se șterge.',
    newsletters: 'Buletine informative',
    newslettersText:
      'Adresa de e-mail, când și la ce cuvinte ți-ai dat acordul: un acord pe care trebuie să îl putem dovedi. Fiecare buletin are un link de dezabonare. Ce nu este confirmat în {{time}} se șterge.',
    companies: 'Conturile angajatorilor',
    companiesText:
      'Numele și datele de contact ale celor care lucrează pentru o companie, ca ea să publice anunțuri și să ajungă la candidați, așa cum am convenit cu ea. Le păstrăm până la ștergerea contului.',
    orders: 'Comenzi și facturi',
    ordersText_one: 'Cine ce a comandat: legea fiscală ne obligă să păstrăm {{count}} an.',
    ordersText_few: 'Cine ce a comandat: legea fiscală ne obligă să păstrăm {{count}} ani.',
    ordersText_other: 'Cine ce a comandat: legea fiscală ne obligă să păstrăm {{count}} de ani.',
    reports: 'O sesizare despre un job',
    reportsText:
      'Numele și adresa ta de e-mail, dacă semnalezi un job, pentru că legea ne obligă să îți răspundem. Le scoatem la {{time}} după decizia noastră.',
    mails: 'E-mailurile pe care ți le trimitem',
    mailsText: 'O copie, timp de {{time}}: e în interesul tău și al nostru să știm dacă un e-mail a ajuns.',
    statistics: 'Cifre',
    statisticsText:
      'Cât de des sunt privite paginile și joburile. Numărăm pe serverul nostru, fără module cookie și fără să știm cine ești.',
    measuring: 'Măsurători făcute de alții',
    measuringText: 'Google Analytics sau Google Tag Manager, numai cu acordul tău.',
    technical: 'Date tehnice',
    technicalText:
      'De exemplu adresa IP, pentru scurt timp: e în interesul tuturor ca nimeni să nu abuzeze de site.',
    optional:
      'Nu ești obligat să ne dai nimic. Fără câmpurile marcate ca obligatorii nu putem duce aplicarea ta la un angajator și nu îți putem face un cont.',
    sees: 'Cine îți vede datele',
    employers: 'Angajatorul la care aplici și nimeni altcineva dintre cei care publică anunțuri aici.',
    processors:
      'Aceste companii lucrează pentru noi. Cu fiecare avem un contract, care nu le lasă să folosească datele tale la altceva:',
    processorsNone:
      'Companiile care găzduiesc site-ul și ne livrează e-mailurile, fiecare pe baza unui contract cu noi.',
    outside:
      'În afara Spațiului Economic European: {{names}}. Lucrăm cu ele numai unde RGPD o permite: printr-o decizie a Comisiei Europene că țara protejează bine datele sau prin clauzele ei contractuale standard.',
    rights: 'Ce hotărăști tu',
    rightsText:
      'Îți poți vedea datele, le poți corecta sau șterge, poți limita ce facem cu ele, le poți lua în altă parte și te poți opune. Un acord îl poți retrage oricând; ce am făcut înainte rămâne legal.',
    profile: 'Cele mai multe le faci singur, în profil, fără să ceri nimănui.',
    ask: 'Altfel, scrie la {{email}}. Răspundem într-o lună.',
    decisions: 'Niciun calculator nu decide singur despre tine.',
    age: 'Acest site este pentru persoane de cel puțin {{age}} ani.',
    complaint: 'Nu ești mulțumit?',
    complaintText:
      'Spune-ne și încercăm să îndreptăm lucrurile. Poți face și o plângere la autoritatea pentru protecția datelor: {{authority}}, {{website}}.',
    complaintAny:
      'Spune-ne și încercăm să îndreptăm lucrurile. Poți face și o plângere la autoritatea pentru protecția datelor din țara ta.',
    cookies: 'Module cookie',
    cookiesText: 'Ce module cookie există scrie în declarația noastră despre cookie-uri.',
  },
});
