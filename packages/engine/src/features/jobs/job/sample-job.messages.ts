import { defineMessages } from '@boardwright/messages';

/** A job nobody offers, for the editor of a board without jobs. */
export const sampleJobMessages = defineMessages({
  en: {
    title: 'Mechanic for bicycles and cargo bikes',
    organisation: 'Sample company',
    place: 'Utrecht',
    description: 'You keep a city on its wheels: three days in the workshop, two days on the road.',
    job: '<p>You repair what comes in, from a flat tyre to a motor that will not start, and you tell people what it costs before you begin.</p><ul><li>Small and large repairs in our own workshop</li><li>Helping customers who are stranded on the way</li></ul>',
    function:
      '<ul><li>Some years with bicycles, or a diploma in mechanics</li><li>A driving licence</li></ul>',
    offer:
      '<ul><li>A permanent contract after six months</li><li>25 days off and a bicycle of your own</li></ul>',
    company: '<p>A workshop of nine people. Here is what an employer tells about itself.</p>',
    contract: 'Permanent',
    time: '32–40 hours',
    education: 'Secondary vocational',
    industry: 'Technology',
  },
  nl: {
    title: 'Monteur fietsen en bakfietsen',
    organisation: 'Voorbeeldbedrijf',
    place: 'Utrecht',
    description: 'Jij houdt de stad op wielen: drie dagen in de werkplaats, twee dagen onderweg.',
    job: '<p>Je repareert wat binnenkomt, van een lekke band tot een motor die niet start, en je vertelt wat het kost voordat je begint.</p><ul><li>Kleine en grote reparaties in onze eigen werkplaats</li><li>Klanten helpen die onderweg stilstaan</li></ul>',
    function:
      '<ul><li>Een paar jaar met fietsen gewerkt, of een mbo-diploma techniek</li><li>Rijbewijs B</li></ul>',
    offer: '<ul><li>Na zes maanden een vast contract</li><li>25 vrije dagen en een eigen fiets</li></ul>',
    company: '<p>Een werkplaats van negen mensen. Hier staat wat een werkgever over zichzelf vertelt.</p>',
    contract: 'Vast',
    time: '32–40 uur',
    education: 'Mbo',
    industry: 'Techniek',
  },
  ro: {
    title: 'Mecanic de biciclete și biciclete cargo',
    organisation: 'Companie exemplu',
    place: 'Utrecht',
    description: 'Ții orașul pe roți: trei zile în atelier, două zile pe drum.',
    job: '<p>Repari tot ce vine, de la o pană la un motor care nu pornește, și spui cât costă înainte să începi.</p><ul><li>Reparații mici și mari în atelierul nostru</li><li>Ajutor pentru clienții rămași pe drum</li></ul>',
    function:
      '<ul><li>Câțiva ani de lucru cu biciclete sau o diplomă de mecanic</li><li>Permis de conducere</li></ul>',
    offer:
      '<ul><li>Contract permanent după șase luni</li><li>25 de zile libere și o bicicletă a ta</li></ul>',
    company: '<p>Un atelier de nouă oameni. Aici stă ce povestește un angajator despre sine.</p>',
    contract: 'Permanent',
    time: '32–40 de ore',
    education: 'Profesional',
    industry: 'Tehnică',
  },
});
