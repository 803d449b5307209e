import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { versionNow } from '../revisions/page-version.ts';
import { useLook } from '../revisions/use-look.ts';
import { usePagePublication } from '../publication/publication.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { usePublishedPage } from './use-published-page.ts';

/** Puts the draft on the bench compared with what visitors see; nothing where they do not have the page. */
export function useCompareWithLive(): () => void {
  const editor = useEditor();
  const work = useWorkStore();
  const look = useLook();
  const { page } = useWorkbench();
  const standing = usePagePublication(page?.id)?.published;
  const { version } = usePublishedPage();
  return () => {
    const draft = page && versionNow(editor.site(), page.id);
    if (!draft || !version || !standing) return;
    const at = Date.parse(standing.at);
    const revision = { id: 0, author: standing.author, name: '', at, ...version };
    work.set({ past: look({ revision, before: undefined, draft, liveAt: at }, 'compared') });
  };
}
