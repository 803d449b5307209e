import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { hasJobGrid } from '../../testing/job-grid.ts';
import { organisationBlock } from './organisation.block.ts';

describeSettings(organisationBlock, (setting) => {
  setting('title', 'is the title above its jobs; {{organisation}} becomes its name', async (draw) => {
    expect(await draw({ title: 'Kom bij {{organisation}}!' })).toContain('Kom bij Zorggroep Lauwers!');
    expect(await draw()).toContain('Vacatures bij Zorggroep Lauwers');
  });

  setting('subtitle', 'is the line under that title', async (draw) => {
    expect(await draw({ subtitle: 'Altijd met salaris.' })).toContain('Altijd met salaris.');
  });

  setting('jobsLayout', 'draws its jobs as rows or as a grid of cards', async (draw) => {
    expect(hasJobGrid(await draw({ jobsLayout: 'list' }))).toBe(false);
    expect(hasJobGrid(await draw({ jobsLayout: 'cards' }))).toBe(true);
  });
});
