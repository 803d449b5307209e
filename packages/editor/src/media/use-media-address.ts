import { mediaKinds, mediaSorts, mediaViews } from '@boardwright/api-client/contract';
import { useListAddress } from '../lists/use-list-address.ts';
import { useSiteLanguages } from '../lists/use-site-languages.ts';

export const mediaLayouts = ['grid', 'rows'] as const;
export type MediaLayout = (typeof mediaLayouts)[number];

const names = ['part', 'find', 'view', 'language', 'kind', 'sort', 'after', 'layout', 'open'] as const;

/** The address of the library: what of it is listed, how, where the list goes on, and which picture is open. */
export function useMediaAddress() {
  const { query, ...address } = useListAddress(names);
  const { languages } = useSiteLanguages();
  const open = Number(query.get('open'));
  return {
    ...address,
    part: 'all' as const,
    find: query.get('find') ?? '',
    view: mediaViews.find((name) => name === query.get('view')) ?? 'all',
    /** In which language words are missed; undefined: the site's own, also where a kept address names one it has no more. */
    language: languages.find(({ code }) => code === query.get('language'))?.code,
    /** Undefined: pictures and videos. */
    kind: mediaKinds.find((name) => name === query.get('kind')),
    sort: mediaSorts.find((name) => name === query.get('sort')) ?? '-created_at',
    after: query.get('after') ?? undefined,
    layout: mediaLayouts.find((name) => name === query.get('layout')) ?? 'grid',
    open: Number.isInteger(open) && open > 0 ? open : undefined,
  };
}
