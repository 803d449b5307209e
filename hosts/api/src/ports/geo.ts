/** A town or village that one can search jobs around. */
export interface Place {
  /** As people there write it: Den Haag, Köln, Iași. */
  name: string;
  /** Province, Bundesland or județ; empty where not known. */
  region: string;
  /** ISO 3166 alpha-2, capitals. */
  country_code: string;
  lat: number;
  lon: number;
  population: number;
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
