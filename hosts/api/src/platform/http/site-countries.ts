import { siteSettingsSchema } from '@boardwright/blocks-schema';

/** Country codes, the own country first. */
export type SiteCountries = readonly [own: string, ...others: string[]];

type Settings = Readonly<Record<string, unknown>>;

const { default: unset } = siteSettingsSchema.properties.search_countries;

/**
 * The countries whose places a site offers and finds, its own country first: the setting decides, and nothing else
 * stores them.
 */
export function siteCountries({ search_countries: set }: Settings): SiteCountries {
  const [own, ...others] = Array.isArray(set)
    ? set.filter((code): code is string => typeof code === 'string' && /^[A-Z]{2}$/.test(code))
    : [];
  return own === undefined ? [...unset] : [own, ...others];
}

/** Where a language is at home, with the neighbours that people who speak it look at too. */
const byLanguage: Readonly<Record<string, SiteCountries>> = { nl: ['NL', 'BE'], ro: ['RO'] };
const byEnding: Readonly<Record<string, SiteCountries>> = {
  nl: ['NL', 'BE'],
  be: ['BE', 'NL'],
  ro: ['RO'],
  de: ['DE'],
  at: ['AT'],
  fr: ['FR'],
  uk: ['GB'],
  ie: ['IE'],
};

/** The countries of a new site until its admin chooses: by the ending of its host, or else by its language. */
export function countriesOfNewSite(language: string, host: string): SiteCountries {
  return byEnding[host.split('.').at(-1) ?? ''] ?? byLanguage[language] ?? [...unset];
}
