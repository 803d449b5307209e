import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../test/processor-time.ts';
import { cvFacts } from './cv-facts.ts';
import { cvDate, periodIn } from './cv-dates.ts';

const dutch = `Curriculum vitae
Sanne Hoekstra-van der Veen
Wijkverpleegkundige

Oude Ebbingestraat 12a
9712 HL Groningen
06 12 34 56 78
sanne.hoekstra@example.org

Profiel
Verpleegkundige met tien jaar ervaring in de wijk.

WERKERVARING
Wijkverpleegkundige, Zorggroep Lauwers, Groningen
maart 2019 – heden
- Zorg voor twaalf cliënten
- Begeleiden van stagiairs

Verzorgende bij Thuiszorg Noord
2014 - februari 2019
Persoonlijke verzorging aan huis.

Opleidingen
2010 - 2014 HBO Verpleegkunde, Hanzehogeschool, Groningen

Vaardigheden
Wondzorg, Techniek; reanimatie

Talen
Nederlands, Duits`;

const english = `Tom O'Neill
Welder | tom.oneill@example.co.uk | +31 6 21 43 65 87
Location: Delfzijl

EXPERIENCE

03/2018 - Present
Senior Welder
Eems Shipyard
• TIG and MIG welding of hulls
• Leading a crew of four.

Jan 2015 to Feb 2018
Welder
North Steel BV

EDUCATION
Welding level 4 | Noorderpoort | 2012 - 2015

Skills
TIG • MIG • Reading drawings`;

const romanian = `Nume: Ștefan Munteanu
Telefon: 0722 123 456
Localitate: Cluj-Napoca
E-mail: stefan@example.ro

Experiență profesională
ianuarie 2020 – prezent   Electrician, Electrica SA, Cluj-Napoca
Întreținerea instalațiilor
2016 – 2019   Ucenic la Instal Grup

Educație
2012 - 2016 Liceul Tehnic Energetic, Cluj-Napoca

Competențe
Instalații electrice, Citirea schemelor`;

describe('a CV in Dutch', () => {
  const facts = cvFacts(dutch, 'NL');
  it('tells who, where and how to reach them', () => {
    expect(facts).toMatchObject({
      name: 'Sanne Hoekstra-van der Veen',
      email: 'sanne.hoekstra@example.org',
      phone: '+31612345678',
      phoneCountry: 'NL',
      address: 'Oude Ebbingestraat 12a',
      postalCode: '9712 HL',
      place: 'Groningen',
      position: 'Wijkverpleegkundige',
      summary: 'Verpleegkundige met tien jaar ervaring in de wijk.',
      skills: ['Wondzorg', 'Techniek', 'reanimatie'],
    });
  });
  it('tells what was done and learnt', () => {
    expect(facts.entries).toEqual([
      {
        type: 'employer',
        name: 'Wijkverpleegkundige',
        institution: 'Zorggroep Lauwers',
        place: 'Groningen',
        from: '2019-03',
        till: null,
        sure: true,
        description: '- Zorg voor twaalf cliënten\n- Begeleiden van stagiairs',
      },
      {
        type: 'employer',
        name: 'Verzorgende',
        institution: 'Thuiszorg Noord',
        place: null,
        from: '2014',
        till: '2019-02',
        sure: true,
        description: 'Persoonlijke verzorging aan huis.',
      },
      {
        type: 'education',
        name: 'HBO Verpleegkunde',
        institution: 'Hanzehogeschool',
        place: 'Groningen',
        from: '2010',
        till: '2014',
        sure: true,
        description: null,
      },
    ]);
  });
});

it('a CV in English is read', () => {
  const facts = cvFacts(english, 'NL');
  expect(facts).toMatchObject({ name: "Tom O'Neill", phone: '+31621436587', place: 'Delfzijl' });
  expect(facts.entries).toMatchObject([
    { name: 'Senior Welder', institution: 'Eems Shipyard', from: '2018-03', till: null },
    { name: 'Welder', institution: 'North Steel BV', from: '2015-01', till: '2018-02' },
    { type: 'education', name: 'Welding level 4', institution: 'Noorderpoort', from: '2012', till: '2015' },
  ]);
  expect(facts.position).toBe('Senior Welder');
});

it('a CV in Romanian is read', () => {
  const facts = cvFacts(romanian, 'RO');
  expect(facts).toMatchObject({
    name: 'Ștefan Munteanu',
    phone: '+40722123456',
    phoneCountry: 'RO',
    place: 'Cluj-Napoca',
  });
  expect(facts.entries).toMatchObject([
    { name: 'Electrician', institution: 'Electrica SA', place: 'Cluj-Napoca', from: '2020-01', till: null },
    { name: 'Ucenic', institution: 'Instal Grup', from: '2016', till: '2019' },
    {
      type: 'education',
      name: 'Liceul Tehnic Energetic',
      institution: 'Cluj-Napoca',
      from: '2012',
      till: '2016',
    },
  ]);
});

it('what is no CV gives nothing, and takes no time', () => {
  expect(cvFacts('', 'NL')).toEqual({ entries: [], skills: [], sure: [] });
  for (const hostile of [
    '2019 - '.repeat(8000),
    'a@'.repeat(30_000),
    `${'A '.repeat(30_000)}\n`,
    ', '.repeat(30_000),
    '\u0301'.repeat(60_000),
  ])
    expect(
      processorTime(() => cvFacts(`Werkervaring\n${hostile}\n${hostile}`, 'NL')),
      hostile.slice(0, 10),
    ).toBeLessThan(2000);
});

it.each([
  ['maart 2019', '2019-03'],
  ['1 mrt. 2019', '2019-03'],
  ['mai 2020', '2020-05'],
  ['noiembrie 2011', '2011-11'],
  ['07/2015', '2015-07'],
  ['1-3-2015', '2015-03'],
  ['2015-08', '2015-08'],
  ['2015', '2015'],
])('%s is %s', (written, expected) => expect(cvDate(written)).toBe(expected));

it.each([
  ['2019 – heden', { from: '2019', till: null }],
  ['sept 2018 t/m jun 2020', { from: '2018-09', till: '2020-06' }],
  ['2012 până în prezent', { from: '2012', till: null }],
  ['sinds mei 2021', { from: '2021-05', till: null }],
  ['2020 - 2018', undefined],
  ['Postbus 2019', undefined],
  ['06 2019 2021', undefined],
])('%s is a period or none', (line, expected) => expect(periodIn(line)?.period).toEqual(expected));

describe('what is sure of who somebody is', () => {
  it('is no year for a postcode and no heading for a position', () => {
    const text = 'Sanne Vos\nWERKERVARING OPLEIDING\n2019 Certificaat VCA\n1017 Amsterdam\n2015 Hoogwerker';
    expect(cvFacts(text, 'NL')).not.toHaveProperty('postalCode');
    expect(cvFacts(text, 'NL')).not.toHaveProperty('position');
    expect(cvFacts('Sanne Vos\n2019 Certificaat VCA', 'NL')).not.toHaveProperty('postalCode');
    expect(cvFacts('Ion Pop\nStrada Lungă 5, 500001 Brașov', 'RO')).toMatchObject({
      postalCode: '500001',
      place: 'Brașov',
      sure: ['address', 'postalCode', 'place'],
    });
  });

  it('is no referee’s number', () => {
    const text = 'Sanne Vos\n\nReferenties\nJan de Boer, 06 12345678';
    expect(cvFacts(text, 'NL')).toMatchObject({ phone: '+31612345678', sure: [] });
  });
});
