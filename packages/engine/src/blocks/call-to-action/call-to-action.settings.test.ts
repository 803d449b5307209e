import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, hasIcon, queryAllByRole, textOf } from '@boardwright/ui/testing';
import { callToActionBlock } from './call-to-action.block.ts';

const button = { name: 'Plaatsen', link: '/plaatsen' };

describeSettings(callToActionBlock, (setting) => {
  setting('text', 'is the call; before it is written the block says the usual', async (draw) => {
    getByRole(await draw({ text: '<h2>Kom werken</h2>' }), 'heading', 'Kom werken');
    expect(await draw()).toContain('Op zoek naar een nieuwe collega?');
  });

  setting('textColor', 'colours the text, unless it could not be read on the ground', async (draw) => {
    expect(await draw({ textColor: '#ffe9c9' })).toContain('--on-primary:#ffe9c9');
    expect(await draw({ textColor: '#eeeeee', backgroundColor: '#ffffff' })).toContain(
      '--on-primary:#000000',
    );
  });

  setting('backgroundColor', 'is the ground, instead of the brand’s', async (draw) => {
    expect(await draw({ backgroundColor: '#fde7c4' })).toContain('--primary:#fde7c4');
    expect(await draw()).not.toContain('--primary:');
  });

  setting(
    'buttonLink',
    'is the button: its text, where it leads, its icon, a tab of its own',
    async (draw) => {
      const hrefOf = (html: string, name?: string) => getByRole(html, 'link', name).getAttribute('href');
      expect(hrefOf(await draw({ buttonLink: button }), 'Plaatsen')).toBe('/plaatsen');
      const page = { name: 'Vacatures', linkType: 'APP_LINK', pageId: 'p-job-list' };
      expect(hrefOf(await draw({ buttonLink: page }), 'Vacatures')).toBe('/vacatures');
      const more = { ...button, targetBlank: true, hasIcon: true, iconType: 'heart' };
      const link = getByRole(await draw({ buttonLink: more }), 'link', /^Plaatsen/);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(hasIcon(link)).toBe(true);
    },
  );

  setting('secondButtonLink', 'is another button beside it, outlined', async (draw) => {
    const html = await draw({
      buttonLink: button,
      secondButtonLink: { name: 'Tarieven', link: '/tarieven' },
    });
    expect(queryAllByRole(html, 'link', /^(?:Plaatsen|Tarieven)$/).map(textOf)).toEqual([
      'Plaatsen',
      'Tarieven',
    ]);
    expect(getByRole(html, 'link', 'Tarieven').getAttribute('href')).toBe('/tarieven');
  });

  setting(
    'layout',
    'puts text and buttons below each other, at both ends, or together in the middle',
    async (draw) => {
      const [spread, ...others] = await Promise.all(
        ['row-spread', 'column', 'row-center'].map((layout) => draw({ layout })),
      );
      expect(await draw()).toBe(spread);
      expect(new Set([spread, ...others])).toHaveProperty('size', 3);
    },
  );
});
