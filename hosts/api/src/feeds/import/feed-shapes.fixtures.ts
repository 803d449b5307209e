/** Two jobs as different systems publish them: everything the importer must understand without a mapping. */
export interface ShapeFixture {
  feed: string;
  /** Of the first job; what is absent here is not looked at. */
  first: {
    reference: string;
    title: string;
    organisation?: string;
    city?: string | null;
    country?: string;
    remote?: boolean;
    from?: string;
    url?: string;
    salary?: [min: number | null, max: number | null, type: string, currency: string | null];
  };
  company?: string;
}

const text = 'Wij zoeken een collega die graag werkt met mensen en die van aanpakken weet.';

export const shapes: Record<string, ShapeFixture> = {
  'Indeed XML': {
    feed: `<?xml version="1.0" encoding="utf-8"?><source><publisher>Bord</publisher><publisherurl>https://bord.test</publisherurl>
      ${['A-1', 'A-2']
        .map(
          (
            id,
          ) => `<job><title><![CDATA[Kok & gastheer]]></title><date><![CDATA[Mon, 22 Jun 2026 12:12:33 GMT]]></date>
      <referencenumber><![CDATA[${id}]]></referencenumber><url><![CDATA[https://bord.test/j?a=1&id=${id}]]></url><company><![CDATA[De Haven]]></company>
      <city>Delfzijl</city><state>Groningen</state><country>NL</country><postalcode>9934 AA</postalcode>
      <description><![CDATA[<p>${text}</p>]]></description><salary>€ 14,50 - € 17 per uur</salary></job>`,
        )
        .join('')}</source>`,
    first: {
      reference: 'A-1',
      title: 'Kok & gastheer',
      organisation: 'De Haven',
      city: 'Delfzijl',
      country: 'NL',
      from: '2026-06-22T12:12:33.000Z',
      url: 'https://bord.test/j?a=1&id=A-1',
      salary: [14.5, 17, 'hour', 'EUR'],
    },
  },
  'RSS channel whose head looks like a job': {
    feed: `<rss version="2.0" xmlns:tt="https://tt.test"><channel><title>Jobs at X</title><link>https://x.test</link><description>All jobs of X</description><language>en</language><pubDate>Mon, 22 Jun 2026 12:12:33 GMT</pubDate>
      <item><title>Engineer</title><link>https://x.test/1</link><guid>https://x.test/1</guid><description>&lt;p&gt;You will build the things that we sell to the world.&lt;/p&gt;</description><tt:locations><tt:location><tt:city>Gent</tt:city><tt:country>België</tt:country></tt:location></tt:locations></item></channel></rss>`,
    company: 'X',
    first: {
      reference: 'https://x.test/1',
      title: 'Engineer',
      city: 'Gent',
      country: 'BE',
      url: 'https://x.test/1',
    },
  },
  Atom: {
    feed: `<feed xmlns="http://www.w3.org/2005/Atom"><title>Werk</title><id>urn:feed</id><updated>2026-11-01T00:00:00Z</updated>
      ${[1, 2].map((id) => `<entry><title>Monteur</title><id>urn:job:${id}</id><link href="https://x.test/${id}"/><published>2026-11-02T08:00:00Z</published><author><name>Installatie BV</name></author><content type="html">&lt;p&gt;${text}&lt;/p&gt;</content></entry>`).join('')}</feed>`,
    first: {
      reference: 'urn:job:1',
      title: 'Monteur',
      organisation: 'Installatie BV',
      from: '2026-11-02T08:00:00.000Z',
      url: 'https://x.test/1',
    },
  },
  'Personio XML': {
    feed: `<?xml version="1.0"?><workzag-jobs>${[11, 12]
      .map(
        (
          id,
        ) => `<position><id>${id}</id><subcompany>Muster GmbH</subcompany><office>München</office><department>IT</department>
      <name>Entwickler (m/w/d)</name><jobDescriptions><jobDescription><name>Deine Aufgaben</name><value><![CDATA[<ul><li>Du baust mit uns die Software.</li></ul>]]></value></jobDescription>
      <jobDescription><name>Dein Profil</name><value><![CDATA[<p>Du bist neugierig.</p>]]></value></jobDescription></jobDescriptions><employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>full-time</schedule><createdAt>2026-10-01T10:00:00+00:00</createdAt></position>`,
      )
      .join('')}</workzag-jobs>`,
    first: {
      reference: '11',
      title: 'Entwickler (m/w/d)',
      organisation: 'Muster GmbH',
      city: 'München',
      from: '2026-10-01T10:00:00.000Z',
    },
  },
  'Everything in attributes': {
    feed: `<vacatures>${[7, 8].map((id) => `<vacature id="${id}" titel="Chauffeur" bedrijf="Rijwiel" plaats="Emmen" land="Nederland" url="https://r.test/${id}" datum="03-11-2026"><omschrijving>${text}</omschrijving></vacature>`).join('')}</vacatures>`,
    first: {
      reference: '7',
      title: 'Chauffeur',
      organisation: 'Rijwiel',
      city: 'Emmen',
      country: 'NL',
      url: 'https://r.test/7',
      from: '2026-11-02T23:00:00.000Z',
    },
  },
  'Named fields': {
    feed: `<export>${[1, 2].map((id) => `<record><field name="Job ID">N${id}</field><field name="Job Title">Lasser</field><field name="Company">Werf</field><field name="City">Urk</field><field name="Description">${text}</field></record>`).join('')}</export>`,
    first: { reference: 'N1', title: 'Lasser', organisation: 'Werf', city: 'Urk' },
  },
  'HR-XML': {
    feed: `<Envelope><Packet>${[1, 2]
      .map(
        (
          id,
        ) => `<JobPositionPosting><JobPositionPostingId>H${id}</JobPositionPostingId><HiringOrg><HiringOrgName>Ziekenhuis</HiringOrgName></HiringOrg>
      <JobPositionInformation><JobPositionTitle>Nurse</JobPositionTitle><JobPositionDescription><JobPositionLocation><LocationSummary><Municipality>Iași</Municipality><CountryCode>RO</CountryCode></LocationSummary></JobPositionLocation><JobPositionPurpose>Care</JobPositionPurpose></JobPositionDescription></JobPositionInformation><HowToApply><ApplicationMethods><ByWeb><URL>https://h.test/${id}</URL></ByWeb></ApplicationMethods></HowToApply><FormattedDescription>${text}</FormattedDescription></JobPositionPosting>`,
      )
      .join('')}</Packet></Envelope>`,
    first: {
      reference: 'H1',
      title: 'Nurse',
      organisation: 'Ziekenhuis',
      city: 'Iași',
      country: 'RO',
      url: 'https://h.test/1',
    },
  },
  'Mark-up that is not escaped': {
    feed: `<jobs><job><id>1</id><title>Bakker</title><company>Brood</company><description><p>Wij <b>bakken</b> voor de hele stad.</p><ul><li>Nacht &amp; dag</li></ul></description></job></jobs>`,
    first: { reference: '1', title: 'Bakker', organisation: 'Brood' },
  },
  'Greenhouse JSON': {
    feed: JSON.stringify({
      jobs: [1, 2].map((id) => ({
        id: 4192882100 + id,
        title: 'Data Engineer',
        absolute_url: `https://g.test/${id}`,
        company_name: 'Wakker',
        location: { name: 'Paris, France' },
        updated_at: '2026-11-03T09:00:00-05:00',
        content: '&lt;p&gt;You will work with our data and the people who need it.&lt;/p&gt;',
        departments: [{ id: 9, name: 'Data' }],
        offices: [{ id: 5, name: 'Paris', location: 'Paris, France' }],
      })),
      meta: { total: 2 },
    }),
    first: {
      reference: '4192882101',
      title: 'Data Engineer',
      organisation: 'Wakker',
      city: 'Paris',
      country: 'FR',
      url: 'https://g.test/1',
      from: '2026-11-03T14:00:00.000Z',
    },
  },
  'Lever JSON': {
    feed: JSON.stringify(
      [1, 2].map((id) => ({
        id: `aa-${id}`,
        text: 'Product Designer',
        categories: { commitment: 'Full-time', location: 'Amsterdam', team: 'Design' },
        country: 'NL',
        description: '<div>Shape the product with us.</div>',
        lists: [{ text: 'You bring', content: '<li>Taste</li><li>Craft</li>' }],
        additional: '<p>We offer a lot.</p>',
        hostedUrl: `https://l.test/${id}`,
        applyUrl: `https://l.test/${id}/apply`,
        createdAt: 1_781_000_000_000,
        workplaceType: 'remote',
        salaryRange: { min: 60000, max: 80000, currency: 'EUR', interval: 'per-year-salary' },
      })),
    ),
    company: 'Lever & Co',
    first: {
      reference: 'aa-1',
      title: 'Product Designer',
      organisation: 'Lever & Co',
      city: 'Amsterdam',
      country: 'NL',
      remote: true,
      url: 'https://l.test/1/apply',
      from: '2026-06-09T10:13:20.000Z',
      salary: [60000, 80000, 'year', 'EUR'],
    },
  },
  'Recruitee JSON': {
    feed: JSON.stringify({
      offers: [1, 2].map((id) => ({
        id,
        slug: `kok-${id}`,
        title: 'Kok',
        description: `<p>${text}</p>`,
        requirements: '<p>Je kunt koken.</p>',
        careers_url: `https://re.test/o/${id}`,
        careers_apply_url: `https://re.test/o/${id}/c/new`,
        city: 'Assen',
        country_code: 'NL',
        country: 'Netherlands',
        company_name: 'Eethuis',
        published_at: '2026-11-03 10:20:00 UTC',
        remote: false,
        employment_type_code: 'fulltime_permanent',
        min_hours: 24,
        max_hours: 36,
        salary: { min: '2500', max: '3200', period: 'month', currency: 'EUR' },
      })),
    }),
    first: {
      reference: '1',
      title: 'Kok',
      organisation: 'Eethuis',
      city: 'Assen',
      country: 'NL',
      remote: false,
      from: '2026-11-03T10:20:00.000Z',
      url: 'https://re.test/o/1/c/new',
      salary: [2500, 3200, 'month', 'EUR'],
    },
  },
  'SmartRecruiters JSON': {
    feed: JSON.stringify({
      offset: 0,
      totalFound: 2,
      content: [1, 2].map((id) => ({
        id: `744${id}`,
        uuid: `u-${id}`,
        name: 'Consultant',
        refNumber: `REF${id}`,
        company: { identifier: 'acme', name: 'Acme' },
        releasedDate: '2026-10-10T10:00:00.000Z',
        location: {
          city: 'Cluj-Napoca',
          region: 'CJ',
          country: 'ro',
          remote: false,
          latitude: '46.77',
          longitude: '23.59',
        },
        industry: { id: 'it', label: 'IT' },
        typeOfEmployment: { label: 'Full-time' },
        jobAd: {
          sections: {
            companyDescription: { title: 'Company', text: '<p>We are Acme.</p>' },
            jobDescription: { title: 'Job', text: '<p>You advise.</p>' },
          },
        },
        applyUrl: `https://s.test/${id}`,
      })),
    }),
    first: {
      reference: 'REF1',
      title: 'Consultant',
      organisation: 'Acme',
      city: 'Cluj-Napoca',
      country: 'RO',
      remote: false,
      url: 'https://s.test/1',
    },
  },
  'JSON-LD graph': {
    feed: JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: 'Bord', url: 'https://bord.test' },
        ...[1, 2].map((id) => ({
          '@type': 'JobPosting',
          title: 'Docent',
          description: `<p>${text}</p>`,
          identifier: { '@type': 'PropertyValue', name: 'Bord', value: `LD-${id}` },
          hiringOrganization: { '@type': 'Organization', name: 'School', sameAs: 'https://school.test' },
          datePosted: '2026-11-01',
          validThrough: '2027-01-31',
          employmentType: ['FULL_TIME'],
          url: `https://bord.test/${id}`,
          jobLocation: [
            {
              '@type': 'Place',
              address: {
                '@type': 'PostalAddress',
                addressLocality: 'Groningen',
                postalCode: '9711',
                addressCountry: 'NL',
              },
            },
          ],
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'EUR',
            value: { '@type': 'QuantitativeValue', minValue: 3301, maxValue: 5090, unitText: 'MONTH' },
          },
        })),
      ],
    }),
    first: {
      reference: 'LD-1',
      title: 'Docent',
      organisation: 'School',
      city: 'Groningen',
      country: 'NL',
      from: '2026-10-31T23:00:00.000Z',
      url: 'https://bord.test/1',
      salary: [3301, 5090, 'month', 'EUR'],
    },
  },
  'JSON-LD list': {
    feed: JSON.stringify({
      '@type': 'ItemList',
      itemListElement: [1, 2].map((id) => ({
        '@type': 'ListItem',
        position: id,
        item: {
          '@type': 'JobPosting',
          identifier: `I${id}`,
          title: 'Tuinman',
          description: text,
          hiringOrganization: 'Groen',
          jobLocationType: 'TELECOMMUTE',
        },
      })),
    }),
    first: { reference: 'I1', title: 'Tuinman', organisation: 'Groen', remote: true },
  },
  'JSON:API': {
    feed: JSON.stringify({
      data: [1, 2].map((id) => ({
        id: String(id),
        type: 'jobs',
        attributes: { title: 'Tester', body: `<p>${text}</p>`, company: 'Api BV', city: 'Breda' },
        links: { self: 'https://a.test' },
      })),
      meta: { count: 2 },
    }),
    first: { reference: '1', title: 'Tester', organisation: 'Api BV', city: 'Breda' },
  },
  'JSON Lines': {
    feed: [1, 2]
      .map((id) =>
        JSON.stringify({
          jobId: `L${id}`,
          jobTitle: 'Planner',
          employer: { name: 'Lijn' },
          body: text,
          location: 'Utrecht, Nederland',
          salary: '€ 2.500 - € 3.200 p/m',
        }),
      )
      .join('\n'),
    first: {
      reference: 'L1',
      title: 'Planner',
      organisation: 'Lijn',
      city: 'Utrecht',
      country: 'NL',
      salary: [2500, 3200, 'month', 'EUR'],
    },
  },
  'Jobs as the values of an object': {
    feed: JSON.stringify({
      count: 2,
      vacancies: {
        '101': { id: 101, name: 'Kapper', description: text, company: 'Knip' },
        '102': { id: 102, name: 'Kapper', description: text, company: 'Knip' },
      },
    }),
    first: { reference: '101', title: 'Kapper', organisation: 'Knip' },
  },
  'France Travail JSON': {
    feed: JSON.stringify({
      resultats: [1, 2].map((id) => ({
        id: `19${id}`,
        intitule: 'Boulanger',
        description: 'Nous recherchons pour notre boutique une personne motivée.',
        dateCreation: '2026-10-10T10:00:00.000Z',
        lieuTravail: { libelle: '75 - PARIS 11', latitude: 48.8, longitude: 2.3, codePostal: '75011' },
        entreprise: { nom: 'Pain' },
        typeContrat: 'CDI',
        salaire: { libelle: 'Mensuel de 1900 Euros à 2000 Euros sur 12 mois' },
        origineOffre: { urlOrigine: `https://f.test/${id}` },
      })),
    }),
    first: {
      reference: '191',
      title: 'Boulanger',
      organisation: 'Pain',
      city: 'PARIS 11',
      url: 'https://f.test/1',
      salary: [1900, 2000, 'month', 'EUR'],
    },
  },
  'Fields kept together under one roof, in Dutch': {
    feed: `<VacatureFeed><Vacatures>${[1, 2].map((id) => `<Vacature><VacatureNummer>V${id}</VacatureNummer><Functietitel>Kok</Functietitel><Bedrijf><Naam>Eethuis</Naam></Bedrijf><Functieomschrijving><![CDATA[${text}]]></Functieomschrijving><Locatie><Plaats>Assen</Plaats><Land>Nederland</Land></Locatie><Salaris><Minimum>2500</Minimum><Maximum>3000</Maximum><Periode>maand</Periode></Salaris><SollicitatieUrl>https://d.test/${id}</SollicitatieUrl><Publicatiedatum>01-11-2026</Publicatiedatum></Vacature>`).join('')}</Vacatures></VacatureFeed>`,
    first: {
      reference: 'V1',
      title: 'Kok',
      organisation: 'Eethuis',
      city: 'Assen',
      country: 'NL',
      from: '2026-10-31T23:00:00.000Z',
      url: 'https://d.test/1',
      salary: [2500, 3000, 'month', null],
    },
  },
  'Workable JSON, which names the company once': {
    feed: JSON.stringify({
      name: 'Eet BV',
      description: 'Wij zijn Eet',
      jobs: [1, 2].map((id) => ({
        title: 'Kok',
        shortcode: `W${id}`,
        code: '',
        telecommuting: false,
        application_url: `https://w.test/${id}/apply`,
        published_on: '2026-11-01',
        country: 'Netherlands',
        city: 'Assen',
        description: `<p>${text}</p>`,
      })),
    }),
    first: {
      reference: 'W1',
      title: 'Kok',
      organisation: 'Eet BV',
      city: 'Assen',
      country: 'NL',
      remote: false,
      url: 'https://w.test/1/apply',
    },
  },
  'GraphQL JSON': {
    feed: JSON.stringify({
      data: {
        jobs: {
          edges: [1, 2].map((id) => ({
            node: { id, title: 'Kok', body: text, company: { name: 'Eet' }, city: { name: 'Assen' } },
          })),
        },
      },
    }),
    first: { reference: '1', title: 'Kok', organisation: 'Eet', city: 'Assen' },
  },
  'Romanian XML': {
    feed: `<anunturi>${[1, 2].map((id) => `<anunt><referință>R${id}</referință><titlu>Bucătar</titlu><angajator>Restaurant</angajator><oraș>Iași</oraș><descriere>Căutăm un bucătar pentru echipa noastră.</descriere><salariu>3500 lei/lună</salariu><link>https://r.test/${id}</link></anunt>`).join('')}</anunturi>`,
    first: {
      reference: 'R1',
      title: 'Bucătar',
      organisation: 'Restaurant',
      city: 'Iași',
      url: 'https://r.test/1',
      salary: [3500, 3500, 'month', 'RON'],
    },
  },
};
