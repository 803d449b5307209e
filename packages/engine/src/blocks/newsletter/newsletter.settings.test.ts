import { getByRole } from '@boardwright/ui/testing';
import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { newsletterBlock } from './newsletter.block.ts';

const sent = {
  outcome: {
    action: 'request',
    result: { ok: true as const, data: { email: 'sanne@bos.nl', confirmed: false } },
  },
};

describeSettings(newsletterBlock, (setting) => {
  setting('heading', 'is the heading, and the name of the form', async (draw) => {
    const html = await draw({ heading: 'Elke vrijdag' });
    getByRole(html, 'heading', 'Elke vrijdag');
    getByRole(html, 'form', 'Elke vrijdag');
    getByRole(await draw(), 'heading', 'Blijf op de hoogte');
  });

  setting('subheading', 'is what it is about; without it the usual', async (draw) => {
    expect(await draw({ subheading: 'Eén tip per week.' })).toContain('Eén tip per week.');
    expect(await draw()).toContain('verhalen van de werkvloer');
  });

  setting('buttonText', 'stands on the button', async (draw) => {
    getByRole(await draw({ buttonText: 'Stuur maar' }), 'button', 'Stuur maar');
    getByRole(await draw(), 'button', 'Aanmelden');
  });

  setting('note', 'is a line below the form', async (draw) => {
    expect(await draw({ note: 'Nooit vaker.' })).toContain('Nooit vaker.');
  });

  setting(
    'thanks',
    'comes first once it was sent; what is to be done now stands there all the same',
    async (draw) => {
      const html = await draw({ thanks: 'Wat leuk!' }, sent);
      expect(html).toContain('Wat leuk!');
      expect(html).toContain('We stuurden een mail naar sanne@bos.nl');
      expect(await draw({}, sent)).toContain('Bijna klaar');
    },
  );

  setting('layout', 'is a tinted panel, or nothing around it', async (draw) => {
    expect(await draw({ layout: 'plain' })).not.toBe(await draw({ layout: 'panel' }));
  });
});
