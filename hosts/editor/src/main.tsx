import '@fontsource-variable/instrument-sans/wght.css';
import {
  AuthProvider,
  EditorFailure,
  EditorMessages,
  SessionGate,
  type AuthEffects,
} from '@boardwright/engine/editor';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { destinationOf } from './destination.ts';
import { session } from './ahead.ts';
import { authEffects, localeStore, onExpired, siteLabel } from './engine.ts';
import { version } from './env.ts';
import { isPassword, Password } from './password.tsx';
import { isSetup, Setup } from './setup.tsx';
import { WhenLoaded } from './when-loaded.tsx';

// The door is small; what lies behind it is fetched while the session is checked or one types.
const loadEditor = () => import('./editor.tsx').then(({ Editor }) => Editor);
// Policy: what does not come now is asked for again, and told, by whoever has logged in.
loadEditor().catch(() => undefined);
const effects: AuthEffects = { ...authEffects, restoreSession: session };

const root = document.querySelector('#editor');
if (!root) throw new Error('The page has no #editor');
createRoot(root).render(
  <StrictMode>
    <EditorMessages store={localeStore} preferred={navigator.languages}>
      {isSetup(new URL(location.href)) ? (
        <Setup />
      ) : isPassword(new URL(location.href)) ? (
        <Password />
      ) : (
        <AuthProvider effects={effects}>
          <SessionGate
            siteLabel={siteLabel}
            version={version}
            destination={() => destinationOf(new URL(location.href))}
            onExpired={onExpired}
          >
            <WhenLoaded
              load={loadEditor}
              failed={<EditorFailure missing={false} href={location.pathname + location.search} />}
            />
          </SessionGate>
        </AuthProvider>
      )}
    </EditorMessages>
  </StrictMode>,
);
