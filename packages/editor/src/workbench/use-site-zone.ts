import { appliedValue } from '../model/setting-schema.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';

/** The time zone of the site: what its clocks show is what everybody reads. */
export function useSiteZone(): string {
  const zone = useEdited(({ settings }) => appliedValue(settings, 'time_zone'));
  return typeof zone === 'string' && zone !== '' ? zone : 'Europe/Amsterdam';
}
