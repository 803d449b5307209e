import { isSame, siteSettingsSchema, siteTextNames, type SiteSettings } from '@boardwright/blocks-schema';

/** The wire name of a site setting. */
export type SettingName = keyof SiteSettings & string;

interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Property>>;
}

export const settingNames = Object.keys(siteSettingsSchema.properties) as readonly SettingName[];

/** What the schema says of a setting: its limits, choices and default stand there and nowhere else. */
export function propertyOf(name: SettingName): Property {
  return (siteSettingsSchema.properties as Readonly<Record<SettingName, Property>>)[name];
}

/** Whether there is anything to choose: a setting with one value is kept, and not shown as a choice. */
export function isChoosable(name: SettingName): boolean {
  return propertyOf(name).enum?.length !== 1;
}

const texts: ReadonlySet<string> = new Set(siteTextNames);

/** Kept per language. */
export function isText(name: SettingName): boolean {
  return texts.has(name);
}

/** How a setting is edited. What the schema's type does not tell stands in `special`. */
export type FieldKind =
  | 'switch'
  | 'choice'
  | 'number'
  | 'line'
  | 'lines'
  | 'html'
  | 'picture'
  | 'pictures'
  | 'icon'
  | 'dateFormat'
  | 'currency'
  | 'countries'
  | 'timeZone'
  | 'board'
  | 'colour'
  | 'font'
  | 'slider'
  /** Drawn by its section itself. */
  | 'own';

const special: Readonly<Partial<Record<SettingName, FieldKind>>> = {
  logo: 'picture',
  favicon: 'icon',
  seo_image: 'picture',
  default_images: 'pictures',
  job_date_format: 'dateFormat',
  app_currency: 'currency',
  search_countries: 'countries',
  time_zone: 'timeZone',
  job_board: 'board',
  vat_rate: 'number',
  privacy_text_employer: 'html',
  privacy_text_candidate: 'html',
  terms_text_employer: 'html',
  terms_text_candidate: 'html',
  supported_languages: 'own',
  default_language: 'own',
  custom_translations: 'own',
  site_password_enabled: 'own',
  primary_color: 'colour',
  primary_employer_color: 'colour',
  secondary_color: 'colour',
  font_family: 'font',
  contained_max_width: 'slider',
};

/** From this many characters on, a text gets room for several lines. */
const roomy = 300;

export function kindOf(name: SettingName): FieldKind {
  const property = propertyOf(name);
  if (special[name]) return special[name];
  if (property.type === 'boolean') return 'switch';
  if (property.enum) return 'choice';
  if (property.type === 'integer') return 'number';
  return (property.maxLength ?? 0) >= roomy ? 'lines' : 'line';
}

/** A value as it applies: what is stored, else the schema's default. */
export function appliedValue(values: Readonly<Record<string, unknown>>, name: SettingName): unknown {
  return values[name] ?? propertyOf(name).default;
}

/** Whether a value differs from the schema's default. */
export function differs(name: SettingName, value: unknown): boolean {
  return !isSame(value, propertyOf(name).default);
}
