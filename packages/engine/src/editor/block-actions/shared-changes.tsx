import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { pagesWith, type EditedPage } from '../../machines/page-editing/edited-site.ts';
import { useEditor, useFailures, useSaveStatus } from '../../machines/page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { copyOfBlock, localCopyCommands } from '../model/block-commands.ts';
import { SharedDialog } from './shared-dialog.tsx';
import { takenBack, type SharedGate } from './shared-gate.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useEditorT } from '../editor-messages.tsx';
import { announce } from '../ui/announce.ts';
import { useWork, useWorkStore } from './work.tsx';

const GateContext = createContext<SharedGate | undefined>(undefined);

export function SharedGateProvider({
  gate,
  children,
}: {
  readonly gate: SharedGate;
  readonly children: ReactNode;
}) {
  return <GateContext value={gate}>{children}</GateContext>;
}

const noGate: Pick<SharedGate, 'question' | 'subscribe' | 'forget' | 'settle'> = {
  question: () => undefined,
  subscribe: () => () => undefined,
  forget: () => undefined,
  settle: () => undefined,
};

/** Asks about shared blocks: before the first change is saved everywhere, and before one becomes local. */
export function SharedChanges() {
  const t = useEditorT();
  const gate = use(GateContext) ?? noGate;
  const editor = useEditor();
  const work = useWorkStore();
  const { page, chooseBlock } = useWorkbench();
  const { nameOf } = useBlockActions();
  const question = useSyncExternalStore(gate.subscribe, gate.question, gate.question);
  const scope = useWork(({ dialog }) => (dialog?.kind === 'goLocal' ? dialog.block : undefined));
  const failures = useFailures();
  const { kind } = useSaveStatus();
  const batch = page?.id;
  useEffect(() => {
    // Another page, another batch.
    if (batch !== undefined) return gate.forget;
  }, [gate, batch]);
  useEffect(() => {
    if (kind === 'saved' || kind === 'failed') gate.settle();
  }, [gate, kind]);
  useEffect(() => {
    for (const { uid, message } of failures) if (message === takenBack) editor.dismiss(uid);
  }, [editor, failures]);

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
    announce(t('blockActions.said.local', { name }));
  }
  const close = (): void => work.set({ dialog: undefined });
  if (question && page)
    return (
      <SharedDialog
        block={question.block}
        about="change"
        onAll={() => question.answer('everywhere')}
        onHere={() => {
          makeLocal(question.block, [page]);
          question.answer('here');
        }}
        onClose={() => question.answer('nowhere')}
      />
    );
  if (scope === undefined || !page) return null;
  return (
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
  );
}
