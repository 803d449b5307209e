import type { JobSummary } from '@boardwright/api-client/contract';

const titles = [
  ['Wijkverpleegkundige niveau 6', 'Zorggroep Lauwers', 'Winsum', ['Vast', 'Hbo', 'Thuiszorg']],
  [
    'Servicemonteur windturbines Eemshaven',
    'Eemswind Energie',
    'Eemshaven',
    ['Vast', 'Mbo 4', 'Buitendienst'],
  ],
  ['Frontend developer Vue en TypeScript', 'Polderdata', 'Groningen', ['Vast', 'Hbo', 'Hybride']],
  [
    'Leerkracht groep 5/6 met hart voor rekenen',
    'Scholengroep Oostvaart',
    'Haren',
    ['Tijdelijk', 'Hbo', 'Onderwijs'],
  ],
  ['Beleidsadviseur klimaatadaptatie', 'Waterschap Drielanden', 'Veendam', ['Vast', 'Wo', 'Overheid']],
  ['Timmerman renovatie en onderhoud', 'Veenstra Bouw', 'Drachten', ['Vast', 'Mbo 3', 'Bouw']],
] as const;

/** Jobs as the API answers them, for previews: premium, without salary, without logo, remote, and a very long title among them. */
export function previewJobs(count: number): JobSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, organisation, place, tags] = titles[index % titles.length] ?? titles[0];
    const noSalary = index % 6 === 4;
    return {
      id: index + 1,
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      slug: `job-${index + 1}`,
      title:
        index === 7
          ? 'Arbeidsmarktcommunicatiemedewerker en verpleegkundig specialist ouderengeneeskunde'
          : title,
      description: 'In Winsum en de dorpen eromheen ben jij het gezicht van de wijkzorg.',
      status: 'active',
      locale: 'nl',
      organisation_id: (index % titles.length) + 1,
      organisation_name: organisation,
      organisation_slug: `organisation-${(index % titles.length) + 1}`,
      logo: null,
      show_logo: true,
      from: new Date(Date.UTC(2026, 10, 20 - (index % 12))).toISOString(),
      till: '2026-12-12T22:59:59.000Z',
      premium: index % 5 === 0,
      premium_till: null,
      remote: index % 6 === 2,
      location_type: 'fixed',
      location_name: place,
      city: place,
      postal_code: null,
      country_code: 'NL',
      lat: 53.2,
      lon: 6.5,
      distance: index % 3 === 0 ? 14 : null,
      salary_min: noSalary ? null : 3389,
      salary_max: noSalary ? null : 4736,
      salary_type: 'month',
      hours_min: 24,
      hours_max: 32,
      segment_ids: [103, 203, 302, 401, 501],
      tags: [...tags],
    };
  });
}
