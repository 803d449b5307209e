import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, hasIcon, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { navbarBlock } from './navbar.block.ts';

const link = { name: 'Banen', link: '/banen' };
const list = { name: 'Meer', linkType: 'DROPDOWN', children: [{ name: 'Assen', link: '/assen' }] };
const guest = (changes: object) => ({ guestLinks: [{ ...link, ...changes }] });
/** Whether the link has an icon, on the line and in the phone's menu. */
const iconsOf = async (draw: (settings: object) => Promise<string>, changes: object) =>
  queryAllByRole(await draw(guest(changes)), 'link', 'Banen').map(hasIcon);

describeSettings(
  navbarBlock,
  (setting) => {
    setting('logo', 'stands at the start and leads home, instead of the site’s own', async (draw) => {
      const own = { logo: { src: '/eigen.svg', alt: 'Eigen' }, showName: false };
      const logo = getByRole(await draw(own, { board: { logo: '/site.svg' } }), 'img', 'Eigen');
      expect(logo.getAttribute('src')).toBe('/eigen.svg');
      expect(logo.closest('a')?.getAttribute('href')).toBe('/');
      expect(await draw({}, { board: { logo: '/site.svg' } })).toContain('src="/site.svg"');
    });

    setting('logoHeight', 'is the logo’s height in percent; 0 hides it', async (draw) => {
      const logo = { src: '/eigen.svg' };
      expect(await draw({ logo, logoHeight: 250 })).toContain('--logo-share:2.5');
      expect(await draw({ logo })).toContain('--logo-share:1"');
      expect(await draw({ logo, logoHeight: 0 })).not.toContain('eigen.svg');
    });

    setting('showName', 'writes the board’s name beside the logo', async (draw) => {
      const logo = { src: '/eigen.svg' };
      expect(textOfBlock(await draw({ logo }))).toMatch(/^Wadwerk/);
      expect(textOfBlock(await draw({ logo, showName: false }))).not.toContain('Wadwerk');
    });

    setting('fixed', 'keeps the bar in sight while one scrolls', async (draw) => {
      const isFixed = (html: string) => getByRole(html, 'banner').classList.contains('fixed');
      expect(isFixed(await draw({ fixed: true }))).toBe(true);
      expect(isFixed(await draw())).toBe(false);
    });

    setting(
      'showLangSwitcher',
      'offers the other languages as flags or codes, where there are others',
      async (draw) => {
        getByRole(await draw(), 'button', /^Taal: Nederlands ?NL$/);
        getByRole(await draw({}, { board: { flagsToText: false } }), 'button', 'Taal: Nederlands');
        expect(await draw({ showLangSwitcher: false })).not.toContain('hrefLang');
        expect(await draw({}, { board: { locales: ['nl'] } })).not.toContain('hrefLang');
      },
    );

    setting(
      'guestLinks',
      'are for who is not logged in: jobs, about, candidates, products, login, register',
      async (draw) => {
        const html = await draw();
        const hrefs = [
          '/vacatures',
          '/over-ons',
          '/kandidaten',
          '/werkgevers/adverteren',
          '/login',
          '/register',
        ];
        const places = hrefs.map((href) => html.indexOf(`href="${href}"`));
        expect(places.every((place) => place > 0)).toBe(true);
        expect(await draw(guest({}))).not.toContain('href="/over-ons"');
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(await draw({ guestLinks: [link] }, { visitor: 'candidate' })).not.toContain('/banen');
      },
    );

    setting('candidateLinks', 'are for a candidate: account and jobs', async (draw) => {
      const html = await draw({}, { visitor: 'candidate' });
      expect(html).toContain('href="/my-account"');
      expect(html).toContain('href="/vacatures"');
      expect(await draw({ candidateLinks: [link] }, { visitor: 'candidate' })).toContain('href="/banen"');
    });

    setting('employerLinks', 'are for an employer: account and candidates', async (draw) => {
      const html = await draw({}, { visitor: 'employer' });
      expect(html).toContain('href="/kandidaten"');
      expect(html).not.toContain('href="/register"');
      expect(await draw({ employerLinks: [link] }, { visitor: 'employer' })).toContain('href="/banen"');
    });

    setting('guestLinks.name', 'is the link’s text; without one the page’s own label', async (draw) => {
      expect(queryAllByRole(await draw(guest({})), 'link', 'Banen')).not.toHaveLength(0);
      const page = await draw(guest({ name: '', linkType: 'APP_LINK', pageId: 'p-about' }));
      expect(queryAllByRole(page, 'link', 'about')).not.toHaveLength(0);
    });

    setting(
      'guestLinks.linkType',
      'leads to an address, a network, jobs or a page, or opens a list',
      async (draw) => {
        for (const linkType of ['CUSTOM_LINK', 'SOCIAL_LINK', 'JOB_LINK'])
          expect(await draw(guest({ linkType, pageId: 'p-about' }))).toContain('href="/banen"');
        expect(await draw(guest({ linkType: 'APP_LINK', pageId: 'p-about' }))).toContain('href="/over-ons"');
        expect(queryAllByRole(await draw({ guestLinks: [list] }), 'button', 'Meer')).not.toHaveLength(0);
      },
    );

    setting('guestLinks.link', 'is the address; one that could run code is left out', async (draw) => {
      expect(await draw(guest({ link: 'https://ergens.example' }))).toContain(
        'href="https://ergens.example"',
      );
      expect(await draw(guest({ link: 'javascript:alert()' }))).not.toContain('Banen');
    });

    setting('guestLinks.pageId', 'is the page; one the site does not have is left out', async (draw) => {
      const html = await draw(guest({ linkType: 'APP_LINK', pageId: 'p-home' }));
      const addresses = queryAllByRole(html, 'link', 'Banen').map((one) => one.getAttribute('href'));
      expect(new Set(addresses)).toEqual(new Set(['/']));
      expect(await draw(guest({ linkType: 'APP_LINK', pageId: 'p-unheard' }))).not.toContain('Banen');
    });

    setting('guestLinks.socialType', 'names the network when the link has no text', async (draw) => {
      const network = { name: '', linkType: 'SOCIAL_LINK', socialType: 'LINKED_IN' };
      expect(queryAllByRole(await draw(guest(network)), 'link', 'LinkedIn')).not.toHaveLength(0);
    });

    setting('guestLinks.isButton', 'draws the link as a button at the end of the bar', async (draw) => {
      const ofMenu = (html: string) =>
        queryAllByRole(getByRole(html, 'navigation', 'Hoofdmenu'), 'link', 'Banen').length;
      // Beside the bar's menu, where it had stood as a link.
      expect(ofMenu(await draw({ guestLinks: [link, { ...link, name: 'Zorg', isButton: true }] }))).toBe(1);
      expect(
        ofMenu(
          await draw({
            guestLinks: [
              { ...link, name: 'Zorg' },
              { ...link, isButton: true },
            ],
          }),
        ),
      ).toBe(0);
    });

    setting('guestLinks.buttonType', 'chooses how the button looks', async (draw) => {
      for (const buttonType of ['primary', 'secondary', 'plain', 'info'])
        for (const button of queryAllByRole(
          await draw(guest({ isButton: true, buttonType })),
          'link',
          'Banen',
        ))
          expect(button.classList.contains(buttonType)).toBe(true);
    });

    setting('guestLinks.targetBlank', 'opens it in a tab of its own', async (draw) => {
      expect(await draw(guest({ targetBlank: true }))).toMatch(/target="_blank"[^>]*href="\/banen"/);
      expect(await draw(guest({}))).not.toContain('target="_blank"');
    });

    setting(
      'guestLinks.hasIcon',
      'puts an icon before the text, on the line and in the phone’s menu',
      async (draw) => {
        expect(await iconsOf(draw, { hasIcon: true, iconType: 'heart' })).toEqual([true, true]);
        expect(await iconsOf(draw, { hasIcon: true, iconType: 'heart', isButton: true })).toEqual([
          true,
          true,
        ]);
        expect(await iconsOf(draw, { iconType: 'heart' })).toEqual([false, false]);
      },
    );

    setting('guestLinks.iconType', 'names the icon', async (draw) => {
      expect(await iconsOf(draw, { hasIcon: true, iconType: 'heart' })).toEqual([true, true]);
      expect(await iconsOf(draw, { hasIcon: true, iconType: '' })).toEqual([false, false]);
    });

    setting(
      'guestLinks.children',
      'are the links of a list that opens; one without any that lead somewhere is left out',
      async (draw) => {
        expect(await draw({ guestLinks: [list] })).toContain('href="/assen"');
        const network = { linkType: 'SOCIAL_LINK', socialType: 'FACEBOOK', link: 'https://facebook.example' };
        const inside = [{ ...network, name: '', hasIcon: true, iconType: 'mail' }];
        const links = queryAllByRole(
          await draw({ guestLinks: [{ ...list, children: inside }] }),
          'link',
          'Facebook',
        );
        expect(links.map(hasIcon)).toEqual([true, true]);
        expect(await draw({ guestLinks: [{ ...list, children: [] }] })).not.toContain('Meer');
      },
    );
  },
  {
    'logo.focalX': 'the whole logo is always in sight',
    'logo.focalY': 'the whole logo is always in sight',
    'guestLinks.children.isButton': 'a list that opens holds words, no buttons',
    'guestLinks.children.buttonType': 'a list that opens holds words, no buttons',
  },
);
