import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole } from '@boardwright/ui/testing';
import { jobAlertsBlock } from './job-alerts.block.ts';

const visible = (html: string, name: string) =>
  new RegExp(`<(?:input|select) [^>]*id="alert-1-${name}"`).test(html);

describeSettings(jobAlertsBlock, (setting) => {
  setting('subtitle', 'stands under the heading', async (draw) => {
    expect(await draw({ subtitle: 'Elke ochtend vers werk.' })).toContain('Elke ochtend vers werk.');
    expect(await draw()).toContain('Jij kiest hoe vaak.');
  });

  setting('hiddenFields', 'are not asked for; what the address says of them still counts', async (draw) => {
    const search = '?search=zorg&location_name=Assen&distance=50&frequency=weekly';
    const all = await draw({}, { search });
    for (const name of ['search', 'city', 'distance', 'frequency']) expect(visible(all, name)).toBe(true);
    const html = await draw({ hiddenFields: ['search', 'frequency', 'city', 'range'] }, { search });
    for (const name of ['search', 'city', 'distance', 'frequency']) expect(visible(html, name)).toBe(false);
    for (const pair of [
      'name="search" value="zorg"',
      'name="city" value="Assen"',
      'name="distance" value="50"',
    ])
      expect(html).toContain(pair);
    expect(html).toContain('name="frequency" value="weekly"');
  });

  setting('termsText', 'stands under the form instead of the usual words', async (draw) => {
    const html = await draw({ termsText: '<p>Onze eigen regels.</p>' });
    getByRole(html, 'paragraph', 'Onze eigen regels.');
    expect(html).not.toContain('We gebruiken je adres alleen');
    expect(await draw()).toContain('We gebruiken je adres alleen');
  });
});
