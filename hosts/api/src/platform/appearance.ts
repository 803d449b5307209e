import { appearanceSettings, isSame } from '@boardwright/blocks-schema';
import type { Json } from './database/schema.ts';

/** What of a site says how it looks to visitors: settings by name, and texts by upper-case language and name. */
export interface Appearance {
  readonly settings: Json;
  readonly texts: Readonly<Record<string, Json>>;
}

/** The columns of a site that hold it. */
interface SiteColumns {
  readonly settings: Json;
  readonly texts: Readonly<Record<string, Json>>;
}

const names: ReadonlySet<string> = new Set(appearanceSettings);
const only = (values: Json): Json =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
const without = (values: Json): Json =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));

/** How a site looks by what is saved. */
export const appearanceOf = ({ settings, texts }: SiteColumns): Appearance => ({
  settings: only(settings),
  texts: Object.fromEntries(
    Object.entries(texts)
      .map(([language, values]) => [language, only(values)] as const)
      .filter(([, values]) => Object.keys(values).length > 0),
  ),
});

/** A site with another appearance. */
export function withAppearance<Site extends SiteColumns>(site: Site, { settings, texts }: Appearance): Site {
  const languages = [...new Set([...Object.keys(site.texts), ...Object.keys(texts)])];
  return {
    ...site,
    settings: { ...without(site.settings), ...settings },
    texts: Object.fromEntries(
      languages.map((language) => [language, { ...without(site.texts[language] ?? {}), ...texts[language] }]),
    ),
  };
}

interface PublishedColumns extends SiteColumns {
  readonly publishedAppearance: unknown;
  readonly publishing: string;
  readonly status: string;
}

/** How visitors have a site: as it is saved, unless something of that is not published yet. */
export function publishedAppearanceOf(site: PublishedColumns): Appearance {
  // A site that is not open yet has no visitors; who may look at it sees it as it stands.
  const isByHand = site.publishing === 'by_hand' && site.status === 'active';
  const published = isByHand ? site.publishedAppearance : null;
  // Nobody but its writer writes it.
  return published === null ? appearanceOf(site) : (published as Appearance);
}

/** A site as visitors have it. */
export const asPublished = <Site extends PublishedColumns>(site: Site): Site =>
  site.publishedAppearance === null ? site : withAppearance(site, publishedAppearanceOf(site));

/** The settings in which two differ, in the order of their declaration. */
export const changedAppearance = (one: Appearance, other: Appearance): string[] =>
  appearanceSettings.filter(
    (name) =>
      !isSame(one.settings[name], other.settings[name]) ||
      [...Object.keys(one.texts), ...Object.keys(other.texts)].some(
        (language) => !isSame(one.texts[language]?.[name], other.texts[language]?.[name]),
      ),
  );
