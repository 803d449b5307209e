import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { createDeclaredEngine } from '@boardwright/engine/create-engine';
import { partMessages } from '@boardwright/engine/declared-messages';
import { AuthProvider } from '@boardwright/engine/auth';
import type { Journal } from '../page-editing/editing.ts';
import { aSite } from '../page-editing/a-site.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { EditingProvider } from '../page-editing/page-editing.react.tsx';
import { WorkProvider } from '../block-actions/work.tsx';
import { editorServicesFixture } from '../editor-services.fixture.ts';
import { EditorServicesContext } from '../editor-services.tsx';
import { editorMessages } from '../editor.messages.ts';
import type { SectionName } from './sections.ts';
import { SiteSettings } from './site-settings.tsx';

const engine = createDeclaredEngine({
  blocks: [],
  loadMessages: async () => ({ blocks: {}, parts: partMessages }),
  compiledSettings: {},
});
const never = () => new Promise<never>(() => undefined);
const effects = {
  // What was changed stays to be seen in the journal, however long a slow machine takes for the next step.
  save: never,
  storeJournal: () => undefined,
  now: () => 0,
  newUid: () => crypto.randomUUID(),
};

const auth = { restoreSession: never, logIn: never, passSecondStep: never, logOut: never, goTo: never };

interface SiteSettingsFixtureProps {
  readonly section: SectionName;
  readonly changes?: Partial<EditedSite>;
  readonly locale?: Locale;
  /** What was left the last time. */
  readonly journal?: Journal;
  /** Hears of everything that is not saved. */
  readonly storeJournal?: (journal: Journal) => void;
}

/** A section of the site settings on a little site, for tests and stories; nothing is ever saved. */
export function SiteSettingsFixture(props: SiteSettingsFixtureProps) {
  const { section, changes, locale = 'en', journal, storeJournal } = props;
  const [provided] = useState(() => ({ ...effects, ...(storeJournal && { storeJournal }) }));
  return (
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <EditorServicesContext value={editorServicesFixture()}>
        <AuthProvider effects={auth}>
          <MemoryRouter initialEntries={[`/settings?section=${section}`]}>
            <EditingProvider site={{ ...aSite(), ...changes }} journal={journal} effects={provided}>
              <WorkProvider>
                <SiteSettings engine={engine} startLocale="nl" />
              </WorkProvider>
            </EditingProvider>
          </MemoryRouter>
        </AuthProvider>
      </EditorServicesContext>
    </TranslatorContext>
  );
}
