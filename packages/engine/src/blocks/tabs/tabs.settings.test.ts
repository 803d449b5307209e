import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { tabsBlock } from './tabs.block.ts';

const tabs = [{ title: 'Werkzoekenden', text: '<p>Het is <b>gratis</b></p>' }, { title: 'Werkgevers' }];
const site = { board: {} };

describeSettings(tabsBlock, (setting) => {
  setting('heading', 'is the heading; there need not be one', async (draw) => {
    getByRole(await draw({ heading: 'Voor wie', tabs }, site), 'heading', 'Voor wie');
    expect(queryAllByRole(await draw({ tabs }, site), 'heading')).toHaveLength(2);
  });

  setting('subheading', 'is the line under the heading', async (draw) => {
    expect(await draw({ heading: 'Hier', subheading: 'Iedereen', tabs }, site)).toContain('Iedereen');
  });

  setting(
    'tabs',
    'are links to their texts as the server sends them; examples are on the canvas',
    async (draw) => {
      const html = await draw({ tabs }, site);
      for (const link of queryAllByRole(html, 'link', /^Werk/))
        expect(html).toContain(`id="${link.getAttribute('href')?.slice(1)}"`);
      expect(queryAllByRole(html, 'link', /^Werk/)).toHaveLength(2);
      expect(textOfBlock(await draw({ tabs: [{ text: '<p>x</p>' }] }, site))).toBe('');
      expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*Voor werkzoekenden/);
    },
  );

  setting('tabs.title', 'is a tab, and a heading where all texts are read', async (draw) => {
    getByRole(await draw({ tabs }, site), 'heading', 'Werkgevers');
  });

  setting('tabs.text', 'is the text, with its markup', async (draw) => {
    const text = getByRole(await draw({ tabs }, site), 'paragraph', 'Het is gratis');
    expect(text.querySelector('b')?.textContent).toBe('gratis');
  });

  setting('layout', 'puts the tabs above the text, or beside it', async (draw) => {
    expect(await draw({ tabs, layout: 'side' }, site)).not.toBe(await draw({ tabs }, site));
  });
});
