import type { LocalisedText } from './segments.ts';

export type DemoLocale = 'nl' | 'en' | 'ro';

/** Languages that the demo can be in. */
export type DemoLanguage = 'nl' | 'en';

export interface DemoOptions {
  /** Default 18. Another seed gives another, equally believable, demo. */
  seed?: number;
  /** Active jobs, default 2600. About 80 of other states come on top. */
  jobs?: number;
  /** What the first board's jobs, employers and searches are written in; 'nl' unless given. The second board is Dutch. */
  language?: DemoLanguage;
  /** Only the UTC day counts: the same day gives the same demo. */
  now: Date;
}

/** What an organisation does; an occupation lists the kinds that employ it. */
export type OrganisationKind =
  | 'thuiszorg'
  | 'ziekenhuis'
  | 'ggz'
  | 'gehandicaptenzorg'
  | 'jeugdzorg'
  | 'kinderopvang'
  | 'huisarts'
  | 'industrie'
  | 'voedsel'
  | 'werf'
  | 'bouw'
  | 'installatie'
  | 'school'
  | 'mbo'
  | 'hogeschool'
  | 'transport'
  | 'bus'
  | 'veer'
  | 'magazijn'
  | 'ict'
  | 'hotel'
  | 'restaurant'
  | 'recreatie'
  | 'winkel'
  | 'groothandel'
  | 'gemeente'
  | 'waterschap'
  | 'rijk'
  | 'kantoor'
  | 'verzekeraar'
  | 'boerderij'
  | 'kas'
  | 'energie'
  | 'milieu'
  | 'theater'
  | 'museum'
  | 'festival'
  | 'muziekschool'
  | 'bibliotheek'
  | 'film'
  | 'galerie'
  | 'crew'
  | 'orkest';

export interface OrganisationInfo {
  type: 'benefit' | 'image' | 'location' | 'social' | 'text' | 'video';
  /** A sentence, an address of a picture or film, a place; for social `network:address`. */
  value: string | LocalisedText;
  order: number;
}

export interface DemoOrganisation {
  id: number;
  slug: string;
  name: string;
  kind: OrganisationKind;
  email: string;
  phone: string;
  website: string;
  /** Public address of the logo, or null: the site then draws initials. */
  logo: string | null;
  /** Public address of the cover, or null. */
  header: string | null;
  slogan: LocalisedText;
  company_size: number;
  company_type: 'company' | 'staff';
  location_hq: string;
  country_code: 'NL' | 'BE' | 'DE' | 'RO';
  city: string;
  region: string;
  postal_code: string;
  lat: number;
  lon: number;
  /** Year of foundation, as its texts mention it. */
  founded: number;
  /** HTML. */
  text_about: LocalisedText;
  organisation_info: OrganisationInfo[];
  organisation_segments: number[];
  socials: Partial<Record<'facebook' | 'instagram' | 'linkedin' | 'medium' | 'twitter' | 'website', string>>;
  active: boolean;
  premium: boolean;
  featured: boolean;
  job_boards: number[];
  /** Its share of the jobs, beside an employer of 120 people. */
  job_weight: number;
  /** Names that answer for its jobs. */
  recruiters: DemoRecruiter[];
  created_at: string;
}

export interface DemoRecruiter {
  name: string;
  email: string;
  /** National notation, for instance 0595 48 21 10. */
  phone: string;
  phone_country: 'NL' | 'BE' | 'DE' | 'RO';
}

export type DemoJobStatus = 'active' | 'draft' | 'scheduled' | 'paused' | 'expired';

export interface DemoJob {
  uuid: string;
  organisation_id: number;
  title: string;
  /** The intro, plain text, at most 200 characters. */
  description: string;
  status: DemoJobStatus;
  locale: DemoLocale;
  slug: string;
  organisation_name: string;
  from: string;
  till: string;
  premium: boolean;
  premium_till: string | null;
  text_type: 'own' | 'platform';
  /** HTML with its own headings, only when text_type is 'own'. */
  text_own: string | null;
  /** HTML without headings (the job page draws them), only when text_type is 'platform'. */
  text_platform: { job: string; function: string; company: string; offer: string } | null;
  remote: boolean;
  location_type: 'fixed' | 'none';
  country_wide: boolean;
  country_code: 'NL' | 'BE' | 'DE' | 'RO';
  location_name: string | null;
  city: string | null;
  postal_code: string | null;
  lat: number | null;
  lon: number | null;
  apply_type: 'email' | 'url';
  apply_url: string | null;
  apply_email: string | null;
  external_reference: string | null;
  recruiter_name: string;
  recruiter_email: string;
  recruiter_phone: string;
  recruiter_phone_country: 'NL' | 'BE' | 'DE' | 'RO';
  website: string;
  /** Euro, gross; null means 'in overleg'. */
  salary_min: number | null;
  salary_max: number | null;
  salary_type: 'hour' | 'day' | 'month' | 'year' | 'project';
  hours_min: number;
  hours_max: number;
  segment_ids: number[];
  custom_fields: { tags: string[] };
  show_logo: boolean;
  pixel_url: null;
  boost_factor: number;
  reference_code: string;
  job_boards: number[];
  created_at: string;
}
