import type { LegalDocument } from './legal-document.ts';

/** Terms and conditions of a demo board. */
export const terms = {
  nl: {
    title: 'Algemene voorwaarden',
    example: 'Dit is een voorbeeldtekst. Vervang hem door de voorwaarden van je eigen bedrijf.',
    intro:
      'Deze voorwaarden gelden voor iedereen die {{name}} gebruikt. {{name}} is een dienst van {{company}}. Versie van 1 november 2026.',
    sections: [
      {
        heading: '1. Wat {{name}} doet',
        paragraphs: [
          '{{name}} brengt werkzoekenden en werkgevers bij elkaar. Zoeken, een vacaturemelding bewaren en solliciteren zijn gratis. Werkgevers betalen voor het plaatsen van vacatures en voor contact met kandidaten.',
          'Wij zijn geen partij bij de arbeidsovereenkomst die daaruit voortkomt en bemiddelen niet over salaris of voorwaarden.',
        ],
      },
      {
        heading: '2. Je account',
        paragraphs: [
          'Een account is persoonlijk. Houd je wachtwoord voor jezelf en laat het ons weten als iemand anders je account gebruikt. Je kunt je account op elk moment verwijderen in je profiel.',
        ],
      },
      {
        heading: '3. Solliciteren',
        paragraphs: [
          'Wat je invult gaat naar de werkgever van de vacature en naar niemand anders. Je staat ervoor in dat je gegevens kloppen en dat je alleen je eigen documenten meestuurt.',
        ],
      },
      {
        heading: '4. Vacatures plaatsen',
        paragraphs: ['Een werkgever staat in voor de inhoud van zijn vacatures. Een vacature:'],
        points: [
          'is echt, actueel en noemt voor welke werkgever het werk is;',
          'maakt geen onderscheid dat de wet verbiedt;',
          'vraagt kandidaten nooit om geld of om een kopie van een identiteitsbewijs;',
          'noemt het salaris zoals het wordt betaald, of de schaal daarvan.',
        ],
      },
      {
        heading: '5. Wat wij kunnen weghalen',
        paragraphs: [
          'Voldoet een vacature of bedrijfspagina niet aan deze voorwaarden, dan mogen wij haar weghalen. We laten weten waarom. Ben je het er niet mee eens, dan kun je binnen zes maanden bezwaar maken; een mens kijkt er dan opnieuw naar.',
          'Iedereen kan een vacature melden die niet klopt. We beoordelen een melding binnen twee werkdagen.',
        ],
      },
      {
        heading: '6. Prijzen en betalen',
        paragraphs: [
          'Prijzen staan bij de producten, zonder en met btw. Een plaatsing begint als de betaling binnen is. Wie op rekening mag kopen, betaalt binnen veertien dagen na de factuurdatum; daarna rekenen we de wettelijke handelsrente.',
          'Tegoeden en contracten gelden tot de datum die erbij staat. Een plaatsing die door onze fout niet te zien was, verlengen we met dezelfde tijd.',
        ],
      },
      {
        heading: '7. Aansprakelijkheid',
        paragraphs: [
          'Wij zorgen dat de site goed werkt, maar kunnen niet beloven dat hij altijd bereikbaar is of dat een vacature kandidaten oplevert. Onze aansprakelijkheid is beperkt tot wat je in de twaalf maanden ervoor aan ons hebt betaald, behalve bij opzet of bewuste roekeloosheid.',
        ],
      },
      {
        heading: '8. Recht en geschillen',
        paragraphs: [
          'Nederlands recht is van toepassing. Komen we er samen niet uit, dan beslist de rechtbank Noord-Nederland. Wijzigen deze voorwaarden, dan laten we dat een maand van tevoren weten.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms and conditions',
    example: 'This is an example text. Replace it with the terms of your own company.',
    intro:
      'These terms apply to everybody who uses {{name}}. {{name}} is a service of {{company}}. Version of 1 November 2026.',
    sections: [
      {
        heading: '1. What {{name}} does',
        paragraphs: [
          '{{name}} brings job seekers and employers together. Searching, keeping a job alert and applying are free. Employers pay for posting jobs and for contact with candidates.',
          'We are no party to the employment contract that follows, and do not negotiate pay or conditions.',
        ],
      },
      {
        heading: '2. Your account',
        paragraphs: [
          'An account is personal. Keep your password to yourself and tell us when somebody else uses your account. You can delete your account at any time in your profile.',
        ],
      },
      {
        heading: '3. Applying',
        paragraphs: [
          'What you fill in goes to the employer of the job and to nobody else. You vouch that your details are right and that the documents you send are your own.',
        ],
      },
      {
        heading: '4. Posting jobs',
        paragraphs: ['An employer answers for what their jobs say. A job:'],
        points: [
          'is real, current and names the employer the work is for;',
          'makes no distinction that the law forbids;',
          'never asks candidates for money or for a copy of an identity document;',
          'states the pay as it is paid, or its scale.',
        ],
      },
      {
        heading: '5. What we may take down',
        paragraphs: [
          'A job or company page that breaks these terms may be taken down. We say why. If you disagree you can object within six months; a person then looks at it again.',
          'Anybody can report a job that is wrong. We decide on a report within two working days.',
        ],
      },
      {
        heading: '6. Prices and payment',
        paragraphs: [
          'Prices stand beside the products, without and with VAT. A posting starts once the payment has arrived. Who may buy on invoice pays within fourteen days of its date; after that we charge the statutory commercial interest.',
          'Balances and contracts last until the date beside them. A posting that could not be seen through our fault runs on for the same time.',
        ],
      },
      {
        heading: '7. Liability',
        paragraphs: [
          'We see to it that the site works well, but cannot promise that it can always be reached or that a job brings candidates. Our liability is limited to what you paid us in the twelve months before, except for intent or wilful recklessness.',
        ],
      },
      {
        heading: '8. Law and disputes',
        paragraphs: [
          'Dutch law applies. What we cannot settle together is decided by the court of Noord-Nederland. When these terms change, we say so a month ahead.',
        ],
      },
    ],
  },
  ro: {
    title: 'Termeni și condiții',
    example: 'Acesta este un text de exemplu. Înlocuiește-l cu termenii propriei companii.',
    intro:
      'Acești termeni se aplică tuturor celor care folosesc {{name}}. {{name}} este un serviciu al {{company}}. Versiunea din 1 noiembrie 2026.',
    sections: [
      {
        heading: '1. Ce face {{name}}',
        paragraphs: [
          '{{name}} aduce împreună candidați și angajatori. Căutarea, alertele de joburi și aplicarea sunt gratuite. Angajatorii plătesc pentru publicarea anunțurilor și pentru contactul cu candidații.',
          'Nu suntem parte a contractului de muncă și nu negociem salariul sau condițiile.',
        ],
      },
      {
        heading: '2. Contul tău',
        paragraphs: [
          'Contul este personal. Păstrează parola doar pentru tine și anunță-ne dacă altcineva îți folosește contul. Îți poți șterge contul oricând, din profil.',
        ],
      },
      {
        heading: '3. Aplicarea',
        paragraphs: [
          'Datele completate ajung la angajatorul care a publicat jobul și la nimeni altcineva. Răspunzi de corectitudinea lor și trimiți numai documentele tale.',
        ],
      },
      {
        heading: '4. Publicarea anunțurilor',
        paragraphs: ['Angajatorul răspunde de conținutul anunțurilor sale. Un anunț:'],
        points: [
          'este real, actual și numește angajatorul pentru care se lucrează;',
          'nu face deosebiri interzise de lege;',
          'nu cere candidaților bani sau copii ale actelor de identitate;',
          'arată salariul așa cum se plătește sau grila lui.',
        ],
      },
      {
        heading: '5. Ce putem retrage',
        paragraphs: [
          'Putem retrage un anunț sau o pagină de companie care încalcă acești termeni și spunem de ce. Dacă nu ești de acord, poți contesta în șase luni; o persoană verifică din nou.',
          'Oricine poate semnala un anunț greșit. Răspundem la o sesizare în două zile lucrătoare.',
        ],
      },
      {
        heading: '6. Prețuri și plată',
        paragraphs: [
          'Prețurile apar lângă produse, fără și cu TVA. Publicarea începe după ce plata a fost primită. Cine poate cumpăra pe factură plătește în paisprezece zile de la data ei; după aceea se aplică dobânda legală comercială.',
          'Soldurile și contractele sunt valabile până la data afișată. O publicare care nu a putut fi văzută din vina noastră se prelungește cu același timp.',
        ],
      },
      {
        heading: '7. Răspundere',
        paragraphs: [
          'Ne îngrijim ca site-ul să funcționeze bine, dar nu putem promite că este mereu accesibil sau că un anunț aduce candidați. Răspunderea noastră se limitează la ce ne-ai plătit în ultimele douăsprezece luni, cu excepția intenției sau a culpei grave.',
        ],
      },
      {
        heading: '8. Lege și litigii',
        paragraphs: [
          'Se aplică legea olandeză. Ce nu putem rezolva împreună decide tribunalul Noord-Nederland. Anunțăm orice modificare a termenilor cu o lună înainte.',
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, LegalDocument>>;
