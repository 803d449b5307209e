import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { partnerFooterBlock } from './partner-footer.block.ts';

const partner = { partnerName: 'De Kunstbond', partnerLink: 'https://kunstbond.example' };

describeSettings(partnerFooterBlock as never, (setting) => {
  setting('partnerName', 'names the partner beside the board', async (draw) => {
    expect(await draw({ partnerName: 'De Kunstbond' })).toContain('De Kunstbond');
    expect(await draw()).not.toContain('In samenwerking met');
  });

  setting('partnerLogo', 'stands for the name, which is still spoken', async (draw) => {
    const html = await draw({ ...partner, partnerLogo: { src: '/uploads/bond.png' } });
    expect(html).toMatch(/<img [^>]*src="\/uploads\/bond.png" alt="De Kunstbond"/);
  });

  setting('partnerLink', 'leads to the partner’s own site', async (draw) => {
    expect(await draw(partner)).toContain('href="https://kunstbond.example"');
    expect(await draw({ partnerName: 'De Kunstbond' })).not.toContain('kunstbond.example');
  });

  setting('partnerText', 'says what the partner is to the board', async (draw) => {
    expect(await draw(partner)).toContain('In samenwerking met');
    expect(await draw({ ...partner, partnerText: 'Een initiatief van' })).toContain('Een initiatief van');
  });

  setting('links', 'are a row of the board’s own links', async (draw) => {
    const html = await draw({
      links: [
        { name: 'Vacatures', linkType: 'APP_LINK', pageId: 'p-job-list' },
        { name: 'Nergens', linkType: 'APP_LINK', pageId: 'p-gone' },
      ],
    });
    expect(html).toContain('href="/vacatures"');
    expect(html).not.toContain('Nergens');
    expect(await draw()).not.toContain('Meer over deze site');
  });

  setting('socialLinks', 'are the networks, as icons with their names', async (draw) => {
    const link = 'https://linkedin.example/x';
    expect(await draw({ socialLinks: [{ name: '', socialType: 'LINKED_IN', link }] })).toContain(
      'aria-label="Wadwerk op LinkedIn"',
    );
  });

  setting('baseLinks', 'are the links of the last line, terms and privacy to begin with', async (draw) => {
    expect(await draw()).toContain('href="/voorwaarden"');
    expect(await draw({ baseLinks: [] })).not.toContain('href="/voorwaarden"');
  });

  setting('showLangSwitcher', 'shows the languages of the board', async (draw) => {
    expect(await draw()).toContain('Română');
    expect(await draw({ showLangSwitcher: false })).not.toContain('Română');
  });
});
