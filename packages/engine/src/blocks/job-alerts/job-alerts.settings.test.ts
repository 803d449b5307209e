import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { jobAlertsBlock } from './job-alerts.block.ts';

describeSettings(jobAlertsBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
