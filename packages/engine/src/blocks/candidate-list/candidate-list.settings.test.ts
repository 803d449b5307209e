import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { candidateListBlock } from './candidate-list.block.ts';

describeSettings(candidateListBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
