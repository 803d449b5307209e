import { lazy, Suspense, useEffect } from 'react';
import { pagesWith, type EditedPage } from '../page-editing/edited-site.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useSharedQuestion } from '../page-editing/saving.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { copyOfBlock, localCopyCommands } from '../model/block-commands.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useEditorT } from '../editor-messages.tsx';
import { announce } from '../ui/announce.ts';
import { useWork, useWorkStore } from './work.tsx';

/** Fetched once somebody works: without a line it could not ask before a change of a shared block is saved. */
export const loadSharedDialog = () =>
  import('./shared-dialog.tsx').then(({ SharedDialog: dialog }) => ({ default: dialog }));
const SharedDialog = lazy(loadSharedDialog);

/** Asks about shared blocks: before the first change is saved everywhere, and before one becomes local. */
export function SharedChanges() {
  const t = useEditorT();
  const editor = useEditor();
  const work = useWorkStore();
  const { page, chooseBlock } = useWorkbench();
  const { nameOf } = useBlockActions();
  const question = useSharedQuestion();
  const scope = useWork(({ dialog }) => (dialog?.kind === 'goLocal' ? dialog.block : undefined));
  const batch = page?.id;
  useEffect(() => {
    // Another page, another batch.
    if (batch !== undefined) return editor.forgetChoices;
  }, [editor, batch]);

  function makeLocal(block: number, pages: readonly EditedPage[]): void {
    const name = nameOf([block]);
    const shared = editor.site().blockOf[block];
    if (!page || !shared) return;
    let here: number | undefined;
    const commands = localCopyCommands(pages, block, (one) => {
      const copy = copyOfBlock(editor.newId(), shared);
      if (one.id === page.id) here = copy.id;
      return { copy, uid: editor.newUid() };
    });
    editor.act({ key: 'blockLocal', values: { block: name } }, commands, page.id);
    chooseBlock(here);
    announce(t('blockActions.announced.local', { name }));
  }
  const close = (): void => work.set({ dialog: undefined });
  if (question !== undefined && page)
    return (
      <Suspense>
        <SharedDialog
          block={question}
          about="change"
          onAll={() => editor.choose('everywhere')}
          onHere={() => {
            makeLocal(question, [page]);
            editor.choose('here');
          }}
          onClose={() => editor.choose('nowhere')}
        />
      </Suspense>
    );
  if (scope === undefined || !page) return null;
  return (
    <Suspense>
      <SharedDialog
        block={scope}
        about="scope"
        onAll={() => {
          makeLocal(scope, pagesWith(editor.site(), scope));
          close();
        }}
        onHere={() => {
          makeLocal(scope, [page]);
          close();
        }}
        onClose={close}
      />
    </Suspense>
  );
}
