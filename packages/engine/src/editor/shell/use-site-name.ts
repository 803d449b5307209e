import { useEdited } from '../../machines/page-editing/page-editing.react.tsx';
import { useBench } from '../bench/bench.tsx';

/** What the site is called in the editor: a draft that has no name yet goes by its host. */
export function useSiteName(): string {
  const { world } = useBench();
  return useEdited((site) => site.name) || world.host;
}
