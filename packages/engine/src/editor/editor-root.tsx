import { useEffect, useMemo, type ReactNode } from 'react';
import type { DeclaredEngine } from '../create-engine.ts';
import { useAuthStatus } from '../machines/auth/auth.react.tsx';
import type { Journal } from '../machines/page-editing/editing.ts';
import {
  EditingProvider,
  useEditor,
  type EditingEffects,
} from '../machines/page-editing/page-editing.react.tsx';
import { SharedGateProvider } from './block-actions/shared-changes.tsx';
import { conflictsAtRest, handsAtRest } from './block-actions/hands-at-rest.ts';
import { createSharedGate } from './block-actions/shared-gate.ts';
import { WorkProvider } from './block-actions/work.tsx';
import { BenchProvider } from './bench/bench.tsx';
import { WorldProvider } from './bench/world-provider.tsx';
import { Conflicts } from './conflict/conflicts.tsx';
import type { EditorWorld } from './editor-world.tsx';
import { Hands } from './keyboard/hands.tsx';
import { RevisionSourceContext, type RevisionSource } from './revisions/revision-source.ts';
import { FeedDeskContext, type FeedDesk } from './site-settings/feeds/feed-desk.ts';
import { SessionExpired } from './session/session-dialog.tsx';
import type { EditorSite } from './site-pages.ts';

interface EditorRootProps {
  readonly world: EditorSite;
  readonly engine: DeclaredEngine;
  readonly version: string;
  /** What was left unsaved in this browser the last time. */
  readonly journal: Journal | undefined;
  readonly effects: EditingEffects;
  readonly uploadImage: EditorWorld['uploadImage'];
  readonly revisions: RevisionSource;
  readonly feeds: FeedDesk;
  readonly children: ReactNode;
}

/** The site being edited and the bench it stands on: what every part of the editor reads. */
export function EditorRoot({
  world,
  engine,
  version,
  journal,
  effects,
  uploadImage,
  revisions,
  feeds,
  children,
}: EditorRootProps) {
  const gate = useMemo(
    () => createSharedGate(conflictsAtRest(effects.save, handsAtRest), handsAtRest),
    [effects],
  );
  const asking = useMemo(() => ({ ...effects, save: gate.save }), [effects, gate]);
  return (
    <EditingProvider key={world.edited.id} site={world.edited} journal={journal} effects={asking}>
      <BenchProvider world={world} engine={engine} version={version}>
        <Reconnects />
        <SharedGateProvider gate={gate}>
          <WorkProvider>
            <WorldProvider uploadImage={uploadImage}>
              <RevisionSourceContext value={revisions}>
                <FeedDeskContext value={feeds}>{children}</FeedDeskContext>
              </RevisionSourceContext>
            </WorldProvider>
            <Hands />
            <Conflicts />
            <SessionExpired />
          </WorkProvider>
        </SharedGateProvider>
      </BenchProvider>
    </EditingProvider>
  );
}

/** What waited for the line or for a session is sent when it is back. */
function Reconnects() {
  const editor = useEditor();
  const status = useAuthStatus();
  useEffect(() => {
    if (status === 'loggedIn') editor.loggedIn();
  }, [editor, status]);
  useEffect(() => {
    addEventListener('online', editor.online);
    return () => removeEventListener('online', editor.online);
  }, [editor]);
  return null;
}
