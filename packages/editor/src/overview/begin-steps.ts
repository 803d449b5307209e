import type { Overview } from '@boardwright/api-client/contract';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { neededPages } from '../first-steps/starter-pages.ts';

/** What a new board needs, in the order in which its owner comes to it. */
export const beginSteps = [
  'company',
  'look',
  'categories',
  'pages',
  'job',
  'products',
  'legal',
  'mail',
  'host',
  'open',
] as const;
export type BeginStep = (typeof beginSteps)[number];

/** Where each is done; absent where it is done outside the editor. */
export const stepPlaces: Readonly<Partial<Record<BeginStep, string>>> = {
  company: '/settings?section=shop',
  look: '/first-steps?step=theme',
  categories: '/content?part=categories',
  pages: '/first-steps?step=pages',
  job: '/jobs?part=all',
  products: '/shop?part=products',
  legal: '/content?part=legal',
  host: '/settings?section=domain',
  open: '/first-steps?step=live',
};

/** Which steps are done, of what the server knows and of the site as it stands in the editor. */
export function doneSteps(
  begun: Overview['begun'],
  site: Pick<EditedSite, 'settings' | 'pages' | 'pageOf' | 'status'>,
): ReadonlySet<BeginStep> {
  const isDone: Readonly<Record<BeginStep, boolean>> = {
    ...begun,
    look: Boolean(site.settings['logo']) || 'primary_color' in site.settings,
    pages: neededPages(site).length === 0,
    open: site.status === 'active',
  };
  return new Set(beginSteps.filter((step) => isDone[step]));
}
