import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, hasIcon, queryAllByRole, textOf } from '@boardwright/ui/testing';
import { footerBlock } from './footer.block.ts';

const link = { name: 'Groningen', link: '/vacatures?location_name=Groningen' };
const column = { name: 'places', title: 'Plaatsen', links: [link] };
const facebook = { name: '', socialType: 'FACEBOOK', link: 'https://facebook.example/wadwerk' };

describeSettings(footerBlock, (setting) => {
  setting('showName', 'shows the board’s name beside the logo', async (draw) => {
    const board = { logo: '/logo.svg' };
    const home = (html: string) => textOf(getByRole(html, 'link', 'Wadwerk'));
    expect(home(await draw({ showName: true }, { board }))).toBe('Wadwerk');
    expect(home(await draw({ showName: false }, { board }))).toBe('');
  });

  setting('aboutText', 'says below the logo who the board is', async (draw) => {
    getByRole(await draw({ aboutText: 'Werk in het Noorden' }), 'paragraph', 'Werk in het Noorden');
  });

  setting('showLangSwitcher', 'lists the other languages, as flags or names', async (draw) => {
    const romanian = (html: string) => getByRole(html, 'link', 'Română');
    expect(romanian(await draw()).getAttribute('hreflang')).toBe('ro');
    expect(textOf(romanian(await draw()))).toBe('Română');
    const flag = romanian(await draw({}, { board: { flagsToText: false } }));
    expect(flag.getAttribute('hreflang')).toBe('ro');
    expect(flag.querySelectorAll('svg')).toHaveLength(1);
    expect(await draw({ showLangSwitcher: false })).not.toContain('hrefLang');
    expect(await draw({}, { board: { locales: ['nl'] } })).not.toContain('hrefLang');
  });

  setting('footerLinks', 'are the columns, beside each other', async (draw) => {
    const html = await draw({ footerLinks: [column, { ...column, title: 'Branches' }] });
    expect(html).toContain('--columns:2');
    for (const title of ['Plaatsen', 'Branches']) getByRole(html, 'navigation', title);
  });

  setting('footerLinks.name', 'names a column that has no title, for who does not see it', async (draw) => {
    getByRole(await draw({ footerLinks: [{ ...column, title: '' }] }), 'navigation', 'places');
    expect(await draw({ footerLinks: [column] })).not.toContain('places');
  });

  setting('footerLinks.title', 'stands above the column', async (draw) => {
    getByRole(await draw({ footerLinks: [column] }), 'heading', 'Plaatsen');
  });

  setting(
    'footerLinks.contentType',
    'fills the column with links or with the admin’s own code',
    async (draw) => {
      const both = { ...column, htmlContent: '<address>Winsum</address>' };
      expect(queryAllByRole(await draw({ footerLinks: [both] }), 'group', 'Winsum')).toHaveLength(0);
      const html = await draw({ footerLinks: [{ ...both, contentType: 'html' }] });
      getByRole(html, 'group', 'Winsum');
      expect(html).not.toContain('Groningen');
    },
  );

  setting('footerLinks.links', 'are the column’s links, one below the other', async (draw) => {
    const links = [link, { ...link, name: 'Assen' }];
    expect(await draw({ footerLinks: [{ ...column, links }] })).toMatch(
      /Groningen<\/a><\/li><li><a [^>]*>Assen/,
    );
  });

  setting('footerLinks.htmlContent', 'is that code, to the letter', async (draw) => {
    const htmlContent = '<p onclick="go()">Bel ons</p>';
    expect(await draw({ footerLinks: [{ ...column, contentType: 'html', htmlContent }] })).toContain(
      htmlContent,
    );
  });

  setting('socialLinks', 'are the board elsewhere: one icon each', async (draw) => {
    expect((await draw({ socialLinks: [facebook, facebook] })).match(/Wadwerk op Facebook/g)).toHaveLength(2);
    expect(await draw()).not.toContain('op Facebook');
  });

  setting('socialLinks.name', 'says another name than the network’s', async (draw) => {
    expect(await draw({ socialLinks: [{ ...facebook, name: 'Ons prikbord' }] })).toContain(
      'Wadwerk op Ons prikbord',
    );
  });

  setting(
    'socialLinks.linkType',
    'is always a link to a network',
    async (draw) => {
      const socialLinks = [{ ...facebook, linkType: 'SOCIAL_LINK' }];
      expect(await draw({ socialLinks })).toBe(await draw({ socialLinks: [facebook] }));
    },
    'nothing',
  );

  setting(
    'socialLinks.socialType',
    'chooses the icon and the name; without one it is a globe',
    async (draw) => {
      const iconOf = (html: string) =>
        /https:\/\/facebook\.example[^>]*>(<svg[\s\S]*?<\/svg>)/.exec(html)?.[1];
      const rendered = await Promise.all(
        ['FACEBOOK', 'TWITTER', 'LINKED_IN', 'INSTAGRAM', ''].map(async (socialType) =>
          iconOf(await draw({ socialLinks: [{ ...facebook, socialType }] })),
        ),
      );
      expect(new Set(rendered).size).toBe(5);
    },
  );

  setting('socialLinks.link', 'is where it leads; without one it is left out', async (draw) => {
    expect(await draw({ socialLinks: [facebook] })).toContain('href="https://facebook.example/wadwerk"');
    expect(await draw({ socialLinks: [{ ...facebook, link: '' }] })).not.toContain('op Facebook');
  });

  setting('socialLinks.targetBlank', 'opens it in a tab of its own', async (draw) => {
    expect(await draw({ socialLinks: [{ ...facebook, targetBlank: true }] })).toContain('target="_blank"');
    expect(await draw({ socialLinks: [facebook] })).not.toContain('target="_blank"');
  });

  setting(
    'baseLinks',
    'are the fine print on the last line: terms and privacy unless others are chosen',
    async (draw) => {
      expect(await draw()).toContain('href="/voorwaarden"');
      const html = await draw({ baseLinks: [link] });
      expect(html).toContain('location_name=Groningen');
      expect(html).not.toContain('href="/voorwaarden"');
    },
  );

  setting('baseLinks.name', 'is the link’s text; without one the page’s own label', async (draw) => {
    getByRole(await draw({ baseLinks: [{ ...link, name: 'Spelregels' }] }), 'link', 'Spelregels');
    const page = { name: '', linkType: 'APP_LINK', pageId: 'p-privacy' };
    getByRole(await draw({ baseLinks: [page] }), 'link', 'privacy');
  });

  setting('baseLinks.linkType', 'leads to an address, to jobs, or to a page of the site', async (draw) => {
    const both = { ...link, pageId: 'p-about' };
    expect(await draw({ baseLinks: [{ ...both, linkType: 'APP_LINK' }] })).toContain('href="/over-ons"');
    for (const linkType of ['CUSTOM_LINK', 'JOB_LINK'])
      expect(await draw({ baseLinks: [{ ...both, linkType }] })).toContain('location_name=Groningen');
  });

  setting('baseLinks.link', 'is the address; one that could run code is left out', async (draw) => {
    expect(await draw({ baseLinks: [link] })).toContain('href="/vacatures?location_name=Groningen"');
    expect(await draw({ baseLinks: [{ ...link, link: 'javascript:alert()' }] })).not.toContain('Groningen');
  });

  setting('baseLinks.pageId', 'is the page; one the site does not have is left out', async (draw) => {
    const page = (pageId: string) => ({ baseLinks: [{ name: 'Daarheen', linkType: 'APP_LINK', pageId }] });
    expect(await draw(page('p-home'))).toContain('href="/"');
    expect(await draw(page('p-unheard'))).not.toContain('Daarheen');
  });

  setting('baseLinks.targetBlank', 'opens it in a tab of its own', async (draw) => {
    expect(await draw({ baseLinks: [{ ...link, targetBlank: true }] })).toContain('target="_blank"');
  });

  setting('baseLinks.hasIcon', 'puts an icon before the text', async (draw) => {
    const icon = { ...link, iconType: 'heart' };
    expect(
      hasIcon(getByRole(await draw({ baseLinks: [{ ...icon, hasIcon: true }] }), 'link', 'Groningen')),
    ).toBe(true);
    expect(hasIcon(getByRole(await draw({ baseLinks: [icon] }), 'link', 'Groningen'))).toBe(false);
  });

  setting('baseLinks.iconType', 'names the icon', async (draw) => {
    for (const iconType of ['', 'mail']) {
      const html = await draw({ baseLinks: [{ ...link, hasIcon: true, iconType }] });
      expect(hasIcon(getByRole(html, 'link', 'Groningen'))).toBe(iconType !== '');
    }
  });
});
