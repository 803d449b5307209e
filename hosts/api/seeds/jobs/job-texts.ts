import type { DemoJob, DemoOrganisation, DemoRecruiter } from '../demo-types.ts';
import { bullets, escapeHtml, fill, paragraphs } from '../fill.ts';
import type { Occupation } from '../occupations/occupation.ts';
import { kindTexts } from '../organisations/kinds.ts';
import { personFrom } from '../people.ts';
import { inPlace, neighboursOf, type Place } from '../places.ts';
import type { Random } from '../random.ts';
import { money, typeset } from '../typeset.ts';
import { jobMessages, type JobMessages } from './job-messages.ts';

/** What a job's texts are made from. */
export interface JobSource {
  readonly occupation: Occupation;
  readonly organisation: DemoOrganisation;
  readonly place: Place;
  readonly recruiter: DemoRecruiter;
  readonly contract: string;
  readonly salary: {
    readonly min: number;
    readonly max: number;
    readonly per: DemoJob['salary_type'];
  } | null;
}

export interface JobTexts {
  readonly description: string;
  readonly platform: NonNullable<DemoJob['text_platform']>;
  readonly own: string;
}

export type JobSlots = Readonly<Record<string, string>>;

const descriptionLimit = 200;
const fullTime: Readonly<Record<string, number>> = {
  zorg: 36,
  overheid: 36,
  horeca: 38,
  podium: 36,
  musea: 36,
  bibliotheek: 36,
};
const yearEnd: Readonly<Record<string, string>> = {
  zorg: ' en 8,33 % eindejaarsuitkering',
  onderwijs: ' en 8,33 % eindejaarsuitkering',
};

/** The slots that an occupation's sentences may use. */
export function jobSlots(source: Omit<JobSource, 'contract' | 'salary'>, random: Random): JobSlots {
  const { occupation, organisation, place, recruiter } = source;
  const messages = jobMessages[occupation.locale];
  const [first = place.name, second = place.name] = neighboursOf(place);
  return {
    plaats: place.name,
    in: inPlace(place, occupation.locale),
    org: organisation.name,
    team: random.pick(messages.teams),
    buren: `${first} ${messages.and} ${second}`,
    recruiter: recruiter.name,
    telefoon: recruiter.phone.replaceAll(' ', '\u00a0'),
  };
}

/** Writes the texts of one job: intro, the four platform parts, and the same as one text with headings. */
export function writeJob(source: JobSource, slots: JobSlots, random: Random): JobTexts {
  const { occupation } = source;
  const messages = jobMessages[occupation.locale];
  const filled = (texts: readonly string[]): string[] => texts.map((text) => fill(text, slots));
  const reasons = reasonsFor(source, messages);
  const day = paragraphs(
    filled([random.pick(occupation.days), ...(random.chance(0.7) ? [random.pick(reasons)] : [])]),
  );
  const tasks = bullets(
    filled(random.some(occupation.tasks, Math.min(occupation.tasks.length, random.between(3, 5)))),
  );
  const asks = bullets(
    filled(random.some(occupation.asks, Math.min(occupation.asks.length, random.between(3, 4)))),
  );
  const offer = bullets(offersOf(source, messages, random).map((text) => fill(text, slots)));
  const contact = paragraphs(filled([random.pick(messages.contacts)]));
  const company = companyOf(source, random);
  const quote = quoteOf(source, random);
  const heading = (text: string): string => `<h2>${escapeHtml(fill(text, slots))}</h2>`;
  const { headings } = messages;
  return {
    description: introOf(occupation, slots, random),
    platform: {
      job: `${day}\n${tasks}`,
      function: asks,
      company: `${company}\n${contact}`,
      offer: `${offer}${quote}`,
    },
    own: [
      day,
      heading(headings.tasks),
      tasks,
      heading(headings.asks),
      asks,
      heading(headings.offer),
      offer + quote,
      heading(headings.company),
      company,
      contact,
    ].join('\n'),
  };
}

// An island is not 'a short ride' from the mainland.
function reasonsFor({ contract, place }: JobSource, messages: JobMessages): readonly string[] {
  const reasons = contract === 'tijdelijk' ? messages.temporaryReasons : messages.reasons;
  return place.preposition === 'op' ? reasons.filter((text) => !text.includes('{buren}')) : reasons;
}

function introOf(occupation: Occupation, slots: JobSlots, random: Random): string {
  const intros = occupation.leads
    .map((lead) => fill(lead, slots))
    .filter((text) => text.length <= descriptionLimit);
  if (intros.length) return random.pick(intros);
  // A very long name pushed every intro over the limit: the first sentence alone still stands.
  const whole = fill(occupation.leads[0] ?? '', slots);
  return whole.slice(0, whole.search(/[.?!] /) + 1) || whole.slice(0, descriptionLimit);
}

function offersOf(source: JobSource, messages: JobMessages, random: Random): string[] {
  const { occupation, organisation, contract } = source;
  const benefits = occupation.locale === 'nl' ? kindTexts[organisation.kind].benefits : [];
  const terms = contract === 'vast' ? messages.permanent : contract === 'tijdelijk' ? messages.temporary : [];
  return [
    salarySentence(source, messages),
    ...(terms.length ? [random.pick(terms)] : []),
    ...occupation.offers,
    ...random.some(benefits, random.between(1, 2)).map((text) => `${text}.`),
    ...random.some(messages.extras, benefits.length ? 1 : 2),
  ].map(typeset);
}

function salarySentence({ occupation, salary }: JobSource, messages: JobMessages): string {
  if (!salary) return messages.negotiable;
  return fill(messages.salary[salary.per], {
    min: money(salary.min, occupation.locale),
    max: money(salary.max, occupation.locale),
    schaal: occupation.scale ? ` (${occupation.scale})` : '',
    voltijd: String(fullTime[occupation.industry] ?? 40),
    eindejaar: yearEnd[occupation.industry] ?? '',
  });
}

function companyOf({ occupation, organisation }: JobSource, random: Random): string {
  const about = organisation.text_about[occupation.locale].split('\n');
  return about.length > 2 && random.chance(0.5) ? about.slice(0, 2).join('\n') : about.join('\n');
}

function quoteOf({ occupation, organisation, place }: JobSource, random: Random): string {
  if (!occupation.quotes.length || !random.chance(0.35)) return '';
  const person = personFrom(random, occupation.locale === 'ro' ? 'RO' : organisation.country_code);
  const title = occupation.titles[0] ?? '';
  const role =
    occupation.locale === 'nl' && /^.[a-z -]/.test(title)
      ? title.charAt(0).toLowerCase() + title.slice(1)
      : title;
  const [open, close] = occupation.locale === 'ro' ? ['„', '”'] : ['“', '”'];
  const signed = occupation.locale === 'nl' ? `${role} ${inPlace(place, 'nl')}` : `${role}, ${place.name}`;
  const quote = escapeHtml(`${open}${random.pick(occupation.quotes)}${close}`);
  return `<blockquote><p>${quote}</p><footer>${escapeHtml(`${person.given_name} ${person.family_name}, ${signed}`)}</footer></blockquote>`;
}
