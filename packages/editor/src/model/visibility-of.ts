import type { CommonSettings } from '@boardwright/blocks-schema';
import type { Command } from '../page-editing/command.ts';
import type { EditedBlock, EditedSite } from '../page-editing/edited-site.ts';
import { designLocale } from './design-locale.ts';

/** As it is edited: what is at its default may be absent. */
export type Visibility = Partial<NonNullable<CommonSettings['visibility']>>;

type Languages = Pick<EditedSite, 'defaultLanguage'>;

/** By what a block is hidden; undefined for one that everybody sees always. */
export function visibilityOf(block: EditedBlock, site: Languages): Visibility | undefined {
  const values = block.settings[designLocale(block, site)]?.values ?? {};
  const { visibility } = values as { readonly visibility?: Visibility };
  if (!visibility) return undefined;
  const { hidden, from, until, hiddenFor = [], hiddenOn = [] } = visibility;
  const isHidden = hidden === true || from !== undefined || until !== undefined;
  return isHidden || hiddenFor.length > 0 || hiddenOn.length > 0 ? visibility : undefined;
}

/** Hides a block from everybody, or lets visitors see it again; what else it is hidden by stays. */
export function hideCommand(block: EditedBlock, site: Languages): Command {
  const { hidden = false, from, until, hiddenFor = [], hiddenOn = [] } = visibilityOf(block, site) ?? {};
  const limits = {
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(hiddenFor.length > 0 && { hiddenFor }),
    ...(hiddenOn.length > 0 && { hiddenOn }),
  };
  const visibility = { ...limits, hidden: !hidden };
  const isPlain = hidden && Object.keys(limits).length === 0;
  return {
    type: 'setSettings',
    block: block.id,
    locale: designLocale(block, site),
    set: isPlain ? {} : { visibility },
    unset: isPlain ? ['visibility'] : [],
  };
}
