import '@fontsource-variable/instrument-sans/wght.css';
import './page.css';
import {
  applyScheme,
  AuthProvider,
  EditorFailure,
  EditorLanguageProvider,
  EditorMessages,
  PasskeyApiContext,
  SecondStepApiContext,
  SessionGate,
  type AuthEffects,
} from '@boardwright/editor';
import { startLocale } from '@boardwright/editor/start-language';
import { inLocale, type MessageTree } from '@boardwright/messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { destinationOf } from './destination.ts';
import { language, session } from './ahead.ts';
import { authEffects, onExpired, siteLabel } from './engine.ts';
import { version } from './env.ts';
import { loadLanguage, localeStore } from './language.ts';
import { notLoadedMessages } from './not-loaded.messages.ts';
import { isHandover, isInvitation, isSetup } from './page-addresses.ts';
import { passkeyEffects, passkeys } from './passkeys.ts';
import { isPassword, Password } from './password.tsx';
import { secondStep } from './second-step.ts';
import { WhenLoaded } from './when-loaded.tsx';

applyScheme();
// The entry is small; the editor is fetched while the session is checked or one types.
const loadEditor = () => import('./editor.tsx').then(({ Editor }) => Editor);
// Policy: what does not come now is asked for again, and reported, by whoever has logged in.
loadEditor().catch(() => undefined);
const loadHandover = () => import('./handover.tsx').then(({ Handover }) => Handover);
const loadInvitation = () => import('./invitation.tsx').then(({ Invitation }) => Invitation);
const loadSetup = () => import('./setup.tsx').then(({ Setup }) => Setup);
const effects: AuthEffects = { ...authEffects, ...passkeyEffects, restoreSession: session };
const again = location.pathname + location.search;

/** What an address leads to before one has logged in, and the editor behind it. */
function Root() {
  if (isSetup(new URL(location.href)))
    return <WhenLoaded load={loadSetup} failed={<EditorFailure missing={false} href={again} />} />;
  if (isInvitation(new URL(location.href)))
    return <WhenLoaded load={loadInvitation} failed={<EditorFailure missing={false} href={again} />} />;
  if (isHandover(new URL(location.href)))
    return <WhenLoaded load={loadHandover} failed={<EditorFailure missing={false} href={again} />} />;
  if (isPassword(new URL(location.href))) return <Password />;
  return (
    <AuthProvider effects={effects}>
      <SecondStepApiContext value={secondStep}>
        <PasskeyApiContext value={passkeys}>
          <SessionGate
            siteLabel={siteLabel}
            version={version}
            destination={() => destinationOf(new URL(location.href))}
            onExpired={onExpired}
          >
            <WhenLoaded load={loadEditor} failed={<EditorFailure missing={false} href={again} />} />
          </SessionGate>
        </PasskeyApiContext>
      </SecondStepApiContext>
    </AuthProvider>
  );
}

/** In place of everything where no language has come. */
function NotLoaded() {
  const locale = startLocale(null, navigator.languages);
  const messages = inLocale<MessageTree>(notLoadedMessages, locale);
  return (
    <EditorLanguageProvider language={{ locale, messages, labels: { blocks: {}, common: {} } }}>
      <div data-editor="" lang={locale}>
        <EditorFailure missing={false} href={again} />
      </div>
    </EditorLanguageProvider>
  );
}

const element = document.querySelector('#editor');
if (!element) throw new Error('The page has no #editor');
const root = createRoot(element);

language.then(
  (first) =>
    root.render(
      <StrictMode>
        <EditorMessages first={first} load={loadLanguage} store={localeStore}>
          <Root />
        </EditorMessages>
      </StrictMode>,
    ),
  () => root.render(<NotLoaded />),
);
