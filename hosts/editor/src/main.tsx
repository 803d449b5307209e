import '@fontsource-variable/instrument-sans/wght.css';
import { AuthProvider, EditorWords, SessionGate } from '@boardwright/engine/editor';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { authEffects, destination, localeStore, onExpired } from './engine.ts';

const root = document.querySelector('#editor');
if (!root) throw new Error('The page has no #editor');
createRoot(root).render(
  <StrictMode>
    <EditorWords store={localeStore} preferred={navigator.languages}>
      <AuthProvider effects={authEffects}>
        <SessionGate
          siteHost={location.hostname}
          version={import.meta.env['VERSION'] as string}
          destination={destination}
          onExpired={onExpired}
        >
          <p>…</p>
        </SessionGate>
      </AuthProvider>
    </EditorWords>
  </StrictMode>,
);
