import type {
  DemoLanguage,
  DemoOptions,
  DemoOrganisation,
  DemoRecruiter,
  OrganisationInfo,
} from '../demo-types.ts';
import { fill, paragraphs } from '../fill.ts';
import { mailboxOf, personFrom, phoneFrom } from '../people.ts';
import { inPlace, placeNamed, type Place } from '../places.ts';
import { createRandom, seedOf, type Random } from '../random.ts';
import { segmentId, type LocalisedText } from '../segments.ts';
import { createSlugs } from '../slugs.ts';
import { englishBenefits } from './english-benefits.ts';
import { kindTexts } from './kinds.ts';
import { organisationRows, type OrganisationRow } from './organisation-rows.ts';

const day = 86_400_000;
const northern = new Set(['Groningen', 'Friesland', 'Drenthe']);
const pictures: Readonly<Record<string, string>> = {
  zorg: 'bicycle',
  techniek: 'harbour',
  bouw: 'city-groningen',
  onderwijs: 'classroom',
  transport: 'harbour',
  ict: 'city-groningen',
  horeca: 'low-tide',
  handel: 'city-groningen',
  overheid: 'dike-and-sheep',
  finance: 'city-groningen',
  landbouw: 'windmill-field',
  energie: 'windmill-field',
  podium: 'theatre-stage',
  beeldend: 'museum',
  musea: 'museum',
  muziek: 'theatre-stage',
  educatie: 'classroom',
  film: 'theatre-stage',
  podiumtechniek: 'theatre-stage',
  bibliotheek: 'museum',
};

function slotsFor(row: OrganisationRow, place: Place): Record<string, string> {
  return {
    name: row.name,
    place: place.name,
    in: inPlace(place, 'nl'),
    inEn: inPlace(place, 'en'),
    inRo: inPlace(place, 'ro'),
    founded: String(row.founded),
    size: String(row.size),
  };
}

function sloganOf(row: OrganisationRow, slots: Record<string, string>): LocalisedText {
  if (row.drawn) return row.drawn.slogan;
  const texts = kindTexts[row.kind];
  return { nl: row.slogan, en: fill(texts.sloganEn, slots), ro: row.sloganRo ?? fill(texts.sloganRo, slots) };
}

function aboutOf(row: OrganisationRow, slots: Record<string, string>): LocalisedText {
  if (row.drawn) {
    const { nl, en, ro } = row.drawn.about;
    return { nl: paragraphs(nl), en: paragraphs(en), ro: paragraphs(ro) };
  }
  const texts = kindTexts[row.kind];
  return {
    nl: paragraphs([row.slogan, ...texts.nl.map((text) => fill(text, slots))]),
    en: paragraphs([
      texts.en,
      fill('{name} has been {inEn} since {founded} and employs {size} people.', slots),
    ]),
    ro: paragraphs([
      texts.ro,
      fill('{name} are sediul {inRo} din anul {founded}; aici lucrează {size} de oameni.', slots).replace(
        /(\d+) de oameni/,
        (sentence, size: string) =>
          Number(size) % 100 < 20 && Number(size) % 100 > 0 ? `${size} oameni` : sentence,
      ),
    ]),
  };
}

function recruitersOf(row: OrganisationRow, place: Place, domain: string, random: Random): DemoRecruiter[] {
  const named = row.drawn?.recruiter;
  const count = row.size > 400 ? 3 : row.size > 80 ? 2 : 1;
  return Array.from({ length: count }, (_, index) => {
    const { given_name, family_name } = personFrom(random, place.country_code);
    const invented = phoneFrom(random, place);
    const name = index === 0 && named ? named[0] : `${given_name} ${family_name}`;
    const phone = index === 0 && named ? named[1] : invented;
    return { name, email: `${mailboxOf(name)}@${domain}`, phone, phone_country: place.country_code };
  });
}

function infoOf(
  row: OrganisationRow,
  place: Place,
  picture: string,
  language: DemoLanguage,
): OrganisationInfo[] {
  const texts = kindTexts[row.kind];
  const benefits = language === 'en' ? englishBenefits(row.kind) : texts.benefits;
  const entries: Omit<OrganisationInfo, 'order'>[] = [
    // In English its page says it all above.
    ...(language === 'en' ? [] : [{ type: 'text' as const, value: fill(texts.nl[1], slotsFor(row, place)) }]),
    ...benefits.map((value) => ({ type: 'benefit' as const, value })),
    { type: 'image', value: `/uploads/art/${picture}.svg` },
    { type: 'location', value: place.name },
  ];
  return entries.map((entry, index) => ({ ...entry, order: index + 1 }));
}

function boardsOf(row: OrganisationRow, place: Place): number[] {
  if (!row.culture) return [1];
  return row.drawn?.alsoNorth || northern.has(place.region) ? [1, 2] : [2];
}

/**
 * About 190 organisations: those of Wadwerk (board 1), of Kunstlicht (board 2), and the northern houses of
 * culture, which are on both.
 */
export function demoOrganisations(options: DemoOptions): DemoOrganisation[] {
  const slugs = createSlugs();
  return organisationRows.map((row, index) => {
    const random = createRandom(seedOf(options.seed ?? 18, 'organisation', row.name));
    const place = placeNamed(row.place);
    const slug = slugs(row.name);
    const domain = `${slug.replaceAll('-', '')}.example`;
    const { industries } = kindTexts[row.kind];
    const hasLogo = row.drawn ? row.drawn.art !== undefined : !random.chance(0.125);
    const hasCover = row.drawn ? row.drawn.cover === true : random.chance(0.8);
    const featured = row.drawn?.cover === true;
    const slots = slotsFor(row, place);
    const age = random.between(40, 1100) * day;
    return {
      id: index + 1,
      slug,
      name: row.name,
      kind: row.kind,
      email: `werken@${domain}`,
      phone: row.drawn?.recruiter[1] ?? phoneFrom(random, place),
      website: `https://www.${domain}`,
      logo: hasLogo ? `/uploads/logos/${slug}.svg` : null,
      header: hasCover ? `/uploads/covers/${slug}.svg` : null,
      slogan: sloganOf(row, slots),
      company_size: row.size,
      company_type: 'company',
      location_hq: place.name,
      country_code: place.country_code,
      city: place.name,
      region: place.region,
      postal_code: postalCodeOf(place, random),
      lat: nudge(place.lat, random),
      lon: nudge(place.lon, random),
      founded: row.founded,
      text_about: aboutOf(row, slots),
      organisation_info: infoOf(
        row,
        place,
        pictures[industries[0] ?? 'overheid'] ?? 'city-groningen',
        options.language ?? 'nl',
      ),
      organisation_segments: industries.map(segmentId),
      socials: socialsOf(slug, domain, row.culture, random),
      active: true,
      premium: featured || random.chance(0.08),
      featured: featured || random.chance(0.05),
      job_boards: boardsOf(row, place),
      job_weight: weightOf(row, place),
      recruiters: recruitersOf(row, place, domain, random),
      created_at: new Date(Math.floor(options.now.getTime() / day) * day - age).toISOString(),
    };
  });
}

/** The northern board is for the north: employers from elsewhere place a job now and then. */
function weightOf(row: OrganisationRow, place: Place): number {
  const size = Math.min(Math.max(Math.sqrt(row.size / 120), 0.35), 2.4);
  const near = row.culture || northern.has(place.region) || place.country_code === 'RO';
  return (row.drawn?.weight ?? 1) * size * (near ? 1 : 0.28);
}

/** '9951 AB' in the Netherlands, the bare code elsewhere. */
function postalCodeOf(place: Place, random: Random): string {
  if (place.country_code !== 'NL') return place.postal_code;
  // Without the letters F, I, O, Q, U and Y, and never the combinations the Dutch post leaves out.
  const letter = (): string => random.pick([...'ABCDEGHJKLMNPRTVWXZ']);
  return `${place.postal_code} ${letter()}${letter()}`;
}

/** Within about a kilometre of the centre, rounded to some ten metres. */
function nudge(degrees: number, random: Random): number {
  return Math.round((degrees + (random.next() - 0.5) * 0.018) * 10_000) / 10_000;
}

function socialsOf(
  slug: string,
  domain: string,
  culture: boolean,
  random: Random,
): DemoOrganisation['socials'] {
  const name = slug.replaceAll('-', '');
  return {
    website: `https://www.${domain}`,
    ...(random.chance(0.7) ? { linkedin: `https://www.linkedin.com/company/${name}-demo` } : {}),
    ...(culture || random.chance(0.4) ? { instagram: `https://www.instagram.com/${name}.demo` } : {}),
    ...(random.chance(0.35) ? { facebook: `https://www.facebook.com/${name}.demo` } : {}),
  };
}
