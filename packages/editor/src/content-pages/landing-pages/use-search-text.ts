import { distanceText } from '@boardwright/ui/distance';
import { useEditorLocale } from '../../editor-messages.tsx';
import { useEditorServices } from '../../editor-services.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import type { LandingSearch } from './landing-search.ts';

/** What a search asks for, as words: “kok, Zorg, Rotterdam 15 km”. */
export function useSearchText(): (search: LandingSearch) => string {
  const t = useContentMessages();
  const locale = useEditorLocale();
  const { configuration } = useEditorServices();
  const imperial = configuration.settings?.app_use_imperial_system ?? false;
  return ({ search, location_name: place, distance, segment_ids: ids, remote }) => {
    const names = ids.map((id) => configuration.segments.find((one) => one.id === id)?.name ?? `${id}`);
    const where = place && distance > 0 ? `${place} ${distanceText(distance, locale, imperial)}` : place;
    return [search, ...names, where, remote ? t('landing.remote') : ''].filter(Boolean).join(', ');
  };
}
