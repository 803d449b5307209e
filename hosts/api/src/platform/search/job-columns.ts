import { type Bits, clearBit, hasBit, renumberBits, setBit, widened, wordsFor } from './bits.ts';
import { spherePoint } from './earth.ts';
import type { IndexedJob } from './job-query.ts';
import { type NameRegister, type Register, createNameRegister, createRegister } from './register.ts';
import { languageOf } from './text-analysis.ts';

const FIRST_CAPACITY = 1024;
const BETWEEN_AREAS = '\n';

/**
 * What is known of each job, one column per fact, one slot per version of a job. A changed job gets
 * a new slot and leaves its old one dead: so lists of slots only ever grow at their end.
 */
export interface JobColumns {
  /** Slots in use, dead ones too. */
  size: number;
  capacity: number;
  id: Float64Array<ArrayBuffer>;
  from: Float64Array<ArrayBuffer>;
  /** Infinity for a job without end. */
  till: Float64Array<ArrayBuffer>;
  created: Float64Array<ArrayBuffer>;
  boost: Float64Array<ArrayBuffer>;
  /** Point on the unit sphere; NaN for a job that has no distance (remote, country-wide, placeless). */
  x: Float64Array<ArrayBuffer>;
  y: Float64Array<ArrayBuffer>;
  z: Float64Array<ArrayBuffer>;
  /** NaN for a job that names no salary. */
  salaryMin: Float64Array<ArrayBuffer>;
  salaryMax: Float64Array<ArrayBuffer>;
  /** Numbers in the registers. */
  organisation: Int32Array<ArrayBuffer>;
  organisationName: Int32Array<ArrayBuffer>;
  title: Int32Array<ArrayBuffer>;
  place: Int32Array<ArrayBuffer>;
  region: Int32Array<ArrayBuffer>;
  /** Two letters each, see `letterPair`. */
  country: Uint16Array<ArrayBuffer>;
  language: Uint16Array<ArrayBuffer>;
  /** 1: matches a place search by its country. */
  loose: Uint8Array<ArrayBuffer>;
  premium: Bits;
  remote: Bits;
  /** Slots that are a job's present version. */
  present: Bits;
  readonly boards: Map<number, Bits>;
  readonly segments: Map<number, Bits>;
  readonly slotById: Map<number, number>;
  readonly organisations: Register<number>;
  readonly organisationNames: NameRegister;
  readonly titles: NameRegister;
  readonly places: NameRegister;
  /** The areas of a place together, see `areasIn`. */
  readonly regions: Register<string>;
}

export function createJobColumns(): JobColumns {
  const numbers = () => new Float64Array(FIRST_CAPACITY);
  const references = () => new Int32Array(FIRST_CAPACITY);
  const bits = () => new Int32Array(wordsFor(FIRST_CAPACITY));
  return {
    size: 0,
    capacity: FIRST_CAPACITY,
    id: numbers(),
    from: numbers(),
    till: numbers(),
    created: numbers(),
    boost: numbers(),
    x: numbers(),
    y: numbers(),
    z: numbers(),
    salaryMin: numbers(),
    salaryMax: numbers(),
    organisation: references(),
    organisationName: references(),
    title: references(),
    place: references(),
    region: references(),
    country: new Uint16Array(FIRST_CAPACITY),
    language: new Uint16Array(FIRST_CAPACITY),
    loose: new Uint8Array(FIRST_CAPACITY),
    premium: bits(),
    remote: bits(),
    present: bits(),
    boards: new Map(),
    segments: new Map(),
    slotById: new Map(),
    organisations: createRegister<number>(),
    organisationNames: createNameRegister(),
    titles: createNameRegister(),
    places: createNameRegister(),
    regions: createRegister<string>(),
  };
}

/** A country or language code as a number: comparing is then one instruction. */
export function letterPair(code: string): number {
  const pair = code.slice(0, 2).toUpperCase();
  return pair.length < 2 ? 0 : ((pair.charCodeAt(0) & 255) << 8) | (pair.charCodeAt(1) & 255);
}

/** Writes a job into a new slot and gives its number. The job's earlier version must be dropped before. */
export function addRow(columns: JobColumns, job: IndexedJob): number {
  if (columns.size === columns.capacity) resize(columns, columns.capacity * 2);
  const slot = columns.size++;
  const loose = job.remote || job.location_type !== 'fixed';
  const point = loose || job.lat === null || job.lon === null ? undefined : spherePoint(job.lat, job.lon);
  columns.id[slot] = job.id;
  columns.from[slot] = job.from;
  columns.till[slot] = job.till ?? Number.POSITIVE_INFINITY;
  columns.created[slot] = job.created_at;
  columns.boost[slot] = job.boost_factor;
  columns.x[slot] = point?.x ?? Number.NaN;
  columns.y[slot] = point?.y ?? Number.NaN;
  columns.z[slot] = point?.z ?? Number.NaN;
  columns.salaryMin[slot] = job.salary_year_min ?? job.salary_year_max ?? Number.NaN;
  columns.salaryMax[slot] = job.salary_year_max ?? job.salary_year_min ?? Number.NaN;
  columns.organisation[slot] = columns.organisations.take(job.organisation_id);
  columns.organisationName[slot] = columns.organisationNames.take(job.organisation_name);
  columns.title[slot] = columns.titles.take(job.title);
  columns.place[slot] = columns.places.take(job.location_name);
  columns.region[slot] = columns.regions.take(loose ? '' : (job.areas ?? []).join(BETWEEN_AREAS));
  columns.country[slot] = letterPair(job.country_code);
  columns.language[slot] = letterPair(languageOf(job.locale));
  columns.loose[slot] = loose ? 1 : 0;
  if (job.premium) setBit(columns.premium, slot);
  if (job.remote) setBit(columns.remote, slot);
  setBit(columns.present, slot);
  for (const board of job.board_ids) setBit(bitsOf(columns, columns.boards, board), slot);
  for (const segment of job.segment_ids) setBit(bitsOf(columns, columns.segments, segment), slot);
  columns.slotById.set(job.id, slot);
  return slot;
}

/** Which numbers of `regions` stand for places that lie in an area. */
export function areasIn({ regions }: JobColumns, area: string): ReadonlySet<number> {
  const numbers = Array.from({ length: regions.bound }, (_, number) => number);
  return new Set(numbers.filter((number) => regions.keyOf(number)?.split(BETWEEN_AREAS).includes(area)));
}

/** Makes a job's slot dead. False when there is no such job. */
export function dropRow(columns: JobColumns, id: number): boolean {
  const slot = columns.slotById.get(id);
  if (slot === undefined) return false;
  columns.slotById.delete(id);
  columns.organisations.release(columns.organisation[slot]!);
  columns.organisationNames.release(columns.organisationName[slot]!);
  columns.titles.release(columns.title[slot]!);
  columns.places.release(columns.place[slot]!);
  columns.regions.release(columns.region[slot]!);
  // Its other facts stay: the orders still stand by them until the gaps are closed. No board, no match.
  clearBit(columns.present, slot);
  for (const bits of columns.boards.values()) clearBit(bits, slot);
  return true;
}

/** Closes the gaps of dead slots and gives the new number of each old slot, -1 for a dead one. */
export function closeGaps(columns: JobColumns): Int32Array<ArrayBuffer> {
  const renumbered = new Int32Array(columns.size).fill(-1);
  let size = 0;
  for (let slot = 0; slot < columns.size; slot++) {
    if (hasBit(columns.present, slot)) renumbered[slot] = size++;
  }
  for (const column of columnsOf(columns)) {
    for (let slot = 0; slot < columns.size; slot++) {
      const to = renumbered[slot]!;
      if (to >= 0) column[to] = column[slot]!;
    }
  }
  eachBits(columns, (bits) => renumberBits(bits, renumbered));
  for (const [id, slot] of columns.slotById) columns.slotById.set(id, renumbered[slot]!);
  columns.size = size;
  return renumbered;
}

function resize(columns: JobColumns, capacity: number): void {
  columns.capacity = capacity;
  for (const name of NUMBER_COLUMNS) columns[name] = copyInto(new Float64Array(capacity), columns[name]);
  for (const name of REFERENCE_COLUMNS) columns[name] = copyInto(new Int32Array(capacity), columns[name]);
  columns.country = copyInto(new Uint16Array(capacity), columns.country);
  columns.language = copyInto(new Uint16Array(capacity), columns.language);
  columns.loose = copyInto(new Uint8Array(capacity), columns.loose);
  eachBits(columns, (bits) => widened(bits, capacity));
}

const NUMBER_COLUMNS = [
  'id',
  'from',
  'till',
  'created',
  'boost',
  'x',
  'y',
  'z',
  'salaryMin',
  'salaryMax',
] as const;
const REFERENCE_COLUMNS = ['organisation', 'organisationName', 'title', 'place', 'region'] as const;

function columnsOf(columns: JobColumns) {
  return [
    ...NUMBER_COLUMNS.map((name) => columns[name]),
    ...REFERENCE_COLUMNS.map((name) => columns[name]),
    columns.country,
    columns.language,
    columns.loose,
  ];
}

function copyInto<Column extends { set(from: Column): void }>(to: Column, from: Column): Column {
  to.set(from);
  return to;
}

function eachBits(columns: JobColumns, change: (bits: Bits) => Bits): void {
  columns.premium = change(columns.premium);
  columns.remote = change(columns.remote);
  columns.present = change(columns.present);
  for (const map of [columns.boards, columns.segments]) {
    for (const [key, bits] of map) map.set(key, change(bits));
  }
}

function bitsOf(columns: JobColumns, map: Map<number, Bits>, key: number): Bits {
  let bits = map.get(key);
  if (bits === undefined) map.set(key, (bits = new Int32Array(wordsFor(columns.capacity))));
  return bits;
}
