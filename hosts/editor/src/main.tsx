import '@fontsource-variable/instrument-sans/wght.css';
import { AuthProvider, EditorWords, SessionGate } from '@boardwright/engine/editor';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { destinationOf } from './destination.ts';
import { authEffects, localeStore, onExpired, siteLabel } from './engine.ts';
import { version } from './env.ts';

// The door is small; what lies behind it is fetched while one types.
const loadEditor = () => import('./editor.tsx').then(({ Editor }) => ({ default: Editor }));
const Editor = lazy(loadEditor);

const root = document.querySelector('#editor');
if (!root) throw new Error('The page has no #editor');
createRoot(root).render(
  <StrictMode>
    <EditorWords store={localeStore} preferred={navigator.languages}>
      <AuthProvider effects={authEffects}>
        <SessionGate
          siteLabel={siteLabel}
          version={version}
          destination={() => destinationOf(new URL(location.href))}
          onExpired={onExpired}
        >
          <Suspense>
            <Editor />
          </Suspense>
        </SessionGate>
      </AuthProvider>
    </EditorWords>
  </StrictMode>,
);
void loadEditor();
