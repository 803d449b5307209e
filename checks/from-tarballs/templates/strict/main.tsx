import { Editor, inMemoryEffects } from '@boardwright/editor';
import { createRoot } from 'react-dom/client';
import compiled from 'virtual:compiled-settings';
import '@boardwright/editor/styles.css';
import { greetingBlock } from './greeting.tsx';

const blocks = [greetingBlock];
const block = { id: 1, key: 'acme/greeting', settings: { en: { title: 'Hello' } } };
const page = { id: 1, kind: 'p-home', path: { en: '' }, texts: {}, blocks: [block] };
const effects = inMemoryEffects({ site: { name: 'Strict', languages: ['en'], pages: [page] }, blocks });

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <Editor blocks={blocks} site={effects.read()} effects={effects} compiledSettings={compiled} />,
  );
