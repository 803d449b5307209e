import {
  Editor,
  inMemoryEffects,
  SaveError,
  type EditorEffects,
  type SiteContent,
} from '@boardwright/editor';
import { EditorCanvas } from '@boardwright/editor/canvas';
import { createRoot } from 'react-dom/client';
import '@boardwright/editor/styles.css';
import { greetingBlock } from './greeting.tsx';

/** An application whose effects do, by its address, what effects should not. */
const way = new URL(location.href).searchParams.get('way');

const blocks = [greetingBlock];
const greeting = { id: 1, key: 'acme/greeting', settings: { en: { title: 'Hello' } } };
const page = {
  id: 1,
  kind: 'p-home',
  path: { en: '' },
  texts: { en: { page_label: 'Home' } },
  blocks: [greeting],
};
const unknown = { id: 2, key: 'acme/unheard-of', settings: { en: { words: 'As they were' } } };
const sites: Readonly<Record<string, unknown>> = {
  unknown: { name: 'Any', languages: ['en'], pages: [{ ...page, blocks: [greeting, unknown] }] },
  'same-number': { name: 'Any', languages: ['en'], pages: [{ ...page, blocks: [greeting, greeting] }] },
  'no-pages': { name: 'Any', languages: ['en'] },
};
const site = (sites[way ?? ''] ?? { name: 'Any', languages: ['en'], pages: [page] }) as SiteContent;
const begin: SiteContent = { name: 'Any', languages: ['en'], pages: [page] };

const stored = inMemoryEffects({ site: way === 'unknown' ? site : begin, blocks });
let asked = 0;

const late = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 1500));
};

const ways: Readonly<Record<string, EditorEffects['save']>> = {
  async rejects() {
    throw new Error('The shop is closed today.');
  },
  throws() {
    throw new TypeError('There is no such thing');
  },
  async late(command, confirmed) {
    asked += 1;
    if (asked === 1) await late();
    return stored.save(command, confirmed);
  },
  /** It is saved, and the answer is lost: the editor asks again. */
  async twice(command, confirmed) {
    asked += 1;
    const saved = await stored.save(command, confirmed);
    if (asked === 1) throw new SaveError({ kind: 'offline' });
    return saved;
  },
  async silent(command, confirmed) {
    await stored.save(command, confirmed);
  },
};

const effects: EditorEffects = { save: ways[way ?? ''] ?? stored.save };

Object.assign(window, { read: stored.read });
const root = document.querySelector<HTMLElement>('#root');
if (root) {
  root.style.height = '100vh';
  createRoot(root).render(
    way === 'canvas' ? (
      <EditorCanvas blocks={blocks} site={site} />
    ) : (
      <Editor
        blocks={blocks}
        site={site}
        effects={effects}
        {...(way === 'served' && { canvas: '/?way=canvas' })}
      />
    ),
  );
}
