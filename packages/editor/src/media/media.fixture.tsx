import type { MediaPicture, MediaSummary } from '@boardwright/api-client/contract';
import { RequestError } from '@boardwright/engine/request-failure';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../page-editing/a-site.ts';
import { LastRemovedProvider } from './done-note.tsx';
import { type MediaApi, MediaApiContext, type MediaQuery } from './media-api.ts';
import { MediaPart } from './media-page.tsx';

export const coaches: MediaPicture = {
  id: 4,
  name: 'coaches.jpg',
  kind: 'picture',
  poster_url: null,
  url: '/uploads/18/ab/coaches-upload.jpg',
  thumb_url: '/uploads/18/ab/coaches-thumb.jpg',
  mime: 'image/jpeg',
  size: 412_000,
  width: 2000,
  height: 1333,
  alt: {},
  focal_x: 57,
  focal_y: 54,
  places: 2,
  created_at: '2026-11-04T08:00:00Z',
  deleted_at: null,
  revision: 1,
  captions: [],
  deleted_captions: [],
  added_by: 'Jelmer Dijkstra',
  used_in: [
    { kind: 'block', id: 12, title: 'Home', page_id: 3, language: null },
    { kind: 'article', id: 9, title: 'Solliciteren in tien minuten', page_id: null, language: 'nl' },
  ],
};

/** A library in memory, as the API has it; what was asked for and sent. */
export function memoryMedia(given: readonly MediaPicture[] = [coaches]) {
  let all = given;
  const asked: MediaQuery[] = [];
  const parts: { readonly upload: string; readonly part: number; readonly size: number }[] = [];
  const find = (id: number): MediaPicture => {
    const found = all.find((one) => one.id === id);
    if (!found) throw new RequestError({ kind: 'notFound', message: 'Not found' });
    return found;
  };
  const change = (id: number, changes: Partial<MediaPicture>): MediaPicture => {
    all = all.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return find(id);
  };
  const api: MediaApi = {
    async list(query) {
      asked.push(query);
      const there = all.filter(({ deleted_at: at }) => (query.view === 'deleted') === (at !== null));
      const wanted = there.filter(({ name }) => name.includes(query.search ?? ''));
      return {
        pictures: wanted.map(
          ({
            revision: _r,
            added_by: _a,
            used_in: _s,
            captions: _c,
            deleted_captions: _d,
            ...row
          }): MediaSummary => row,
        ),
        next: null,
        counts: { all: there.length, no_alt: 1, unused: 0, deleted: all.length - there.length },
      };
    },
    read: async (id) => find(id),
    async save(
      id,
      { revision, name = '', alt = {}, focal_x: x = 50, focal_y: y = 50, poster_url: poster = null },
    ) {
      if (find(id).revision !== revision) return { current: find(id) };
      return {
        saved: change(id, {
          name,
          alt: { ...alt },
          focal_x: x,
          focal_y: y,
          poster_url: poster,
          revision: revision + 1,
        }),
      };
    },
    async upload({ name }) {
      if (name.includes('broken'))
        throw new RequestError({ kind: 'refused', message: 'This is no picture.' });
      const id = all.length + 10;
      all = [...all, { ...coaches, id, name, places: 0, used_in: [] }];
      return { url: `/uploads/18/ab/${name}` };
    },
    async sendVideoPart(upload, part, { size }) {
      parts.push({ upload, part, size });
    },
    async addVideo({ name }) {
      const id = all.length + 10;
      const video = { kind: 'video' as const, mime: 'video/mp4', thumb_url: '', places: 0, used_in: [] };
      all = [...all, { ...coaches, ...video, id, name, alt: {}, captions: [] }];
    },
    saveCaptions: async (id, language) =>
      change(id, { captions: [...find(id).captions, { language, url: `/uploads/18/ab/${language}.vtt` }] }),
    deleteCaptions: async (id, language) =>
      change(id, {
        captions: find(id).captions.filter((one) => one.language !== language),
        deleted_captions: find(id)
          .captions.filter((one) => one.language === language)
          .map((one) => ({ ...one, id: 1, deleted_at: '2026-11-27T08:00:00Z' })),
      }),
    restoreCaptions: async (id) =>
      change(id, {
        captions: find(id).deleted_captions.map(({ language, url }) => ({ language, url })),
        deleted_captions: [],
      }),
    replace: async (id, { name }) =>
      change(id, { url: `/uploads/18/ab/${name}`, revision: find(id).revision + 1 }),
    crop: async (id, { revision }) => change(id, { revision: revision + 1 }),
    remove: async (id) => change(id, { deleted_at: '2026-11-27T08:00:00Z' }),
    restore: async (id) => change(id, { deleted_at: null }),
    places: async (ids) =>
      ids.map(find).map(({ id, name, used_in: usedIn }) => ({ id, name, used_in: usedIn })),
    async removeMany(ids) {
      for (const id of ids) change(id, { deleted_at: '2026-11-27T08:00:00Z' });
      return ids;
    },
    async restoreMany(ids) {
      for (const id of ids) change(id, { deleted_at: null });
      return ids;
    },
  };
  return { api, asked, parts, change };
}

interface MediaFixtureProps {
  readonly api?: MediaApi;
  /** Of the address. */
  readonly query?: string;
}

/** The library as an admin has it before them, and what is done there. */
export async function openMedia({ api = memoryMedia().api, query = '' }: MediaFixtureProps) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <OnWorkbench site={aSite()} query={query}>
        <MediaApiContext value={api}>
          <LastRemovedProvider>
            <main>
              <MediaPart />
            </main>
          </LastRemovedProvider>
        </MediaApiContext>
      </OnWorkbench>,
    ),
  );
  /** @throws Error where nothing is called that */
  function last<Part extends HTMLElement>(selector: string, name: string): Part {
    const found = [...document.querySelectorAll<Part>(selector)].findLast((one) =>
      one.textContent.trim().startsWith(name),
    );
    if (!found) throw new Error(`Nothing is called ${name}: ${document.body.textContent}`);
    return found;
  }
  return {
    press: (name: string) => act(async () => last('button, a', name).click()),
    write: (label: string, text: string) =>
      act(async () => {
        const control = document.getElementById(last<HTMLLabelElement>('label', label).htmlFor);
        Object.getOwnPropertyDescriptors(HTMLInputElement.prototype).value.set?.call(control, text);
        control?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    /** @param accepts of several, the first that takes these */
    choose: (files: readonly File[], accepts = '') =>
      act(async () => {
        const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
        const input = inputs.find(({ accept }) => accept.includes(accepts));
        if (!input) throw new Error('There is nothing to choose files with');
        Object.defineProperty(input, 'files', { value: files, configurable: true });
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    links: () => [...document.querySelectorAll('aside a')].map((link) => link.getAttribute('href')),
    dialog: () => document.querySelector('dialog')?.textContent,
    text: () => document.body.textContent,
    close: () => act(async () => root.unmount()),
  };
}
