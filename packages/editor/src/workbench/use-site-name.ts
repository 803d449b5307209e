import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from './workbench-state.tsx';

/** What the site is called in the editor: a draft that has no name yet goes by its host. */
export function useSiteName(): string {
  const { editorSite } = useWorkbench();
  return useEdited((site) => site.name) || editorSite.host;
}
