import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, hasIcon, parseHtml, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { countdownBlock } from './countdown.block.ts';

/** The preview's clock is at ten on 20 November. */
const moment = '2026-11-22T12:31:00.000Z';
const buttonLink = { name: 'Meld je aan', link: '/aanmelden' };
const site = { board: {} };

describeSettings(countdownBlock, (setting) => {
  setting('heading', 'is the heading; there need not be one', async (draw) => {
    getByRole(await draw({ heading: 'Open dag', moment }, site), 'heading', 'Open dag');
    expect(queryAllByRole(await draw({ moment }, site), 'heading')).toHaveLength(0);
  });

  setting('subheading', 'is the line under the heading', async (draw) => {
    expect(await draw({ heading: 'Open dag', subheading: 'Kom kijken', moment }, site)).toContain(
      'Kom kijken',
    );
  });

  setting(
    'moment',
    'is what is counted down to, on the clock of the site; an example is on the canvas',
    async (draw) => {
      const html = await draw({ moment }, site);
      expect(parseHtml(html).querySelector('[role=timer]')?.textContent).toBe('2 dagen2 uur31 minuten');
      expect(html).toContain('Tot 22 november 2026, 13:31');
      expect(textOfBlock(await draw({}, site))).toBe('');
      expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*12 dagen/);
    },
  );

  setting('buttonLink', 'is the button until then', async (draw) => {
    const link = getByRole(await draw({ moment, buttonLink }, site), 'link', 'Meld je aan');
    expect(link.getAttribute('href')).toBe('/aanmelden');
    const withIcon = { ...buttonLink, hasIcon: true, iconType: 'heart' };
    const iconLink = getByRole(await draw({ moment, buttonLink: withIcon }, site), 'link', 'Meld je aan');
    expect(hasIcon(iconLink)).toBe(true);
    const over = await draw({ moment: '2026-11-20T09:00:00.000Z', buttonLink }, site);
    expect(queryAllByRole(over, 'link', 'Meld je aan')).toHaveLength(0);
  });

  setting('endText', 'stands there once it is over; without it the block says so', async (draw) => {
    const past = '2026-11-20T10:00:00.000Z';
    expect(await draw({ moment: past, endText: 'Tot volgend jaar!' }, site)).toContain('Tot volgend jaar!');
    expect(await draw({ moment: past }, site)).toContain('Het is voorbij.');
  });

  setting('layout', 'stands on the page, or in a panel', async (draw) => {
    expect(await draw({ moment, layout: 'panel' }, site)).not.toBe(await draw({ moment }, site));
  });
});
