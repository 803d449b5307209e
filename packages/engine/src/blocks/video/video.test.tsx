import { linkedVideo, video as schema } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { expect, it } from 'vitest';
import { describeBlock } from '../../testing/index.ts';
import { videoBlock } from './video.block.ts';

describeBlock({ block: videoBlock, fixtures: coreFixtures['video'] ?? {} });

const isTaken = (link: string) =>
  problemsOf(schema.settings, { source: 'link', link }).every(({ path }) => path !== '/link');

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=10', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', '76979871'],
])('reads %s', (link, service, id) => {
  expect(isTaken(link)).toBe(true);
  expect(linkedVideo(link)).toMatchObject({ service, id });
});

it.each([
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/?https://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload="x',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/channels/staff',
  'javascript:alert(1)//https://vimeo.com/76979871',
  ' https://vimeo.com/76979871',
])('takes %s for no video', (link) => {
  expect(linkedVideo(link)).toBeUndefined();
});
