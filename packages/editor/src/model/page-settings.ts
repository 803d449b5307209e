import { fillDefaults, pageSettingsSchema, type PageSettings } from '@boardwright/blocks-schema';
import type { Values } from '../page-editing/edited-site.ts';

export type PageSettingName = keyof PageSettings & string;
/** What a page says of itself in one language, all of it. */
export type PageRow = Readonly<Required<PageSettings>>;

export const pageSettingNames = Object.keys(pageSettingsSchema.properties) as readonly PageSettingName[];

/** What each is where nothing is written. */
export const emptyPage: PageRow = {
  page_label: '',
  ...(fillDefaults(pageSettingsSchema, {}) as Omit<PageRow, 'page_label'>),
};

/** Those that are typed, and what each is called. */
export const pageTextNames = {
  page_label: 'label',
  page_title: 'title',
  page_description: 'description',
} as const;
export type PageText = keyof typeof pageTextNames;
export const isPageText = (name: string): name is PageText => Object.hasOwn(pageTextNames, name);
export const isPageSetting = (name: string): name is PageSettingName => Object.hasOwn(emptyPage, name);

/** Whether a value is of the kind that its setting has; of what is no setting of a page, nobody knows. */
export const isOfSetting = (name: string, value: unknown): boolean =>
  isPageSetting(name) && typeof value === typeof emptyPage[name];

/** A page's settings out of values from anywhere: what does not fit is as if it were not written. */
export function pageSettingsOf(values: Values | undefined): PageRow {
  const fitting = Object.entries(values ?? {}).filter(([name, value]) => isOfSetting(name, value));
  return { ...emptyPage, ...Object.fromEntries(fitting) };
}
