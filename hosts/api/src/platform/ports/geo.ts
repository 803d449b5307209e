/** A town or village that one can search jobs around. */
export interface Place {
  /** As people there write it: Den Haag, Köln, Iași. */
  name: string;
  /** Province, Bundesland or județ; empty where not known. */
  region: string;
  /** The well-known part of its province that it lies in: Twente, Waddeneilanden. */
  part?: string;
  /** ISO 3166 alpha-2, capitals. */
  country_code: string;
  lat: number;
  lon: number;
  population: number;
}

/** A province, Bundesland, județ or another known area: not a point. */
export interface Region {
  /** As people there write it: Friesland, Niedersachsen, Cluj. */
  readonly name: string;
  /** ISO 3166 alpha-2, capitals. */
  readonly country_code: string;
}

/** A region as the job index knows it: names of regions are unique within a country. */
export function regionKey({ country_code, name }: Region): string {
  return `${country_code} ${name}`;
}

/** A place and how it came to be meant. */
export interface PlaceGuess {
  readonly place: Place;
  /** What was typed is one of the place's names, rather than a beginning or a slip of one. */
  readonly isWhole: boolean;
}

/** Looks up places by name. Photon or Nominatim could answer instead of the names that come with the product. */
export interface GeoPort {
  /**
   * The places that the typed text may mean, likeliest first: a beginning, another language's name, a
   * postcode, missing accents and slips of the finger are understood. `countries` empty: all countries.
   */
  search(text: string, countries: readonly string[], limit: number): Promise<Place[]>;
  /** The place meant by a text that nobody chose from a list. */
  best(text: string, countries: readonly string[]): Promise<Place | undefined>;
  /** The place nearest to a point, for links that carry nothing but coordinates. Undefined at sea, over 50 km from any. */
  nearest(lat: number, lon: number): Promise<Place | undefined>;
}

/** Also knows names as they are and the regions that places lie in, and answers at once. */
export interface GeoNames extends GeoPort {
  /** As `search`, each with whether it is what was typed. */
  guess(text: string, countries: readonly string[], limit: number): Promise<PlaceGuess[]>;
  /** Places of exactly this name, in any language; those of the first country first, then by size. */
  named(name: string, countries: readonly string[]): readonly Place[];
  /** The region of exactly this name, in any language; those of the first country first. */
  regionNamed(name: string, countries: readonly string[]): Region | undefined;
  /** The areas a point lies in: those of the place nearest to it. */
  areasAt(lat: number, lon: number): readonly Region[];
  /** Areas whose name begins as typed, likeliest first. */
  areasBegun(text: string, countries: readonly string[]): readonly Region[];
}
