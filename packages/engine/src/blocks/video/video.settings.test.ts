import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, parseHtml, textOfBlock } from '@boardwright/ui/testing';
import { videoBlock } from './video.block.ts';

const file = '/uploads/18/ab/wad.mp4';
const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const parts = 'iframe, video, track, script, link';

describeSettings(videoBlock, (setting) => {
  setting('title', 'is the heading, and what the player is called', async (draw) => {
    const html = await draw({ title: 'Een dag op het Wad', file });
    getByRole(html, 'heading', 'Een dag op het Wad');
    expect(parseHtml(html).querySelector('video')?.getAttribute('aria-label')).toBe('Een dag op het Wad');
  });

  setting('text', 'stands below the video', async (draw) => {
    expect(await draw({ file, text: 'Om vijf uur, met koffie' })).toContain('Om vijf uur, met koffie');
  });

  setting(
    'source',
    'is a file of the library or a video elsewhere; nothing before there is one',
    async (draw) => {
      expect(await draw({ file, link })).toContain('<video');
      expect(await draw({ source: 'link', file, link })).not.toContain('<video');
      expect(textOfBlock(await draw({ source: 'link', file }, { board: {} }))).toBe('');
    },
  );

  setting(
    'file',
    'is played by the browser itself, with its captions, and not before it is asked for',
    async (draw) => {
      const page = parseHtml(await draw({ file }));
      const player = page.querySelector('video');
      expect([player?.getAttribute('src'), player?.getAttribute('preload')]).toEqual([file, 'none']);
      expect(page.querySelector('track')?.getAttribute('srclang')).toBe('nl');
    },
  );

  setting('link', 'leads to its page, and has nothing of it in this one', async (draw) => {
    const html = await draw({ source: 'link', link });
    expect(parseHtml(html).querySelectorAll(parts)).toHaveLength(0);
    expect(html).not.toMatch(/src="https?:/);
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
    expect(html).toContain('Google');
  });

  setting('poster', 'stands there until it is played', async (draw) => {
    const poster = { src: '/uploads/art/photo.jpg', focalX: 70, focalY: 20 };
    expect(await draw({ file, poster })).toContain('poster="/uploads/art/photo.jpg"');
    expect(await draw({ source: 'link', link, poster })).toMatch(/--focal:70% 20%.*<img[^>]+photo\.jpg/s);
  });

  setting('ratio', 'is the shape of its place', async (draw) => {
    expect(await draw({ file, ratio: '4:3' })).toContain('--ratio:4 / 3');
  });
});
