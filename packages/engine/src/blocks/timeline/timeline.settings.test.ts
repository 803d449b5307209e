import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { timelineBlock } from './timeline.block.ts';

const moments = [{ when: '2014', title: 'Een keukentafel', text: 'In Winsum.' }, { title: 'Heel Groningen' }];
const site = { board: {} };

describeSettings(timelineBlock, (setting) => {
  setting('heading', 'is the heading, under which those of the moments stand', async (draw) => {
    const html = await draw({ heading: 'Ons verhaal', moments }, { board: {}, path: '/over' });
    getByRole(html, 'heading', 'Ons verhaal');
    expect(queryAllByRole(await draw({ moments }, site), 'heading')).toHaveLength(2);
  });

  setting('subheading', 'is the line under the heading', async (draw) => {
    expect(await draw({ heading: 'Hier', subheading: 'Twaalf jaar', moments }, site)).toContain(
      'Twaalf jaar',
    );
  });

  setting('moments', 'are a list with an order; without any only the canvas shows examples', async (draw) => {
    const html = await draw({ moments }, site);
    expect(queryAllByRole(html, 'listitem')).toHaveLength(2);
    expect(html).toMatch(/<ol[^>]*>.*Een keukentafel.*Heel Groningen.*<\/ol>/s);
    expect(textOfBlock(await draw({}, site))).toBe('');
    expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*Je solliciteert/);
  });

  setting('moments.when', 'says when it is; without it a moment has its number', async (draw) => {
    const [dated, numbered] = queryAllByRole(await draw({ moments }, site), 'listitem');
    expect(dated?.textContent).toContain('2014');
    expect(numbered?.textContent).toContain('2');
  });

  setting('moments.title', 'is a heading of its own', async (draw) => {
    getByRole(await draw({ moments }, site), 'heading', 'Een keukentafel');
  });

  setting('moments.text', 'is what happened', async (draw) => {
    expect(await draw({ moments }, site)).toContain('In Winsum.');
  });

  setting('layout', 'runs down, or across a wide page', async (draw) => {
    expect(await draw({ moments, layout: 'across' }, site)).not.toBe(await draw({ moments }, site));
  });
});
