import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, hasIcon } from '@boardwright/ui/testing';
import { partnerFooterBlock } from './partner-footer.block.ts';

const partner = { partnerName: 'De Kunstbond', partnerLink: 'https://kunstbond.example' };

describeSettings(
  partnerFooterBlock,
  (setting) => {
    setting('partnerName', 'names the partner beside the board', async (draw) => {
      expect(await draw({ partnerName: 'De Kunstbond' })).toContain('De Kunstbond');
      expect(await draw()).not.toContain('In samenwerking met');
    });

    setting('partnerLogo', 'stands for the name, which is still spoken', async (draw) => {
      const html = await draw({ ...partner, partnerLogo: { src: '/uploads/bond.png' } });
      expect(getByRole(html, 'img', 'De Kunstbond').getAttribute('src')).toBe('/uploads/bond.png');
    });

    const logo = { src: '/uploads/bond.png', alt: 'Bond voor kunst' };

    setting('partnerLogo.src', 'is the picture of the logo', async (draw) => {
      expect(await draw({ partnerLogo: logo })).toContain('src="/uploads/bond.png"');
      expect(await draw({ partnerLogo: { alt: 'Bond voor kunst' } })).not.toContain('In samenwerking met');
    });

    setting('partnerLogo.alt', 'names the partner where no name is given', async (draw) => {
      expect(await draw({ partnerLogo: logo })).toContain('alt="Bond voor kunst"');
      expect(await draw({ ...partner, partnerLogo: logo })).toContain('alt="De Kunstbond"');
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

    const link = { name: 'Adverteren', link: '/adverteren' };
    const about = { name: '', linkType: 'APP_LINK', pageId: 'p-about' };
    const isWithIcon = (html: string) => hasIcon(getByRole(html, 'link', 'Adverteren'));
    setting('links.name', 'is what a link of the row says; a page’s own name without it', async (draw) => {
      expect(await draw({ links: [link] })).toContain('Adverteren');
      getByRole(await draw({ links: [about] }), 'link', 'about');
    });

    setting('links.linkType', 'decides whether the address or the page counts', async (draw) => {
      const both = { ...link, pageId: 'p-about' };
      expect(await draw({ links: [both] })).toContain('href="/adverteren"');
      expect(await draw({ links: [{ ...both, linkType: 'APP_LINK' }] })).toContain('href="/over-ons"');
    });

    setting('links.link', 'is where it leads, unless that could run code', async (draw) => {
      expect(await draw({ links: [link] })).toContain('href="/adverteren"');
      expect(await draw({ links: [{ ...link, link: 'javascript:x()' }] })).not.toContain('Adverteren');
    });

    setting('links.pageId', 'is the page it leads to', async (draw) => {
      expect(await draw({ links: [{ ...about, pageId: 'p-job-list' }] })).toContain('href="/vacatures"');
    });

    setting('links.targetBlank', 'opens it in a new tab, safely', async (draw) => {
      const html = await draw({ links: [{ ...link, targetBlank: true }] });
      const opened = getByRole(html, 'link', /^Adverteren/);
      expect(['target', 'rel', 'href'].map((name) => opened.getAttribute(name))).toEqual([
        '_blank',
        'noopener',
        '/adverteren',
      ]);
    });

    setting('links.hasIcon', 'shows an icon before the words', async (draw) => {
      const icon = { ...link, iconType: 'phone' };
      expect(isWithIcon(await draw({ links: [{ ...icon, hasIcon: true }] }))).toBe(true);
      expect(isWithIcon(await draw({ links: [icon] }))).toBe(false);
    });

    setting('links.iconType', 'names the icon', async (draw) => {
      const icon = { ...link, hasIcon: true };
      expect(isWithIcon(await draw({ links: [{ ...icon, iconType: 'mail' }] }))).toBe(true);
      expect(isWithIcon(await draw({ links: [{ ...icon, iconType: '' }] }))).toBe(false);
    });

    setting(
      'baseLinks.name',
      'is what a link of the last line says; a page’s own name without it',
      async (draw) => {
        expect(await draw({ baseLinks: [link] })).toContain('Adverteren');
        getByRole(await draw({ baseLinks: [about] }), 'link', 'about');
      },
    );

    setting('baseLinks.linkType', 'decides whether the address or the page counts', async (draw) => {
      const both = { ...link, pageId: 'p-about' };
      expect(await draw({ baseLinks: [both] })).toContain('href="/adverteren"');
      expect(await draw({ baseLinks: [{ ...both, linkType: 'APP_LINK' }] })).toContain('href="/over-ons"');
    });

    setting('baseLinks.link', 'is where it leads, unless that could run code', async (draw) => {
      expect(await draw({ baseLinks: [link] })).toContain('href="/adverteren"');
      expect(await draw({ baseLinks: [{ ...link, link: 'javascript:x()' }] })).not.toContain('Adverteren');
    });

    setting('baseLinks.pageId', 'is the page it leads to', async (draw) => {
      expect(await draw({ baseLinks: [{ ...about, pageId: 'p-job-list' }] })).toContain('href="/vacatures"');
    });

    setting('baseLinks.targetBlank', 'opens it in a new tab, safely', async (draw) => {
      expect(await draw({ baseLinks: [{ ...link, targetBlank: true }] })).toMatch(
        /target="_blank" rel="noopener" href="\/adverteren"/,
      );
    });

    setting('baseLinks.hasIcon', 'shows an icon before the words', async (draw) => {
      const icon = { ...link, iconType: 'phone' };
      expect(isWithIcon(await draw({ baseLinks: [{ ...icon, hasIcon: true }] }))).toBe(true);
      expect(isWithIcon(await draw({ baseLinks: [icon] }))).toBe(false);
    });

    setting('baseLinks.iconType', 'names the icon', async (draw) => {
      const icon = { ...link, hasIcon: true };
      expect(isWithIcon(await draw({ baseLinks: [{ ...icon, iconType: 'mail' }] }))).toBe(true);
      expect(isWithIcon(await draw({ baseLinks: [{ ...icon, iconType: '' }] }))).toBe(false);
    });

    setting('socialLinks', 'are the networks, as icons with their names', async (draw) => {
      const address = 'https://linkedin.example/x';
      expect(await draw({ socialLinks: [{ name: '', socialType: 'LINKED_IN', link: address }] })).toContain(
        'aria-label="Wadwerk op LinkedIn"',
      );
    });

    const facebook = { name: '', socialType: 'FACEBOOK', link: 'https://facebook.example/x' };

    setting('socialLinks.name', 'is the network’s name, where it has another', async (draw) => {
      expect(await draw({ socialLinks: [{ ...facebook, name: 'Mastodon' }] })).toContain(
        'Wadwerk op Mastodon',
      );
    });

    setting(
      'socialLinks.linkType',
      'is always a network',
      async (draw) => {
        expect(await draw({ socialLinks: [facebook] })).toContain('Wadwerk op Facebook');
      },
      'nothing',
    );

    setting('socialLinks.socialType', 'is the network, by its mark', async (draw) => {
      expect(await draw({ socialLinks: [{ ...facebook, socialType: 'INSTAGRAM' }] })).toContain(
        'Wadwerk op Instagram',
      );
    });

    setting('socialLinks.link', 'is the board’s place there', async (draw) => {
      expect(await draw({ socialLinks: [facebook] })).toContain('href="https://facebook.example/x"');
    });

    setting('socialLinks.targetBlank', 'opens it in a new tab', async (draw) => {
      expect(await draw({ socialLinks: [{ ...facebook, targetBlank: true }] })).toContain('target="_blank"');
      expect(await draw({ socialLinks: [facebook] })).not.toContain('target="_blank"');
    });

    setting('baseLinks', 'are the links of the last line, terms and privacy to begin with', async (draw) => {
      expect(await draw()).toContain('href="/voorwaarden"');
      expect(await draw({ baseLinks: [] })).not.toContain('href="/voorwaarden"');
    });

    setting('showLangSwitcher', 'shows the languages of the board', async (draw) => {
      expect(await draw()).toContain('Română');
      expect(await draw({ showLangSwitcher: false })).not.toContain('Română');
    });
  },
  {
    'partnerLogo.focalX': 'the whole logo is always in sight',
    'partnerLogo.focalY': 'the whole logo is always in sight',
  },
);
