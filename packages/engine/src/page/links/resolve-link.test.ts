import { describe, expect, it } from 'vitest';
import { previewBoard } from '../../testing/preview-board.ts';
import { resolveLink, resolveLinks } from './resolve-link.ts';

const board = { ...previewBoard('ro'), labels: { 'p-job-list': 'Locuri de muncă' } };

describe('a link of the settings', () => {
  it('leads to a page in the language of the visitor and says its label', () => {
    expect(resolveLink({ linkType: 'APP_LINK', pageId: 'p-job-list', name: '' }, board)).toMatchObject({
      href: '/ro/locuri-de-munca',
      text: 'Locuri de muncă',
    });
    expect(resolveLink({ linkType: 'APP_LINK', pageId: 'p-home', name: 'Acasă' }, board)).toMatchObject({
      href: '/ro',
      text: 'Acasă',
    });
  });

  it('is left out when it leads nowhere', () => {
    expect(
      resolveLinks(
        [
          { linkType: 'APP_LINK', pageId: 'p-blog', name: 'Blog' },
          { linkType: 'CUSTOM_LINK', link: ' ', name: 'Empty' },
          { linkType: 'CUSTOM_LINK', link: 'java\tscript:alert(1)', name: 'Code' },
          { linkType: 'DROPDOWN', name: 'More' },
        ],
        board,
      ),
    ).toEqual([]);
  });

  it('keeps its looks, its icon and its own tab', () => {
    const stored = {
      linkType: 'CUSTOM_LINK',
      link: 'https://example.org',
      name: 'Blog',
      isButton: true,
      buttonType: 'info',
      targetBlank: true,
      hasIcon: true,
      iconType: 'newspaper',
    } as const;
    expect(resolveLink(stored, board)).toEqual({
      href: 'https://example.org',
      text: 'Blog',
      newTab: true,
      icon: 'newspaper',
      button: 'info',
    });
    expect(resolveLink({ ...stored, hasIcon: false, isButton: false }, board)).toMatchObject({
      icon: '',
      button: undefined,
    });
  });

  it('of a social kind is named by its network', () => {
    expect(
      resolveLink({ linkType: 'SOCIAL_LINK', socialType: 'LINKED_IN', link: 'https://x.example' }, board)
        ?.text,
    ).toBe('LinkedIn');
  });
});
