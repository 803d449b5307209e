import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { cmsArticleBlock } from './cms-article.block.ts';

describeSettings(cmsArticleBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
