import type { LegalDocument } from './legal-document.ts';

/** The privacy statement of a demo board: what the product really keeps, and for how long. */
export const privacy = {
  nl: {
    title: 'Privacyverklaring',
    example: 'Dit is een voorbeeldtekst. Laat je eigen verklaring nakijken voordat de site live gaat.',
    intro:
      'We bewaren zo weinig mogelijk, zo kort mogelijk. Verantwoordelijk voor je gegevens is {{company}}. Versie van 1 november 2026.',
    sections: [
      {
        heading: 'Wat we bewaren, waarom en hoe lang',
        paragraphs: [],
        points: [
          '<b>Je sollicitatie</b>, met je cv en motivatie: om haar bij de werkgever te brengen, op jouw verzoek. Vier weken nadat de vacature is gesloten wordt ze verwijderd.',
          '<b>Je account en je cv</b>: om je te laten inloggen en solliciteren. Tot je ze verwijdert.',
          '<b>Je vacaturemeldingen</b>: om je te mailen wat je zocht. Elke mail heeft een link om ze te stoppen.',
          '<b>Bestellingen en facturen</b> van werkgevers: zeven jaar, omdat de belastingwet dat vraagt.',
          '<b>Technische gegevens</b>, zoals je IP-adres: kort, om misbruik tegen te gaan.',
        ],
      },
      {
        heading: 'Wie je gegevens ziet',
        paragraphs: [
          'De werkgever bij wie je solliciteert. Werkgevers die in cv’s zoeken zien je achternaam, je e-mailadres en je telefoonnummer pas nadat je daarmee akkoord ging. Daarnaast de bedrijven die voor ons werken: de hosting, de mailserver en de betaaldienst, elk met een verwerkersovereenkomst. We verkopen geen gegevens.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Noodzakelijke cookies onthouden dat je bent ingelogd en wat je over cookies koos; je keuze bewaren we een half jaar. Cookies voor statistiek of marketing plaatsen we alleen met je toestemming. Onderaan elke pagina kun je die weer intrekken.',
        ],
      },
      {
        heading: 'Jouw rechten',
        paragraphs: [
          'In je profiel kun je je gegevens bekijken, downloaden, verbeteren en verwijderen. Je kunt ons ook vragen om ze te beperken of over te dragen, en bezwaar maken. We antwoorden binnen een maand.',
          'Ben je niet tevreden over het antwoord, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.',
        ],
      },
      {
        heading: 'Veiligheid',
        paragraphs: [
          'Verbindingen zijn versleuteld, wachtwoorden zijn niet terug te lezen, en bij je gegevens kan alleen wie ze nodig heeft. Gaat er toch iets mis, dan melden we dat aan de toezichthouder en, als het jou raakt, aan jou.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy statement',
    example: 'This is an example text. Have your own statement checked before the site goes live.',
    intro:
      'We keep as little as possible, for as short as possible. {{company}} is responsible for your data. Version of 1 November 2026.',
    sections: [
      {
        heading: 'What we keep, why and how long',
        paragraphs: [],
        points: [
          '<b>Your application</b>, with your CV and letter: to bring it to the employer, as you asked. Four weeks after the job has closed it is deleted.',
          '<b>Your account and your CV</b>: to let you log in and apply. Until you delete them.',
          '<b>Your job alerts</b>: to mail you what you were looking for. Every mail has a link that stops them.',
          '<b>Orders and invoices</b> of employers: seven years, as tax law asks.',
          '<b>Technical data</b>, as your IP address: shortly, to keep abuse away.',
        ],
      },
      {
        heading: 'Who sees your data',
        paragraphs: [
          'The employer you apply to. Employers who search CVs see your surname, your email address and your phone number only after you have agreed. Beside them the companies that work for us: hosting, mail server and payment service, each under a processing agreement. We sell no data.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Necessary cookies remember that you are logged in and what you chose about cookies; we keep your choice for half a year. Cookies for statistics or marketing are placed with your consent only. At the bottom of every page you can take it back.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'In your profile you can see, download, correct and delete your data. You may also ask us to restrict or transfer them, and object. We answer within a month.',
          'If the answer does not satisfy you, you can complain to the Dutch data protection authority, the Autoriteit Persoonsgegevens.',
        ],
      },
      {
        heading: 'Security',
        paragraphs: [
          'Connections are encrypted, passwords cannot be read back, and only those who need your data can reach them. If something goes wrong all the same we report it to the authority and, where it concerns you, to you.',
        ],
      },
    ],
  },
  ro: {
    title: 'Declarație de confidențialitate',
    example: 'Acesta este un text de exemplu. Verifică propria declarație înainte ca site-ul să fie public.',
    intro:
      'Păstrăm cât mai puțin, pentru cât mai scurt timp. De datele tale răspunde {{company}}. Versiunea din 1 noiembrie 2026.',
    sections: [
      {
        heading: 'Ce păstrăm, de ce și cât timp',
        paragraphs: [],
        points: [
          '<b>Aplicarea ta</b>, cu CV-ul și scrisoarea: ca să ajungă la angajator, la cererea ta. Se șterge la patru săptămâni după închiderea anunțului.',
          '<b>Contul și CV-ul tău</b>: ca să te poți autentifica și aplica. Până le ștergi.',
          '<b>Alertele tale de joburi</b>: ca să îți trimitem ce ai căutat. Fiecare e-mail are un link care le oprește.',
          '<b>Comenzile și facturile</b> angajatorilor: șapte ani, cum cere legea fiscală.',
          '<b>Date tehnice</b>, ca adresa IP: pe scurt, împotriva abuzurilor.',
        ],
      },
      {
        heading: 'Cine îți vede datele',
        paragraphs: [
          'Angajatorul la care aplici. Angajatorii care caută în CV-uri îți văd numele de familie, adresa de e-mail și telefonul numai după acordul tău. Apoi companiile care lucrează pentru noi: găzduirea, serverul de e-mail și serviciul de plată, fiecare cu un acord de prelucrare. Nu vindem date.',
        ],
      },
      {
        heading: 'Module cookie',
        paragraphs: [
          'Modulele necesare țin minte că ești autentificat și ce ai ales despre cookie-uri; alegerea o păstrăm jumătate de an. Modulele pentru statistici sau marketing se folosesc doar cu acordul tău. În josul fiecărei pagini îl poți retrage.',
        ],
      },
      {
        heading: 'Drepturile tale',
        paragraphs: [
          'În profil îți poți vedea, descărca, corecta și șterge datele. Ne poți cere și să le restrângem sau să le transferăm și te poți opune. Răspundem într-o lună.',
          'Dacă răspunsul nu te mulțumește, poți face o plângere la autoritatea olandeză pentru protecția datelor, Autoriteit Persoonsgegevens.',
        ],
      },
      {
        heading: 'Siguranță',
        paragraphs: [
          'Conexiunile sunt criptate, parolele nu pot fi citite înapoi, iar la date ajunge numai cine are nevoie de ele. Dacă totuși se întâmplă ceva, anunțăm autoritatea și, dacă te privește, pe tine.',
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, LegalDocument>>;
