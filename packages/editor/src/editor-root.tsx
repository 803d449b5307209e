import { useEffect, useMemo, type Context, type ReactNode } from 'react';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import { useAuthStatus } from '@boardwright/engine/auth';
import type { Journal } from './page-editing/editing.ts';
import { EditingProvider, useEditor, type EditingEffects } from './page-editing/page-editing.react.tsx';
import { AccountApiContext, type AccountApi } from './account/account-api.ts';
import { WorkProvider } from './block-actions/work.tsx';
import { WorkbenchProvider } from './workbench/workbench-state.tsx';
import { EditorServicesProvider } from './workbench/editor-services-provider.tsx';
import { PagesGate } from './back-office/pages-gate.tsx';
import { SitesApiContext, type SitesApi } from './shell/sites-api.ts';
import { Colleagues } from './colleagues/colleagues.tsx';
import type { SiteSource } from './colleagues/site-watch.ts';
import { CommentSourceContext, type CommentSource } from './comments/comment-source.ts';
import { Conflicts } from './conflict/conflicts.tsx';
import type { EditorServices } from './editor-services.tsx';
import { KeyboardShortcuts } from './keyboard/keyboard-shortcuts.tsx';
import { OpenPublishDialog } from './publish-dialogs/open-publish-dialog.tsx';
import { RevisionSourceContext, type RevisionSource } from './revisions/revision-source.ts';
import { PublicationProvider, usePublication } from './publication/publication.tsx';
import { PublishingSourceContext, type PublishingSource } from './publication/publishing-source.ts';
import { FeedApiContext, type FeedApi } from './site-settings/feeds/feed-api.ts';
import { ForwardSourceContext, type ForwardSource } from './site-settings/forwards/forward-source.ts';
import { NewsletterApiContext, type NewsletterApi } from './content-pages/newsletters/newsletter-api.ts';
import { HostSourceContext, type HostSource } from './site-settings/domain/host-source.ts';
import { SessionExpired } from './session/session-dialog.tsx';
import type { EditorSite } from './saving/site-pages.ts';
import { OutdatedSourceContext, type OutdatedSource } from './translations/outdated-source.ts';
import toasts from './toasts/toasts.module.css';
import { Toasts } from './toasts/toasts.tsx';
import { typingRests } from './ui/typing-rests.ts';

/** What a board has around its pages. */
export interface BoardServices {
  readonly feeds: FeedApi;
  readonly forwards: ForwardSource;
  readonly newsletters: NewsletterApi;
  readonly hosts: HostSource;
  readonly account: AccountApi;
  readonly sites: SitesApi;
  readonly publishing: PublishingSource;
  readonly comments: CommentSource;
  /** Without it nobody knows which translations are outdated. */
  readonly outdated?: OutdatedSource;
}

interface EditorRootProps {
  readonly editorSite: EditorSite;
  readonly engine: DeclaredEngine;
  readonly version: string;
  /** What was left unsaved in this browser the last time. */
  readonly journal: Journal | undefined;
  readonly effects: EditingEffects;
  /** Without it no picture can be sent. */
  readonly uploadImage?: EditorServices['uploadImage'];
  /** Without it there is no library to choose from. */
  readonly findPictures?: EditorServices['findPictures'];
  /** Where a page's revisions are; without it there are none. */
  readonly revisions?: RevisionSource | undefined;
  /** What answers for a board's own workspaces. */
  readonly board?: BoardServices | undefined;
  /** Where what colleagues save is read; without it one edits alone. */
  readonly source?: SiteSource | undefined;
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
  findPictures,
  revisions,
  board,
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
          <EditorServicesProvider uploadImage={uploadImage} findPictures={findPictures}>
            <Provided context={RevisionSourceContext} value={revisions}>
              <Provided context={PublishingSourceContext} value={board?.publishing}>
                <PublicationProvider>
                  <BoardServicesProvider board={board}>
                    <PagesGate>{children}</PagesGate>
                  </BoardServicesProvider>
                  <KeyboardShortcuts />
                  {source ? <WatchedSite source={source} version={editorSite.version} /> : null}
                  <OpenPublishDialog />
                </PublicationProvider>
              </Provided>
            </Provided>
          </EditorServicesProvider>
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

/** What colleagues save is read when they did; what they published, or chose for the site, with it. */
function WatchedSite({ source, version }: { readonly source: SiteSource; readonly version: number }) {
  const { refresh } = usePublication();
  const watched = useMemo(
    (): SiteSource => ({
      ...source,
      async read() {
        const read = await source.read();
        void refresh();
        return read;
      },
    }),
    [source, refresh],
  );
  return <Colleagues source={watched} version={version} />;
}

interface ProvidedProps<T> {
  readonly context: Context<T>;
  readonly value: T | undefined;
  readonly children: ReactNode;
}

/** Provides what there is; what is not there stays as its context has it by itself. */
function Provided<T>({ context: Provider, value, children }: ProvidedProps<T>) {
  return value === undefined ? children : <Provider value={value}>{children}</Provider>;
}

function BoardServicesProvider({ board, children }: Pick<EditorRootProps, 'board' | 'children'>) {
  return (
    <Provided context={FeedApiContext} value={board?.feeds}>
      <Provided context={ForwardSourceContext} value={board?.forwards}>
        <Provided context={HostSourceContext} value={board?.hosts}>
          <Provided context={NewsletterApiContext} value={board?.newsletters}>
            <Provided context={AccountApiContext} value={board?.account}>
              <Provided context={SitesApiContext} value={board?.sites}>
                <Provided context={CommentSourceContext} value={board?.comments}>
                  <Provided context={OutdatedSourceContext} value={board?.outdated}>
                    {children}
                  </Provided>
                </Provided>
              </Provided>
            </Provided>
          </Provided>
        </Provided>
      </Provided>
    </Provided>
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
