/** The five segment groups of the specification's §3 and the segments of both boards. */
export type LocalisedText = { readonly nl: string; readonly en: string; readonly ro: string };
export type SegmentGroupKey = 'time' | 'education' | 'career_level' | 'contract' | 'industry';

export interface DemoSegmentGroup {
  id: number;
  key: SegmentGroupKey;
  name: LocalisedText;
  /** Where the group may be used (§3 site config). */
  jobs: boolean;
  candidates: boolean;
  organisations: boolean;
}

export interface DemoSegment {
  id: number;
  segment_group_id: number;
  /** Stable word for code and addresses, unique among all segments. */
  key: string;
  name: LocalisedText;
  /** A lucide icon's name. */
  icon?: string;
  /** Boards that show it; a segment without jobs on a board need not be listed there. */
  job_boards: readonly number[];
  order: number;
}

const groups: readonly DemoSegmentGroup[] = [
  group(1, 'industry', 'Vakgebied', 'Field', 'Domeniu', true),
  group(2, 'contract', 'Dienstverband', 'Contract', 'Tip de contract', false),
  group(3, 'time', 'Uren per week', 'Hours per week', 'Ore pe săptămână', false),
  group(4, 'education', 'Opleiding', 'Education', 'Studii', false),
  group(5, 'career_level', 'Ervaring', 'Experience', 'Experiență', false),
];

function group(
  id: number,
  key: SegmentGroupKey,
  nl: string,
  en: string,
  ro: string,
  organisations: boolean,
): DemoSegmentGroup {
  return { id, key, name: { nl, en, ro }, jobs: true, candidates: true, organisations };
}

// key | nl | en | ro | icon
const both = [1, 2];
const industries1 = `
zorg|Zorg en welzijn|Health and care|Sănătate și îngrijire|stethoscope
techniek|Techniek en productie|Engineering and production|Tehnică și producție|wrench
bouw|Bouw en installatie|Construction and installation|Construcții și instalații|hard-hat
onderwijs|Onderwijs|Education|Educație|graduation-cap
transport|Transport en logistiek|Transport and logistics|Transport și logistică|truck
ict|ICT en data|IT and data|IT și date|code
horeca|Horeca en toerisme|Hospitality and tourism|Horeca și turism|chef-hat
handel|Handel en verkoop|Retail and sales|Comerț și vânzări|store
overheid|Overheid|Government|Administrație publică|landmark
finance|Finance en administratie|Finance and administration|Finanțe și administrație|calculator
landbouw|Landbouw en voedsel|Agriculture and food|Agricultură și alimentație|wheat
energie|Energie en milieu|Energy and environment|Energie și mediu|wind`;
const industries2 = `
podium|Podiumkunsten|Performing arts|Artele spectacolului|theater
beeldend|Beeldende kunst|Visual arts|Arte vizuale|palette
musea|Musea en erfgoed|Museums and heritage|Muzee și patrimoniu|landmark
muziek|Muziek en festivals|Music and festivals|Muzică și festivaluri|music
educatie|Kunsteducatie|Arts education|Educație artistică|graduation-cap
film|Film en media|Film and media|Film și media|clapperboard
marketing|Marketing en pers|Marketing and press|Marketing și presă|megaphone
podiumtechniek|Techniek en productie|Stage craft and production|Tehnică de scenă și producție|wrench
bibliotheek|Bibliotheken|Libraries|Biblioteci|book-open`;
const contracts = `
vast|Vast|Permanent|Permanent
tijdelijk|Tijdelijk|Temporary|Temporar
project|Project|Project|Proiect
stage|Stage|Internship|Stagiu
leerwerk|Leerwerkplek (bbl)|Apprenticeship|Ucenicie
freelance|Freelance|Freelance|Colaborare independentă`;
const times = `
uren-16|Tot 16 uur|Up to 16 hours|Până la 16 ore
uren-24|16–24 uur|16–24 hours|16–24 de ore
uren-32|24–32 uur|24–32 hours|24–32 de ore
uren-40|32–40 uur|32–40 hours|32–40 de ore`;
const educations = `
vmbo|Vmbo|Lower secondary (vmbo)|Gimnaziu (vmbo)
mbo2|Mbo 2|Vocational (mbo 2)|Profesional (mbo 2)
mbo3|Mbo 3|Vocational (mbo 3)|Profesional (mbo 3)
mbo4|Mbo 4|Vocational (mbo 4)|Profesional (mbo 4)
havo|Havo of vwo|Upper secondary|Liceu
hbo|Hbo|Bachelor (hbo)|Licență (hbo)
wo|Wo|University (wo)|Universitate (wo)`;
const levels = `
starter|Starter|Starter|Începător
ervaren|Ervaren|Experienced|Cu experiență
senior|Senior|Senior|Senior
leidinggevend|Leidinggevend|Management|Conducere`;

function parse(
  table: string,
  group_id: number,
  firstId: number,
  job_boards: readonly number[],
): DemoSegment[] {
  return table
    .trim()
    .split('\n')
    .map((row, index) => {
      const [key = '', nl = '', en = '', ro = '', icon] = row.split('|');
      const segment = { id: firstId + index, segment_group_id: group_id, key, name: { nl, en, ro } };
      return { ...segment, job_boards, order: index + 1, ...(icon ? { icon } : {}) };
    });
}

const segments: readonly DemoSegment[] = [
  ...parse(industries1, 1, 101, [1]),
  ...parse(industries2, 1, 121, [2]),
  ...parse(contracts, 2, 201, both),
  ...parse(times, 3, 301, both),
  ...parse(educations, 4, 401, both),
  ...parse(levels, 5, 501, both),
];

const idByKey = new Map(segments.map((segment) => [segment.key, segment.id]));

/** Throws when the seed names a segment that does not exist. */
export function segmentId(key: string): number {
  const id = idByKey.get(key);
  if (id === undefined) throw new Error(`The demo knows no segment called ${key}`);
  return id;
}

/** All groups and segments of the demo, in the order in which a site shows them. */
export function demoSegments(): { groups: DemoSegmentGroup[]; segments: DemoSegment[] } {
  return { groups: [...groups], segments: [...segments] };
}

const bands = [
  { key: 'uren-16', from: 0, to: 16 },
  { key: 'uren-24', from: 16, to: 24 },
  { key: 'uren-32', from: 24, to: 32 },
  { key: 'uren-40', from: 32, to: 40 },
];

/** The hour bands that a job of `min` to `max` hours a week falls in: 24 to 36 hours are two bands. */
export function timeSegmentIds(min: number, max: number): number[] {
  const within = bands.filter(({ from, to }) =>
    min === max ? max > from && max <= to : max > from && min < to,
  );
  return within.map(({ key }) => segmentId(key));
}
