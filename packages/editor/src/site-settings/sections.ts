import { isChoosable, isText, settingNames, type SettingName } from '../model/setting-schema.ts';

/** The parts of the workspace, in the order of its list. */
export const sectionNames = [
  'theme',
  'identity',
  'languages',
  'accounts',
  'jobs',
  'shop',
  'feeds',
  'notice',
  'scripts',
  'legal',
  'measuring',
  'publishing',
  'gate',
  'forwards',
  'domain',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Every setting of the schema, each in one section. Feeds, cookie scripts, forwards and hosts are no settings: theirs are empty. */
export const settingsIn: Readonly<Record<SectionName, readonly SettingName[]>> = {
  theme: [
    'primary_color',
    'primary_employer_color',
    'secondary_color',
    'font_family',
    'contained_max_width',
    'tag_style',
    'flags_to_text',
    'theme',
  ],
  identity: ['site_name', 'logo', 'favicon', 'seo_image', 'default_images', 'mail_address', 'copyright_text'],
  languages: ['supported_languages', 'default_language', 'custom_translations'],
  accounts: [
    'default_user_type',
    'allow_candidate',
    'allow_employer',
    'companies_approved',
    'jobs_reviewed',
    'enable_favourites',
    'favourite_benefits_text',
  ],
  jobs: [
    'job_board',
    'job_date_format',
    'time_zone',
    'anonymize_jobs',
    'hide_job_dates',
    'hide_job_description',
    'pay_disclosure',
    'job_search_anonymous',
    'app_currency',
    'app_use_imperial_system',
    'search_countries',
    'search_synonyms',
    'landing_page_jobs',
  ],
  shop: [
    'vat_rate',
    'pay_by_invoice',
    'invoice_limit',
    'invoice_term',
    'app_credit_price',
    'invoice_name',
    'invoice_address',
    'invoice_country',
    'invoice_vat_number',
    'invoice_registration',
    'invoice_iban',
  ],
  feeds: [],
  notice: ['show_cookie_bar', 'cookie_text_small', 'cookie_text_large'],
  scripts: [],
  legal: ['terms_text_candidate', 'privacy_text_candidate', 'terms_text_employer', 'privacy_text_employer'],
  measuring: ['gtm_key', 'ga4_key', 'ga_key', 'ad_account', 'verification'],
  publishing: ['publish_checks'],
  gate: ['site_password_enabled'],
  forwards: [],
  domain: [],
};

/** What there is of any site, whoever serves it: the rest is a board's. */
const ofAnySite: readonly SectionName[] = ['theme', 'identity', 'languages'];
/** Settings in those sections that only a board acts on. */
const onlyOfBoards: readonly SettingName[] = ['default_images', 'mail_address'];

/** The sections of the workspace. @param board whether a board stands behind the site */
export const sectionsOf = (board: boolean): readonly SectionName[] => (board ? sectionNames : ofAnySite);

/** The settings of a section as far as anything acts on them. */
export const offeredIn = (section: SectionName, board: boolean): readonly SettingName[] =>
  settingsIn[section].filter((name) => board || !onlyOfBoards.includes(name));

/** The section a word of the address names; the first one for anything else. */
export function sectionNamed(word: string | null, board: boolean): SectionName {
  return sectionsOf(board).find((name) => name === word) ?? sectionNames[0];
}

export function sectionOf(setting: SettingName): SectionName {
  return sectionNames.find((section) => settingsIn[section].includes(setting)) ?? sectionNames[0];
}

/** Whether a section has texts, and so needs the switch of languages. */
export function hasTexts(section: SectionName): boolean {
  return settingsIn[section].some(isText);
}

export interface FoundSetting {
  readonly section: SectionName;
  /** Undefined for the section itself. */
  readonly setting: SettingName | undefined;
  readonly title: string;
}

/** Sections and settings whose title, in the reader's language, or whose wire name holds what was typed. */
export function findSettings(
  typed: string,
  titleOfSection: (section: SectionName) => string,
  titleOf: (setting: SettingName) => string,
  board = true,
): readonly FoundSetting[] {
  const searched = typed.trim().toLowerCase();
  const all: readonly FoundSetting[] = [
    ...sectionsOf(board).map((section) => ({ section, setting: undefined, title: titleOfSection(section) })),
    ...settingNames
      .filter(isChoosable)
      .map((setting) => ({ section: sectionOf(setting), setting, title: titleOf(setting) }))
      .filter(
        ({ section, setting }) =>
          sectionsOf(board).includes(section) && offeredIn(section, board).includes(setting),
      ),
  ];
  return all.filter(({ title, setting }) => `${title} ${setting ?? ''}`.toLowerCase().includes(searched));
}
