import { useEditor } from '../page-editing/page-editing.react.tsx';
import type { PageVersion } from '../model/past.ts';
import { changeText } from '../revisions/change-text.ts';
import { versionNow } from '../revisions/page-version.ts';
import type { PageChange } from '../revisions/page-diff.ts';
import { restoreCommands } from '../revisions/restore-page.ts';
import { useAround } from '../revisions/use-around.ts';
import { announce } from '../ui/announce.ts';
import { useEditorT } from '../editor-messages.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { withoutChange } from './without-change.ts';

/** Takes one change of the draft back to what visitors have, as a step that can be undone. */
export function useRevert(): (change: PageChange, published: PageVersion) => void {
  const t = useEditorT();
  const editor = useEditor();
  const around = useAround();
  const { chooseBlock } = useWorkbench();
  return (change, published) => {
    const pageId = published.page.id;
    const now = versionNow(editor.site(), pageId);
    if (!now) return;
    const commands = restoreCommands(editor.site(), withoutChange(published, now, change), editor);
    if (commands.length === 0) return;
    const { text } = changeText(change, around);
    editor.act({ key: 'changeReverted', values: { change: text } }, commands, pageId);
    if ('block' in change && change.kind !== 'added') chooseBlock(change.block.id);
    announce(t('publishing.reverted', { change: text }));
    document.getElementById('bench')?.focus();
  };
}
