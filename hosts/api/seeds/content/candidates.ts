import type { DemoLanguage, DemoLocale, DemoOptions } from '../demo-types.ts';
import { dayOf } from '../jobs/job-dates.ts';
import { placeNamed } from '../places.ts';
import { createRandom, seedOf, uuidFrom } from '../random.ts';
import { segmentId } from '../segments.ts';
import { createSlugs } from '../slugs.ts';
import { candidateRows } from './candidate-rows.ts';

export interface DemoExperience {
  type: 'employer' | 'education';
  name: string;
  institution: string;
  place: string;
  description: string;
  from: string;
  till: string | null;
}

/** A resume that employers may find (§3). Only the first name and an initial are known: nobody real is meant. */
export interface DemoCandidate {
  id: number;
  uuid: string;
  job_boards: number[];
  locale: DemoLocale;
  slug: string;
  /** Available for hire. */
  status: boolean;
  given_name: string;
  /** An initial with a full stop. */
  family_name: string;
  position: string;
  short_description: string;
  info: string;
  place: string;
  city: string;
  postal_code: string;
  country: string;
  country_code: 'NL' | 'BE' | 'DE' | 'RO';
  lat: number;
  lon: number;
  phone: null;
  address: null;
  open_to_relocate: boolean;
  salary_type: 'month' | 'hour';
  salary_min: number;
  minimum_accepted_salary: number;
  /** Kilometres. */
  travel_distance: number;
  education: DemoExperience[];
  employer_history: DemoExperience[];
  segments: number[];
  file_token: null;
  client: boolean;
  updated_at: string;
}

const countries = {
  nl: { NL: 'Nederland', BE: 'België', DE: 'Duitsland', RO: 'Roemenië' },
  en: { NL: 'Netherlands', BE: 'Belgium', DE: 'Germany', RO: 'Romania' },
} as const satisfies Record<DemoLanguage, object>;

/** About thirty candidates, two thirds for the north and one third for culture. */
export function demoCandidates(options: DemoOptions): DemoCandidate[] {
  const slugs = createSlugs();
  const today = dayOf(options.now);
  const year = new Date(today).getUTCFullYear();
  return candidateRows(options.language ?? 'nl').map((row, index) => {
    const random = createRandom(seedOf(options.seed ?? 18, 'candidate', row.name));
    const place = placeNamed(row.place);
    const [given_name = '', family_name = ''] = row.name.split(' ');
    return {
      id: index + 1,
      uuid: uuidFrom(random, index + 1),
      job_boards: [row.board],
      locale: row.locale,
      slug: slugs(`${row.position} ${place.name}`),
      status: row.available,
      given_name,
      family_name,
      position: row.position,
      short_description: row.short,
      info: `<p>${row.info}</p>`,
      place: place.name,
      city: place.name,
      postal_code: place.postal_code,
      country: countries[row.board === 1 ? (options.language ?? 'nl') : 'nl'][place.country_code],
      country_code: place.country_code,
      lat: place.lat,
      lon: place.lon,
      phone: null,
      address: null,
      open_to_relocate: random.chance(0.3),
      salary_type: 'month',
      salary_min: row.salary,
      minimum_accepted_salary: Math.round((row.salary * 0.94) / 10) * 10,
      travel_distance: random.pick([10, 15, 25, 25, 40, 50]),
      education: row.education.map((line) => experience('education', line, year)),
      employer_history: row.work.map((line) => experience('employer', line, year)),
      segments: row.segments.split(' ').map(segmentId),
      file_token: null,
      client: false,
      updated_at: new Date(today - random.between(1, 60) * 86_400_000).toISOString(),
    };
  });
}

// 'Diploma or role, institution, place, 4-1: what one did', the years counted back from now; 4-0 lasts until today.
function experience(type: DemoExperience['type'], line: string, year: number): DemoExperience {
  const match = /^(.+), (.+), (.+), (\d+)-(\d+): (.+)$/.exec(line);
  if (!match) throw new Error(`Unreadable experience: ${line}`);
  const [, name = '', institution = '', place = '', from, till, description = ''] = match;
  const ended = Number(till) > 0 ? `${year - Number(till)}-07-01` : null;
  return { type, name, institution, place, description, from: `${year - Number(from)}-09-01`, till: ended };
}
