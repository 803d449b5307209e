import { placeNamed } from '../places.ts';
import { segmentId } from '../segments.ts';

/** What the demo's candidate says of himself: somebody in Groningen who wants to work nearer to people. */
export function demoResume() {
  const { lat, lon } = placeNamed('Groningen');
  return {
    position: 'Applicatiebeheerder in de zorg',
    shortDescription: 'Ik zorg dat mensen in de zorg verder kunnen als een scherm het niet meer doet.',
    info: '<p>Ik luister eerst en zoek dan pas. Na acht jaar servicedesk wil ik dichter bij de mensen zitten die met de systemen werken.</p><ul><li>ECD’s van twee leveranciers</li><li>Uitleg zonder jargon</li></ul>',
    phone: '+31612345678',
    address: 'Nieuwe Ebbingestraat 71',
    postalCode: '9712 NG',
    place: 'Groningen',
    city: 'Groningen',
    lat,
    lon,
    openToRelocate: false,
    salaryType: 'month',
    salaryMin: 3200,
    travelDistance: 30,
    segmentIds: [segmentId('ict'), segmentId('zorg')],
    history: [
      {
        id: 'noorderpoort',
        type: 'employer',
        name: 'Medewerker servicedesk',
        institution: 'Noorderlicht ICT',
        place: 'Groningen',
        description: '- Eerste aanspreekpunt van zes zorginstellingen\n- Inwerken van nieuwe collega’s',
        from: '2018-09',
        till: null,
      },
      {
        id: 'winkel',
        type: 'employer',
        name: 'Verkoper computers',
        institution: 'Beeld en Klank Postma',
        place: 'Haren',
        description: null,
        from: '2015',
        till: '2018-08',
      },
      {
        id: 'mbo',
        type: 'education',
        name: 'Mbo 4 ICT-beheer',
        institution: 'Alfa-college',
        place: 'Groningen',
        description: null,
        from: '2012-09',
        till: '2015-06',
      },
    ],
  } as const;
}

/** Companies of the demo beside the employer's own, by the names of their organisations: those a resume may be kept from. */
export const demoCompanies = 12;
