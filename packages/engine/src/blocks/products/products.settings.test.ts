import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { productsBlock } from './products.block.ts';

describeSettings(productsBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
