import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOf, textOfBlock } from '@boardwright/ui/testing';
import { logosBlock } from './logos.block.ts';

const logo = { src: '/uploads/18/eemswind.png' };
const logos = [{ name: 'Eemswind', logo, link: 'https://eemswind.example/' }, { name: 'Polderdata' }];
const site = { board: {} };

describeSettings(
  logosBlock,
  (setting) => {
    setting('heading', 'is the heading; there need not be one', async (draw) => {
      getByRole(await draw({ heading: 'Onze partners', logos }, site), 'heading', 'Onze partners');
      expect(queryAllByRole(await draw({ logos }, site), 'heading')).toHaveLength(0);
    });

    setting('subheading', 'is the line under the heading', async (draw) => {
      expect(await draw({ heading: 'Partners', subheading: 'Al tien jaar', logos }, site)).toContain(
        'Al tien jaar',
      );
    });

    setting('logos', 'are a list; without any only the canvas shows examples', async (draw) => {
      expect(queryAllByRole(await draw({ logos }, site), 'listitem')).toHaveLength(2);
      expect(textOfBlock(await draw({}, site))).toBe('');
      expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*De Noordermolen/);
    });

    setting('logos.name', 'is what the logo is called, and stands there without one', async (draw) => {
      const html = await draw({ logos }, site);
      expect(getByRole(html, 'img', 'Eemswind').getAttribute('src')).toBe(logo.src);
      expect(textOf(queryAllByRole(html, 'listitem')[1] ?? '')).toBe('Polderdata');
    });

    setting('logos.logo', 'is the picture of it', async (draw) => {
      expect(await draw({ logos }, site)).toContain('src="/uploads/18/eemswind.png"');
    });

    setting('logos.link', 'leads to whose logo it is', async (draw) => {
      expect(getByRole(await draw({ logos }, site), 'link', 'Eemswind').getAttribute('href')).toBe(
        'https://eemswind.example/',
      );
    });

    setting('isGrey', 'draws them in one shade', async (draw) => {
      expect(await draw({ logos, isGrey: false }, site)).not.toBe(await draw({ logos }, site));
    });

    setting('layout', 'puts them in a row, or in a grid with lines', async (draw) => {
      expect(await draw({ logos, layout: 'grid' }, site)).not.toBe(await draw({ logos }, site));
    });
  },
  {
    'logos.logo.alt': 'the logo is called by its name',
    'logos.logo.focalX': 'a logo is never cropped',
    'logos.logo.focalY': 'a logo is never cropped',
  },
);
