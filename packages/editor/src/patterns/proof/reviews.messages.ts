import { defineMessages } from '@boardwright/messages';

export const reviewsMessages = defineMessages({
  en: {
    name: 'Reviews',
    purpose: 'Three people who found work here, in their own words.',
    search: 'testimonials quotes experiences stories opinions stars',
    heading: 'Who found work here',
    subheading: 'Three of the people who started in a new job last quarter.',
    title1: 'Called back the same day',
    text1:
      'I applied on the train and was called before I got off. A week later I had a contract for 28 hours, exactly what I wanted.',
    role1: 'Nurse, hospital',
    title2: 'The salary was right',
    text2: 'What the advert said was what the contract said. After three other boards that was new to me.',
    role2: 'Electrician, installation company',
    title3: 'Closer to home',
    text3: 'I searched within fifteen kilometres and found a job I did not know existed. I cycle now.',
    role3: 'Planner, transport',
  },
  nl: {
    name: 'Ervaringen',
    purpose: 'Drie mensen die hier werk vonden, in hun eigen woorden.',
    search: 'reviews beoordelingen testimonials citaten verhalen sterren',
    heading: 'Wie hier werk vond',
    subheading: 'Drie van de mensen die afgelopen kwartaal aan een nieuwe baan begonnen.',
    title1: 'Dezelfde dag gebeld',
    text1:
      'Ik solliciteerde in de trein en werd gebeld voordat ik uitstapte. Een week later had ik een contract voor 28 uur, precies wat ik wilde.',
    role1: 'Verpleegkundige, ziekenhuis',
    title2: 'Het salaris klopte',
    text2:
      'Wat in de vacature stond, stond ook in het contract. Na drie andere sites was dat nieuw voor mij.',
    role2: 'Elektricien, installatiebedrijf',
    title3: 'Dichter bij huis',
    text3:
      'Ik zocht binnen vijftien kilometer en vond een baan waarvan ik niet wist dat hij bestond. Nu ga ik op de fiets.',
    role3: 'Planner in het vervoer',
  },
  ro: {
    name: 'Păreri',
    purpose: 'Trei oameni care și-au găsit aici de lucru, cu cuvintele lor.',
    search: 'recenzii testimoniale citate experiențe povești stele',
    heading: 'Cine și-a găsit jobul aici',
    subheading: 'Trei dintre oamenii care au început un job nou în ultimul trimestru.',
    title1: 'Sunată în aceeași zi',
    text1:
      'Am aplicat din tren și m-au sunat înainte să cobor. După o săptămână aveam un contract de 28 de ore, exact cât voiam.',
    role1: 'Asistentă medicală, spital',
    title2: 'Salariul a fost cel scris',
    text2: 'Ce scria în anunț scria și în contract. După alte trei site-uri, asta a fost o noutate.',
    role2: 'Electrician, firmă de instalații',
    title3: 'Mai aproape de casă',
    text3:
      'Am căutat pe o rază de cincisprezece kilometri și am găsit un job de care nu știam. Acum merg cu bicicleta.',
    role3: 'Planificator, transport',
  },
});
