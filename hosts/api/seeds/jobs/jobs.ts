import type { DemoJob, DemoJobStatus, DemoLanguage, DemoOptions, DemoOrganisation } from '../demo-types.ts';
import type { Occupation } from '../occupations/occupation.ts';
import { neighboursOf, placeNamed, type Place } from '../places.ts';
import { createRandom, seedOf, uuidFrom, type Random } from '../random.ts';
import { createSlugs } from '../slugs.ts';
import { fill } from '../fill.ts';
import { handmadeCulture, handmadeExpired, handmadeNorth, type HandmadeJob } from './handmade.ts';
import { handmadeTexts } from './handmade-texts.ts';
import { boardsFor, contractFor, hoursFor, salaryFor, segmentsFor } from './job-conditions.ts';
import { closesAt, dayOf, publishedAt, spanFor } from './job-dates.ts';
import { createJobMarket } from './job-market.ts';
import { jobSlots, writeJob, type JobSlots } from './job-texts.ts';

/** Jobs of other states, on top of the active ones. */
const resting: readonly (readonly [DemoJobStatus, number])[] = [
  ['expired', 39],
  ['draft', 14],
  ['paused', 14],
  ['scheduled', 6],
];

// Organisations that work in the next village too.
const spread = new Set([
  'thuiszorg',
  'gehandicaptenzorg',
  'jeugdzorg',
  'kinderopvang',
  'school',
  'bouw',
  'installatie',
  'bibliotheek',
]);

/**
 * Every job of the demo, one by one: the hand-made ones first, then as many active ones as asked for (four in
 * five on board 1), then the expired, drafts, paused and scheduled. Streams, so that a hundred thousand need no memory
 * but the slugs.
 */
export function* demoJobs(
  options: DemoOptions,
  organisations: readonly DemoOrganisation[],
): Generator<DemoJob> {
  const { language = 'nl' } = options;
  const market = createJobMarket(organisations, language);
  // What was written by hand is in Dutch.
  const isWritten = ({ board }: HandmadeJob): boolean => board === 2 || language === 'nl';
  const byName = new Map(organisations.map((organisation) => [organisation.name, organisation]));
  const today = dayOf(options.now);
  const slugs = createSlugs();
  const taken = new Set<string>();
  const wanted = options.jobs ?? 2600;
  let index = 0;
  const next = (status: DemoJobStatus, handmade?: HandmadeJob): DemoJob => {
    index += 1;
    const random = createRandom(seedOf(options.seed ?? 18, 'job', index));
    const board = handmade?.board ?? (index % 5 === 0 ? 2 : 1);
    const employer = handmade && byName.get(handmade.organisation);
    const draft =
      handmade && employer
        ? { occupation: market.named(handmade.occupation), organisation: employer }
        : freshDraft(() => {
            const { occupation, draw } = market.draw(board, random);
            return { occupation, organisation: draw(random) };
          }, taken);
    return buildJob({
      ...draft,
      board,
      language: board === 1 ? language : 'nl',
      isShared: language === 'nl',
      status,
      today,
      index,
      slugs,
      taken,
      random,
      ...(handmade ? { handmade } : {}),
    });
  };
  const handmade = [...handmadeNorth, ...handmadeCulture].filter(isWritten).slice(0, wanted);
  for (const job of handmade) yield next('active', job);
  for (let count = handmade.length; count < wanted; count += 1) yield next('active');
  for (const job of handmadeExpired.filter(isWritten)) yield next('expired', job);
  for (const [status, count] of resting) for (let made = 0; made < count; made += 1) yield next(status);
}

interface Draft {
  readonly occupation: Occupation;
  readonly organisation: DemoOrganisation;
}

/** Prefers a pair of occupation and organisation that is not on the board yet; gives up after a few tries. */
function freshDraft(draw: () => Draft, taken: Set<string>): Draft {
  let draft = draw();
  for (let tries = 0; tries < 6 && taken.has(keyOf(draft)); tries += 1) draft = draw();
  taken.add(keyOf(draft));
  return draft;
}

const keyOf = ({ occupation, organisation }: Draft): string => `${organisation.id} ${occupation.titles[0]}`;

/** A title that the organisation does not use yet in that place, as long as there is one. */
function freshTitle(
  { occupation, organisation, taken, random }: JobPlan,
  place: Place,
  slots: JobSlots,
): string {
  const start = random.between(0, occupation.titles.length - 1);
  const turned = [...occupation.titles.slice(start), ...occupation.titles.slice(0, start)];
  const titles = turned.map((title) => fill(title, slots));
  const key = (title: string): string => `${organisation.id} ${place.name} ${title}`;
  const title = titles.find((each) => !taken.has(key(each))) ?? titles[0] ?? '';
  taken.add(key(title));
  return title;
}

interface JobPlan extends Draft {
  readonly handmade?: HandmadeJob;
  readonly board: 1 | 2;
  /** The board's own. */
  readonly language: DemoLanguage;
  /** Whether a job may be on both boards. */
  readonly isShared: boolean;
  readonly status: DemoJobStatus;
  readonly today: number;
  readonly index: number;
  readonly slugs: (text: string) => string;
  /** Pairs and titles that are on the board already. */
  readonly taken: Set<string>;
  readonly random: Random;
}

function buildJob(plan: JobPlan): DemoJob {
  const { occupation, organisation, handmade, random, status, today } = plan;
  const place = placeFor(plan);
  const recruiter = handmade ? organisation.recruiters[0] : random.pick(organisation.recruiters);
  if (!recruiter) throw new Error(`${organisation.name} has nobody to answer for its jobs`);
  const slots = jobSlots({ occupation, organisation, place, recruiter }, random);
  const title = handmade?.title ?? freshTitle(plan, place, slots);
  const contract = handmade?.contract ?? contractFor(occupation, random);
  const salary = handmade ? handmadeSalary(handmade) : salaryFor(occupation, organisation, random);
  const hours = handmade?.hours ?? hoursFor(occupation, random);
  const { job_boards: fitting, industries } = boardsFor(occupation, organisation, plan.board, random);
  // Work of the second board is in Dutch: a first board in English does not show it too.
  const job_boards = plan.isShared ? fitting : [plan.board];
  const education = handmade
    ? [handmade.education]
    : random.chance(0.3)
      ? occupation.education
      : [random.pick(occupation.education)];
  const texts = writeJob(
    {
      occupation: handmade ? named(occupation, title) : occupation,
      organisation,
      place,
      recruiter,
      contract,
      salary,
    },
    slots,
    random,
  );
  const written = handmade?.texts
    ? { ...texts, ...handmadeTexts(handmade.texts, organisation, texts.platform) }
    : texts;
  const own = !handmade && random.chance(0.15);
  const span = { ...spanFor(status, random), ...(handmade ? { age: handmade.age } : {}) };
  const closes = handmade?.closes ?? span.closes;
  const from = publishedAt(today, span.age, random);
  const till = closesAt(today, closes);
  const premium = handmade
    ? handmade.premium === true
    : status === 'active' && random.chance(0.06) && isLocal(plan, place);
  const reach = reachFor(plan, place, random);
  const slug = plan.slugs(`${title} ${place.name}`);
  return {
    uuid: uuidFrom(random, plan.index),
    organisation_id: organisation.id,
    title,
    description: written.description,
    status,
    locale: occupation.locale,
    slug,
    organisation_name: organisation.name,
    from,
    till,
    premium,
    premium_till: premium ? till : null,
    text_type: own ? 'own' : 'platform',
    text_own: own ? written.own : null,
    text_platform: own ? null : written.platform,
    ...reach,
    ...applyFor(organisation, recruiter.email, slug, handmade !== undefined, random),
    external_reference: random.chance(0.1) ? `ats-${random.between(10_000, 99_999)}-${plan.index}` : null,
    recruiter_name: recruiter.name,
    recruiter_email: recruiter.email,
    recruiter_phone: recruiter.phone,
    recruiter_phone_country: recruiter.phone_country,
    website: organisation.website,
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_type: salary?.per ?? 'month',
    hours_min: hours[0],
    hours_max: hours[1],
    segment_ids: segmentsFor({
      industries,
      contract,
      education,
      level: [random.pick(occupation.level)],
      hours,
    }),
    custom_fields: { tags: handmade ? [handmade.tag] : random.some(occupation.tags, random.between(1, 2)) },
    show_logo: true,
    pixel_url: null,
    boost_factor: handmade?.boost ?? (premium ? 2 : 1),
    reference_code: `${plan.board === 1 ? 'WW' : 'KL'}-${100_000 + plan.index}`,
    job_boards,
    created_at: new Date(Math.min(Date.parse(from), today) - random.between(1, 72) * 3_600_000).toISOString(),
  };
}

const northern = new Set(['Groningen', 'Friesland', 'Drenthe']);

/** Whether a job is of the board's own readers: nobody pays to lead a list with work abroad or in another language. */
const isLocal = ({ board, language, occupation }: JobPlan, { region, country_code }: Place): boolean =>
  occupation.locale === language && (board === 1 ? northern.has(region) : country_code === 'NL');

// A quote is signed with the job's own title where a hand-made job borrows an occupation's sentences.
const named = (occupation: Occupation, title: string): Occupation => ({ ...occupation, titles: [title] });

function handmadeSalary({ salary }: HandmadeJob): ReturnType<typeof salaryFor> {
  return salary && { min: salary[0], max: salary[1], per: 'month' };
}

function placeFor({ organisation, handmade, random }: JobPlan): Place {
  const home = placeNamed(handmade?.place ?? organisation.city);
  if (handmade || home.preposition === 'op' || !spread.has(organisation.kind) || !random.chance(0.4))
    return home;
  return placeNamed(random.pick(neighboursOf(home)));
}

type Reach = Pick<
  DemoJob,
  | 'remote'
  | 'location_type'
  | 'country_wide'
  | 'country_code'
  | 'location_name'
  | 'city'
  | 'postal_code'
  | 'lat'
  | 'lon'
>;

/** Nearly every job has a place; some in ict are remote, some in the field cover the country. */
function reachFor({ occupation, organisation, handmade }: JobPlan, place: Place, random: Random): Reach {
  const { tags, industry } = occupation;
  const remote = !handmade && industry === 'ict' && random.chance(0.09);
  const country_wide = !handmade && !remote && tags.some((tag) => mobile.has(tag)) && random.chance(0.12);
  const home = place.name === organisation.city;
  if (remote || country_wide) {
    const nowhere = { location_name: null, city: null, postal_code: null, lat: null, lon: null };
    return { remote, location_type: 'none', country_wide, country_code: place.country_code, ...nowhere };
  }
  return {
    remote: false,
    location_type: 'fixed',
    country_wide: false,
    country_code: place.country_code,
    location_name: place.name,
    city: place.name,
    postal_code: home ? organisation.postal_code : place.postal_code,
    lat: home ? organisation.lat : place.lat,
    lon: home ? organisation.lon : place.lon,
  };
}

const mobile = new Set(['Buitendienst', 'Auto van de zaak', 'International', 'Opbouw', 'Internațional']);

function applyFor(
  organisation: DemoOrganisation,
  recruiterEmail: string,
  slug: string,
  alwaysByEmail: boolean,
  random: Random,
): Pick<DemoJob, 'apply_type' | 'apply_url' | 'apply_email'> {
  if (alwaysByEmail || random.chance(0.82)) {
    const apply_email = random.chance(0.5) ? recruiterEmail : organisation.email;
    return { apply_type: 'email', apply_url: null, apply_email };
  }
  return { apply_type: 'url', apply_url: `${organisation.website}/werken-bij/${slug}`, apply_email: null };
}
