import { type MyOrganisation, socialTypes } from '@boardwright/api-client/contract';
import type { DraftShape } from '../written/draft-shape.ts';
import type { CompanyPageChange } from './companies-api.ts';

/**
 * What the page of a company says, as it stands in its form: `slogan.nl`, `about.nl`, `socials.website` and so on. `point` is that
 * of the place `location_hq`, empty where the server looks it up.
 */
export type PageDraft = Readonly<Record<string, string>>;

const plain = ['name', 'email', 'phone', 'logo', 'header'] as const;
const socialFields = socialTypes.map((type) => `socials.${type}`);

/** @param languages of the site */
export const pageDraft =
  (languages: readonly string[]) =>
  (page: MyOrganisation | undefined): PageDraft => ({
    ...Object.fromEntries(plain.map((name) => [name, page?.[name] ?? ''])),
    location_hq: page?.location_hq ?? '',
    point: page && page.lat !== null && page.lon !== null ? `${page.lat} ${page.lon}` : '',
    active: String(page?.active ?? false),
    ...Object.fromEntries(socialTypes.map((type) => [`socials.${type}`, page?.socials[type] ?? ''])),
    ...Object.fromEntries(languages.map((code) => [`slogan.${code}`, page?.slogan[code] ?? ''])),
    ...Object.fromEntries(languages.map((code) => [`about.${code}`, page?.text_about[code] ?? ''])),
  });

/** Whether two drafts mean one place: one that was typed over with its own name is still the one it was. */
function isSamePlace(one: PageDraft, other: PageDraft): boolean {
  const isKnown = Boolean(one['point']) && Boolean(other['point']);
  return (
    (one['location_hq'] ?? '').trim() === (other['location_hq'] ?? '').trim() &&
    (!isKnown || one['point'] === other['point'])
  );
}

/** What of it two may have changed. */
export const pageShape = (languages: readonly string[]): DraftShape<PageDraft, string> => ({
  fields: [
    ...plain,
    'location_hq',
    'active',
    ...socialFields,
    ...languages.flatMap((code) => [`slogan.${code}`, `about.${code}`]),
  ],
  isSame: (field, one, other) =>
    field === 'location_hq'
      ? isSamePlace(one, other)
      : (one[field] ?? '').trim() === (other[field] ?? '').trim(),
  withField: (field, draft, other) => ({
    ...draft,
    [field]: other[field] ?? '',
    ...(field === 'location_hq' && { point: other['point'] ?? '' }),
  }),
});

/** What was changed; the links go together, as they are stored. */
export function pageChange(
  draft: PageDraft,
  before: PageDraft,
  languages: readonly string[],
  revision: number,
): CompanyPageChange {
  const isChanged = (field: string): boolean => draft[field] !== before[field];
  const textsOf = (name: string) =>
    languages
      .filter((code) => isChanged(`${name}.${code}`))
      .map((code) => [code, draft[`${name}.${code}`] ?? '']);
  const [lat, lon] = (draft['point'] ?? '').split(' ').filter(Boolean).map(Number);
  const slogan = textsOf('slogan');
  const about = textsOf('about');
  return {
    ...Object.fromEntries(plain.filter(isChanged).map((name) => [name, draft[name] ?? ''])),
    ...(!isSamePlace(draft, before) && {
      location_hq: draft['location_hq'] ?? '',
      ...(lat !== undefined && lon !== undefined && { lat, lon }),
    }),
    ...(isChanged('active') && { active: draft['active'] === 'true' }),
    ...(socialFields.some(isChanged) && {
      socials: Object.fromEntries(socialTypes.map((type) => [type, draft[`socials.${type}`] ?? ''])),
    }),
    ...(slogan.length > 0 && { slogan: Object.fromEntries(slogan) }),
    ...(about.length > 0 && { text_about: Object.fromEntries(about) }),
    revision,
  };
}
