import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { candidateListBlock } from './candidate-list.block.ts';

describeSettings(candidateListBlock, (setting) => {
  setting(
    'heading1',
    'is the heading, with the number under it; otherwise the number is the heading',
    async (draw) => {
      expect(await draw({ heading1: 'Nu beschikbaar' })).toMatch(
        /<h1[^>]*>Nu beschikbaar<\/h1>.*23 kandidaten/,
      );
      expect(await draw()).toMatch(/<h1[^>]*>23 kandidaten<\/h1>/);
    },
  );

  setting('perPage', 'is how many people a page shows', async (draw) => {
    expect((await draw({ perPage: 5 })).match(/<article/g)).toHaveLength(5);
    expect((await draw()).match(/<article/g)).toHaveLength(10);
  });

  setting('hideProfilePicture', 'leaves out the round picture', async (draw) => {
    expect(await draw()).toContain('>SA<');
    expect(await draw({ hideProfilePicture: true })).not.toContain('>SA<');
  });
});
