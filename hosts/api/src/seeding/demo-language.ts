import type { DemoLanguage } from '../../seeds/demo.ts';
import type { DemoSite } from './demo-site.ts';

/** What a site's demo is written in: its own language where the demo knows that, else English. */
export const languageOf = ({ defaultLocale }: Pick<DemoSite, 'defaultLocale'>): DemoLanguage =>
  defaultLocale === 'nl' ? 'nl' : 'en';
