import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { candidateDetailsBlock } from './candidate-details.block.ts';

describeSettings(candidateDetailsBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
