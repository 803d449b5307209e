import type { Organisation } from '@boardwright/api-client/contract';
import { sanitise } from '@boardwright/ui/sanitise';
import { leavesBoard, linkKind } from '@boardwright/ui/link-kind';
import type { SafeHtml } from '@boardwright/ui/safe-html';

/** A part of an organisation's story, as it stored them: neighbours of one kind are one part. */
export type StoryPart =
  | { readonly type: 'text'; readonly html: SafeHtml }
  | { readonly type: 'benefit' | 'image' | 'location'; readonly items: readonly string[] }
  | { readonly type: 'video'; readonly items: readonly { readonly href: string; readonly host: string }[] };

/** A page of its own elsewhere: its website, or one of the social types (specification §3). */
export interface SocialLink {
  readonly type: string;
  readonly href: string;
}

/** What the page draws of an organisation. It travels to the browser. */
export interface OrganisationView {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Other names it is known by. */
  readonly names: readonly string[];
  readonly logo: string | null;
  readonly header: string | null;
  readonly slogan: string | null;
  readonly companySize: string | null;
  readonly companyType: 'company' | 'staff' | null;
  readonly headquarters: string | null;
  readonly about: SafeHtml | null;
  readonly story: readonly StoryPart[];
  readonly socials: readonly SocialLink[];
  readonly segmentIds: readonly number[];
}

const storyTypes = ['text', 'benefit', 'image', 'location', 'video'] as const;
type Info = NonNullable<Organisation['organisation_info']>[number];

/** Picks what the page draws of an organisation, cleans its texts and puts the parts of its story in their order. Server only. */
export function organisationView(organisation: Organisation): OrganisationView {
  const { id, slug, name, logo, header, slogan, company_type, text_about } = organisation;
  const info = (organisation.organisation_info ?? [])
    .map((item) => ({ ...item, value: item.value.trim() }))
    .filter(({ value }) => value !== '')
    .sort((one, other) => one.order - other.order);
  return {
    id,
    slug,
    name,
    names: (organisation.organisation_names ?? []).filter((other) => other && other !== name),
    logo,
    header,
    slogan,
    companySize: organisation.company_size || null,
    companyType: company_type === 'company' || company_type === 'staff' ? company_type : null,
    headquarters: organisation.location_hq || null,
    about: text_about ? sanitise(text_about) : null,
    story: storyOf(info),
    socials: socialsOf(organisation, info),
    segmentIds: organisation.organisation_segments ?? [],
  };
}

function storyOf(info: readonly Info[]): StoryPart[] {
  const parts: StoryPart[] = [];
  for (const { type, value } of info) {
    const part = storyTypes.some((one) => one === type) ? partOf(type, value) : undefined;
    const last = parts.at(-1);
    if (part && last?.type === part.type && 'items' in last && 'items' in part)
      parts.splice(-1, 1, { type: part.type, items: [...last.items, ...part.items] } as StoryPart);
    else if (part) parts.push(part);
  }
  return parts;
}

function partOf(type: Info['type'], value: string): StoryPart | undefined {
  switch (type) {
    case 'text':
      return { type, html: sanitise(/<\w/.test(value) ? value : paragraphs(value)) };
    case 'benefit':
    case 'location':
      return { type, items: [value] };
    case 'image':
      return linkKind(value) === 'unsafe' ? undefined : { type, items: [value] };
    case 'video': {
      const url = webAddress(value);
      return url && { type, items: [{ href: url.href, host: url.hostname.replace(/^www\./, '') }] };
    }
    default:
      return undefined;
  }
}

function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((lines) => `<p>${lines.trim()}</p>`)
    .join('');
}

function webAddress(value: string): URL | undefined {
  if (!leavesBoard(value) || !URL.canParse(value, 'https://x')) return undefined;
  return new URL(value, 'https://x');
}

const hosts: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:facebook|fb)\.com$/, 'facebook'],
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/(?:^|\.)medium\.com$/, 'medium'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'twitter'],
];

/** The website first, then the others; each address once, and only those one can open. */
function socialsOf({ website, socials = {} }: Organisation, info: readonly Info[]): SocialLink[] {
  const stored = info.filter(({ type }) => type === 'social').map(({ value }) => ({ type: '', value }));
  const own = Object.entries(socials).map(([type, value]) => ({ type: type.toLowerCase(), value }));
  const byHref = new Map<string, SocialLink>();
  for (const { type, value } of [{ type: 'website', value: website ?? '' }, ...own, ...stored]) {
    const url = webAddress(value);
    if (!url || byHref.has(url.href)) continue;
    const known = hosts.find(([pattern]) => pattern.test(url.hostname))?.[1];
    byHref.set(url.href, { type: type || known || 'website', href: url.href });
  }
  const links = [...byHref.values()];
  return [
    ...links.filter(({ type }) => type === 'website'),
    ...links.filter(({ type }) => type !== 'website'),
  ];
}
