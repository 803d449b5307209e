import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { callToActionBlock } from './call-to-action.block.ts';

const button = { name: 'Plaatsen', link: '/plaatsen' };

describeSettings(callToActionBlock, (setting) => {
  setting('text', 'is the call; before it is written the block says the usual', async (draw) => {
    expect(await draw({ text: '<h2>Kom werken</h2>' })).toContain('<h2>Kom werken</h2>');
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
      expect(await draw({ buttonLink: button })).toMatch(
        /<a class="button on-primary" href="\/plaatsen"[^>]*>Plaatsen/,
      );
      expect(await draw({ buttonLink: { linkType: 'APP_LINK', pageId: 'p-job-list' } })).toContain(
        'href="/vacatures"',
      );
      const more = { ...button, targetBlank: true, hasIcon: true, iconType: 'heart' };
      const html = await draw({ buttonLink: more });
      expect(html).toContain('target="_blank"');
      expect(html).toMatch(/class="icon"[^>]*><\/span>Plaatsen/);
    },
  );

  setting('secondButtonLink', 'is another button beside it, outlined', async (draw) => {
    const html = await draw({
      buttonLink: button,
      secondButtonLink: { name: 'Tarieven', link: '/tarieven' },
    });
    expect(html).toMatch(/<a class="button outline-on-primary" href="\/tarieven"/);
  });

  setting(
    'layout',
    'puts text and buttons below each other, at both ends, or together in the middle',
    async (draw) => {
      for (const layout of ['column', 'row-spread', 'row-center'])
        expect(await draw({ layout })).toContain(`class="panel ${layout}"`);
      expect(await draw()).toContain('class="panel row-spread"');
    },
  );
});
