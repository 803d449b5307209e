import { Editor } from '@boardwright/editor';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './main.css';
import '@boardwright/editor/styles.css';
import { blocks, effects } from './editing.ts';

/** An application with a header of its own; the editor has the rest. */
function Application() {
  const [saved, setSaved] = useState('');
  return (
    <div className="application">
      <header>
        <h1>Greetings</h1>
        <button type="button" onClick={() => setSaved(JSON.stringify(effects.read(), null, 2))}>
          What is saved
        </button>
        {saved && <output>{saved}</output>}
      </header>
      <Editor blocks={blocks} site={effects.read()} effects={effects} person={{ id: 'ann', name: 'Ann' }} />
    </div>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Application />
    </StrictMode>,
  );
