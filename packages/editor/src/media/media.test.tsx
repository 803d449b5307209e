// @vitest-environment happy-dom
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editorMessages } from '../editor.messages.ts';
import { MediaApiContext } from './media-api.ts';
import { PickedPictures } from './picked-pictures.tsx';
import { coaches, memoryMedia, openMedia } from './media.fixture.tsx';

let opened: Awaited<ReturnType<typeof openMedia>>;
const open = async (...[props]: Parameters<typeof openMedia>) => {
  opened = await openMedia(props);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await opened?.close();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

it('lists pictures with where they are and what they lack, as pictures or as rows', async () => {
  await open({});
  expect(opened.text()).toMatch(/coaches\.jpg2 placesNo alt text/);
  await opened.close();
  await open({ query: '?layout=rows' });
  expect(document.querySelector('tbody tr')?.textContent).toMatch(/coaches\.jpg.*2 places412 kB4 Nov 2026/);
});

it('has what it is looked for by in the address', async () => {
  const { api, asked } = memoryMedia();
  await open({ api, query: '?find=coach&view=unused&sort=-size&after=key' });
  expect(asked).toEqual([{ search: 'coach', view: 'unused', sort: '-size', after: 'key' }]);
  await opened.press('Deleted');
  expect(asked.at(-1)).toEqual({ search: 'coach', view: 'deleted', sort: '-size' });
});

it('leaves out a language of a kept address that the site has no more', async () => {
  const { api, asked } = memoryMedia();
  await open({ api, query: '?view=no_alt&language=en' });
  expect(asked.at(-1)).toMatchObject({ view: 'no_alt', language: 'en' });
  await opened.close();
  await open({ api, query: '?view=no_alt&language=xx' });
  expect(asked.at(-1)).not.toHaveProperty('language');
});

it('says what it is for while it is empty', async () => {
  await open({ api: memoryMedia([]).api });
  expect(opened.text()).toContain('No pictures yet');
  await opened.close();
  await open({ api: memoryMedia([]).api, query: '?kind=video' });
  expect(opened.text()).toContain('There is no video yet.');
});

it('takes many at a time: one that is refused says why, can be sent again, and stops none of the others', async () => {
  await open({});
  await opened.choose([
    file('a.png'),
    file('broken.png'),
    file('list.pdf', 'application/pdf'),
    file('b.png'),
  ]);
  expect(opened.text()).toMatch(/2 files uploaded · 2 files were not taken/);
  expect(opened.text()).toMatch(/broken\.pngThis is no picture\./);
  expect(opened.text()).toMatch(/a\.png.*b\.png/);
  await opened.press('Try again: broken.png');
  expect(opened.text()).toContain('This is no picture.');
});

it('has a page for each: its words are saved, and what uses it is led to', async () => {
  await open({ query: '?open=4' });
  expect(opened.links().slice(0, 2)).toEqual(['/?page=3&block=12', '/content?part=articles&open=9']);
  await opened.write('Dutch', 'Twee coaches op een dijk');
  await opened.press('Save');
  expect(opened.text()).toContain('Saved.');
});

it('joins what a colleague changed meanwhile, and asks where both changed one thing', async () => {
  const { api, change } = memoryMedia();
  await open({ api, query: '?open=4' });
  change(4, { alt: { nl: 'Twee mensen' }, name: 'duo.jpg', revision: 2 });
  await opened.write('Dutch', 'Twee coaches');
  await opened.press('Save');
  expect(opened.dialog()).toMatch(/Alt text, Dutch/);
});

it('is deleted after a layout at what uses it, and put back from the list', async () => {
  const { api } = memoryMedia([coaches]);
  await open({ api, query: '?open=4' });
  await opened.press('Delete');
  expect(opened.dialog()).toMatch(/2 places still use it.*Solliciteren in tien minuten/s);
  await opened.press('Delete');
  expect(opened.text()).toContain('coaches.jpg is deleted.');
  await opened.press('Undo');
  expect(opened.text()).toMatch(/coaches\.jpg2 places/);
});

it('deletes several at once after a look at what uses each, and puts them back', async () => {
  const { api } = memoryMedia([
    { ...coaches, alt: { nl: 'Twee coaches' } },
    { ...coaches, id: 5, name: 'kade.jpg', places: 0, used_in: [] },
  ]);
  await open({ api });
  expect(opened.text()).toMatch(/coaches\.jpg2 placesNo text in English.*kade\.jpgnot usedNo alt text/);
  for (const box of document.querySelectorAll<HTMLElement>('li input[type=checkbox]'))
    await act(async () => box.click());
  expect(opened.text()).toContain('2 picked');
  await opened.press('Delete');
  expect(opened.dialog()).toMatch(/Delete 2 files\?.*1 of them is still used.*coaches\.jpg.*Solliciteren/s);
  expect(opened.dialog()).not.toContain('kade.jpg');
  await opened.press('Delete');
  expect(opened.text()).toContain('2 files are deleted.');
  const back = vi.spyOn(api, 'restoreMany').mockRejectedValueOnce(new Error('The server is away.'));
  await opened.press('Undo');
  expect(opened.text()).toContain('The server is away.');
  await opened.press('Undo');
  expect(back).toHaveBeenCalledTimes(2);
  expect(opened.text()).toMatch(/coaches\.jpg.*kade\.jpg/);
  expect(opened.text()).not.toContain('picked');
});

it('says how many can be deleted at once before it is tried', () => {
  const picked = {
    keys: new Set(Array.from({ length: 1003 }, (_, at) => String(at))),
    page: 'all' as const,
    pick: () => undefined,
    togglePage: () => undefined,
    pickAll: () => undefined,
    clear: () => undefined,
  };
  const html = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', { editor: editorMessages.en })}>
      <MediaApiContext value={memoryMedia().api}>
        <PickedPictures picked={picked} areDeleted={false} onChanged={() => undefined} />
      </MediaApiContext>
    </TranslatorContext>,
  );
  expect(html).toContain('At most 1000 at once: pick 3 less.');
  expect(html).not.toContain('Delete');
});

it('sends a video in parts; one that is too large is refused before anything is sent', async () => {
  const { api, parts } = memoryMedia();
  await open({ api });
  expect(opened.text()).toContain('up to 100 MB');
  const video = (name: string, size: number) => {
    const made = new File(['x'], name, { type: 'video/mp4' });
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };
  await opened.choose([video('long.mp4', 101 * 1024 * 1024), video('kade.mp4', 11 * 1024 * 1024)]);
  expect(opened.text()).toMatch(/long\.mp4A video may have 100 MB at most, this one has 105\.9 MB/);
  expect(parts.map(({ part }) => part)).toEqual([1, 2, 3]);
  expect(new Set(parts.map(({ upload }) => upload)).size).toBe(1);
  await opened.press('kade.mp4');
  expect(opened.text()).toMatch(/Captions.*Dutchnone yet/s);
  await opened.choose([new File(['WEBVTT'], 'kade.vtt')], '.vtt');
  expect(opened.text()).toContain('Replace captions: Dutch');
  await opened.press('Remove captions: Dutch');
  expect(opened.text()).toMatch(/Dutchnone yet.*Captions deleted lately.*Dutch.*27 Nov 2026/s);
  await opened.press('Restore');
  expect(opened.text()).toContain('Replace captions: Dutch');
  expect(opened.text()).not.toContain('deleted lately');
});
