import type { Locale } from '@boardwright/messages';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createDeclaredEngine, type DeclaredEngine } from '@boardwright/engine/create-engine';
import { AuthProvider } from '@boardwright/engine/auth';
import { nothingStored, type Journal } from '../page-editing/editing.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { EditingProvider, type EditingEffects } from '../page-editing/page-editing.react.tsx';
import { EditorLanguageProvider } from '../editor-messages.tsx';
import { editorServicesFixture } from '../editor-services.fixture.ts';
import { EditorServicesContext } from '../editor-services.tsx';
import { editorLanguage } from '../language/editor-languages.ts';
import type { EditorSite } from '../saving/site-pages.ts';
import { WorkbenchProvider } from '../workbench/workbench-state.tsx';
import { WorkProvider } from './work.tsx';

const never = (): Promise<never> => new Promise(() => undefined);
const auth = { restoreSession: never, logIn: never, passSecondStep: never, logOut: never, goTo: never };
const effects = {
  storeJournal: () => undefined,
  now: () => 0,
  newUid: () => '00000001-0000-4000-8000-000000000000',
};

/** Knows no kind of block: for parts that render none. */
const noBlocks = createDeclaredEngine({
  blocks: [],
  loadMessages: async () => ({ blocks: {}, parts: {} }),
  compiledSettings: {},
});

interface OnWorkbenchProps {
  readonly site: EditedSite;
  /** The kinds of blocks that there are; none without. */
  readonly engine?: DeclaredEngine;
  /** What stands in the address. */
  readonly query?: string;
  /** What was left the last time: what waits to be saved, and what the server put back. */
  readonly journal?: Partial<Journal>;
  /** What becomes of a save; without it none ever ends. */
  readonly save?: EditingEffects['save'];
  /** The language of the editor. */
  readonly locale?: Locale;
  readonly children: ReactNode;
}

/** A part of the editor with a site on the bench, for tests and stories; nothing is ever saved. */
export function OnWorkbench(props: OnWorkbenchProps) {
  const { site, engine = noBlocks, query = '', journal, save = never, locale = 'en', children } = props;
  const [provided] = useState(() => ({ ...effects, save }));
  // As much of a loaded site as these parts read.
  const editorSite = { edited: site, host: 'wadwerk.nl', examples: {} } as unknown as EditorSite;
  return (
    <EditorLanguageProvider language={editorLanguage(locale)}>
      <EditorServicesContext value={editorServicesFixture()}>
        <AuthProvider effects={auth}>
          <MemoryRouter initialEntries={[`/${query}`]}>
            <EditingProvider
              site={site}
              journal={journal && { ...nothingStored, ...journal }}
              effects={provided}
            >
              <WorkbenchProvider editorSite={editorSite} engine={engine} version="1">
                <WorkProvider>{children}</WorkProvider>
              </WorkbenchProvider>
            </EditingProvider>
          </MemoryRouter>
        </AuthProvider>
      </EditorServicesContext>
    </EditorLanguageProvider>
  );
}
