import type { ResumeEntry } from '@boardwright/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { back, date, entry, taken } from './json-resume.fixtures.ts';
import { endsBeforeStart, isResumeDate, tidyEntries } from './resume-entries.ts';

const withoutId = ({ id: _id, ...rest }: ResumeEntry) => rest;

describe('a JSON Resume', () => {
  it('has what a resume here says, in the parts of the schema', () => {
    const document = taken({
      position: 'Lasser',
      shortDescription: 'Ik las.',
      phone: '+31612345678',
      place: 'Delfzijl',
      segmentIds: [1, 3],
      history: [{ type: 'employer', name: 'Lasser', institution: 'Werf BV', from: '2019-03', till: null }],
    });
    expect(document).toMatchObject({
      basics: {
        name: 'Anna de Vries',
        label: 'Lasser',
        email: 'anna@example.org',
        phone: '+31612345678',
        summary: 'Ik las.',
        location: { city: 'Delfzijl', countryCode: 'NL' },
      },
      work: [{ position: 'Lasser', name: 'Werf BV', startDate: '2019-03' }],
      skills: [
        { name: 'Vakgebied', keywords: ['Zorg'] },
        { name: 'Contract', keywords: ['Vast'] },
      ],
      meta: { version: 'v1.0.0' },
    });
  });

  it('comes back as it went: entries and their dates', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
        const history = tidyEntries(entries).filter(({ name }) => name !== '');
        const proposal = back(taken({ history }));
        expect(proposal.history.map(withoutId)).toEqual(history.map(withoutId));
        expect(proposal.left_out).toEqual([]);
      }),
    );
  });

  it('comes back as it went: the rest of it', () => {
    const proposal = back(
      taken({
        position: 'Lasser',
        shortDescription: 'Ik las.',
        info: '<p>Meer <strong>woorden</strong></p>',
        phone: '+40722123456',
        address: 'Dijk 3',
        postalCode: '9932 AB',
        place: 'Delfzijl',
        openToRelocate: true,
        salaryType: 'hour',
        salaryMin: 21.5,
        travelDistance: 30,
        segmentIds: [1, 3],
      }),
    );
    expect(proposal).toMatchObject({
      fields: {
        position: 'Lasser',
        short_description: 'Ik las.',
        info: '<p>Meer <strong>woorden</strong></p>',
        phone: '+40722123456',
        phone_country: 'RO',
        address: 'Dijk 3',
        postal_code: '9932 AB',
        place: 'Delfzijl',
        open_to_relocate: true,
        salary_type: 'hour',
        salary_min: 21.5,
        travel_distance: 30,
      },
      segment_ids: [1, 3],
      left_out: [],
    });
  });

  it('of somewhere else is read as far as it goes, and what is left out is told', () => {
    const proposal = back({
      basics: {
        name: 'X',
        label: 'Welder',
        image: 'x.png',
        phone: '12',
        profiles: [{ network: 'x' }],
        location: { city: 'Delfzijl', region: 'Groningen' },
      },
      work: [
        {
          name: 'Yard',
          position: 'Welder',
          startDate: '2019-13',
          endDate: '2020-01-31T00:00:00Z',
          summary: 'Hulls.',
          highlights: ['TIG', 'MIG'],
          url: 'https://yard.example',
        },
        { summary: 'nameless' },
        'no object',
      ],
      education: [
        {
          studyType: 'BSc',
          area: 'Physics',
          institution: 'RuG',
          startDate: '2012',
          endDate: '2010',
          score: '8',
          courses: ['Optics'],
        },
      ],
      skills: [{ name: 'Metal', level: 'Master', keywords: ['TIG', 'Care'] }, { name: 'Vast' }],
      volunteer: [{ organization: 'Y' }],
      languages: [],
      references: 'none',
      meta: { theme: 'x' },
    });
    expect(proposal.fields).toEqual({ position: 'Welder', place: 'Delfzijl' });
    expect(proposal.history.map(withoutId)).toEqual([
      {
        type: 'employer',
        name: 'Welder',
        institution: 'Yard',
        place: null,
        description: 'Hulls.\n\n- TIG\n- MIG',
        from: null,
        till: '2020-01-31',
      },
      {
        type: 'education',
        name: 'BSc Physics',
        institution: 'RuG',
        place: null,
        description: '- Optics',
        from: '2012',
        till: null,
      },
    ]);
    expect(proposal.segment_ids).toEqual([1, 3]);
    expect(proposal.left_out).toEqual([
      'work[0].startDate',
      'work[0].url',
      'work[1].name',
      'work[2]',
      'education[0].endDate',
      'education[0].score',
      'basics.phone',
      'basics.image',
      'basics.profiles (1)',
      'basics.location.region',
      'volunteer (1)',
      'references',
      'skills: TIG',
    ]);
  });

  it('of any shape is read without a fall', () => {
    fc.assert(
      fc.property(
        fc.object({
          key: fc.constantFrom(
            'basics',
            'work',
            'education',
            'skills',
            'name',
            'startDate',
            'location',
            'meta',
            'boardwright',
            'info',
            'keywords',
            'x',
          ),
          maxDepth: 4,
        }),
        (document) => {
          const { history } = back(document);
          for (const { name, from, till } of history) {
            expect(name).not.toBe('');
            expect(from === null || isResumeDate(from)).toBe(true);
            expect(endsBeforeStart(from, till)).toBe(false);
          }
        },
      ),
    );
  });
});

it('a date is a year, a month or a day that there is', () => {
  fc.assert(fc.property(date, (one) => isResumeDate(one)));
  for (const wrong of ['2019-02-29', '2019-13', '19', '2019-1', '1899', 'x', '2019-04-31'])
    expect(isResumeDate(wrong)).toBe(false);
});
