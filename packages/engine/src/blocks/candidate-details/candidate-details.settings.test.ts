import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { candidateDetailsBlock } from './candidate-details.block.ts';

describeSettings(candidateDetailsBlock, (setting) => {
  setting('hideSegmentsCard', 'leaves out the card that leads to similar candidates', async (draw) => {
    expect(await draw()).toContain('href="/kandidaten?in[segment_ids]=501"');
    expect(await draw({ hideSegmentsCard: true })).not.toContain('Meer kandidaten als deze');
  });
});
