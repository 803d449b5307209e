import { useEffect, useMemo, type ReactNode } from 'react';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import { useAuthStatus } from '@boardwright/engine/auth';
import type { Journal } from './page-editing/editing.ts';
import { EditingProvider, useEditor, type EditingEffects } from './page-editing/page-editing.react.tsx';
import { AccountApiContext, type AccountApi } from './account/account-api.ts';
import { WorkProvider } from './block-actions/work.tsx';
import { WorkbenchProvider } from './workbench/workbench-state.tsx';
import { EditorServicesProvider } from './workbench/editor-services-provider.tsx';
import { Colleagues } from './colleagues/colleagues.tsx';
import type { SiteSource } from './colleagues/site-watch.ts';
import { Conflicts } from './conflict/conflicts.tsx';
import type { EditorServices } from './editor-services.tsx';
import { KeyboardShortcuts } from './keyboard/keyboard-shortcuts.tsx';
import { RevisionSourceContext, type RevisionSource } from './revisions/revision-source.ts';
import { FeedApiContext, type FeedApi } from './site-settings/feeds/feed-api.ts';
import { ForwardSourceContext, type ForwardSource } from './site-settings/forwards/forward-source.ts';
import { NewsletterApiContext, type NewsletterApi } from './site-settings/newsletters/newsletter-api.ts';
import { HostSourceContext, type HostSource } from './site-settings/domain/host-source.ts';
import { SessionExpired } from './session/session-dialog.tsx';
import type { EditorSite } from './saving/site-pages.ts';
import toasts from './toasts/toasts.module.css';
import { Toasts } from './toasts/toasts.tsx';
import { typingRests } from './ui/typing-rests.ts';

interface EditorRootProps {
  readonly editorSite: EditorSite;
  readonly engine: DeclaredEngine;
  readonly version: string;
  /** What was left unsaved in this browser the last time. */
  readonly journal: Journal | undefined;
  readonly effects: EditingEffects;
  readonly uploadImage: EditorServices['uploadImage'];
  readonly revisions: RevisionSource;
  readonly feeds: FeedApi;
  readonly forwards: ForwardSource;
  readonly newsletters: NewsletterApi;
  readonly hosts: HostSource;
  readonly account: AccountApi;
  /** Where what colleagues save is read. */
  readonly source: SiteSource;
  readonly children: ReactNode;
}

/** The site being edited and the bench it stands on: what every part of the editor reads. */
export function EditorRoot({
  editorSite,
  engine,
  version,
  journal,
  effects,
  uploadImage,
  revisions,
  feeds,
  forwards,
  newsletters,
  hosts,
  account,
  source,
  children,
}: EditorRootProps) {
  const whileTyping = useMemo(() => ({ ...effects, typingRests }), [effects]);
  return (
    <EditingProvider
      key={editorSite.edited.id}
      site={editorSite.edited}
      journal={journal}
      effects={whileTyping}
    >
      <WorkbenchProvider editorSite={editorSite} engine={engine} version={version}>
        <Reconnects />
        <WorkProvider>
          <EditorServicesProvider uploadImage={uploadImage}>
            <RevisionSourceContext value={revisions}>
              <FeedApiContext value={feeds}>
                <ForwardSourceContext value={forwards}>
                  <HostSourceContext value={hosts}>
                    <NewsletterApiContext value={newsletters}>
                      <AccountApiContext value={account}>{children}</AccountApiContext>
                    </NewsletterApiContext>
                  </HostSourceContext>
                </ForwardSourceContext>
              </FeedApiContext>
            </RevisionSourceContext>
          </EditorServicesProvider>
          <KeyboardShortcuts />
          <Colleagues source={source} version={editorSite.version} />
          <div className={toasts.stack}>
            <Conflicts />
            <Toasts />
          </div>
          <SessionExpired />
        </WorkProvider>
      </WorkbenchProvider>
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
