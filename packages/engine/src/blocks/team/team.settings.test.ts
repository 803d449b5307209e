import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { teamBlock } from './team.block.ts';

const picture = { src: '/uploads/18/femke.jpg', focalX: 30 };
const people = [
  {
    name: 'Femke de Boer',
    role: 'Voor werkgevers',
    text: 'Belt zelf terug.',
    email: 'femke@wadwerk.example',
    picture,
  },
  { name: 'Jelle Post' },
];
const site = { board: {} };

describeSettings(
  teamBlock,
  (setting) => {
    setting('heading', 'is the heading; without it the block says what it is', async (draw) => {
      getByRole(await draw({ heading: 'Ons kantoor', people }, site), 'heading', 'Ons kantoor');
      getByRole(await draw({ people }, site), 'heading', 'Wie je bij ons treft');
    });

    setting('subheading', 'is the line under the heading', async (draw) => {
      expect(await draw({ subheading: 'In Winsum', people }, site)).toContain('In Winsum');
    });

    setting('people', 'are a list; without any only the canvas shows examples', async (draw) => {
      expect(queryAllByRole(await draw({ people }, site), 'listitem')).toHaveLength(2);
      expect(textOfBlock(await draw({}, site))).toBe('');
      expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*Sam Bakker/);
    });

    setting('people.name', 'is a heading of its own, and two initials without a picture', async (draw) => {
      const html = await draw({ people }, site);
      getByRole(html, 'heading', 'Jelle Post');
      expect(html).toContain('>JP<');
    });

    setting('people.role', 'is what they do, under their name', async (draw) => {
      getByRole(await draw({ people }, site), 'listitem', /Femke de Boer.*Voor werkgevers/);
    });

    setting('people.text', 'is what there is to know of them', async (draw) => {
      expect(await draw({ people }, site)).toContain('Belt zelf terug.');
    });

    setting('people.email', 'is a link to write to them', async (draw) => {
      const link = getByRole(await draw({ people }, site), 'link', 'femke@wadwerk.example');
      expect(link.getAttribute('href')).toBe('mailto:femke@wadwerk.example');
    });

    setting('people.picture', 'is a portrait, with what stays in sight when it is cropped', async (draw) => {
      const html = await draw({ people }, site);
      expect(html).toContain('src="/uploads/18/femke.jpg"');
      expect(html).toContain('--focal:30% 50%');
    });

    setting('layout', 'draws large portraits, or small ones beside the text', async (draw) => {
      expect(await draw({ people, layout: 'rows' }, site)).not.toBe(await draw({ people }, site));
    });
  },
  { 'people.picture.alt': 'the name of who it is stands beside the picture' },
);
