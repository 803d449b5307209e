import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { candidateListBlock } from './candidate-list.block.ts';

describeSettings(candidateListBlock, (setting) => {
  setting(
    'heading1',
    'is the heading, with the number under it; otherwise the number is the heading',
    async (draw) => {
      expect(await draw({ heading1: 'Nu beschikbaar' })).toMatch(
        /<h1[^>]*>Nu beschikbaar<\/h1>.*23 kandidaten/,
      );
      getByRole(await draw(), 'heading', '23 kandidaten');
    },
  );

  setting('perPage', 'is how many people a page shows', async (draw) => {
    expect(queryAllByRole(await draw({ perPage: 5 }), 'article')).toHaveLength(5);
    expect(queryAllByRole(await draw(), 'article')).toHaveLength(10);
  });

  setting('hideProfilePicture', 'leaves out the round picture', async (draw) => {
    expect(await draw()).toContain('>SA<');
    expect(await draw({ hideProfilePicture: true })).not.toContain('>SA<');
  });
});
