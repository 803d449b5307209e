import Heart from 'lucide-react/icons/heart';
import { describe, expect, it } from 'vitest';
import { Button } from './button/button.tsx';
import { Chips } from './chip/chips.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { renderPart } from './testing/render-part.tsx';
import { getByRole, parseHtml } from './testing/by-role.ts';
import { EmptyState } from './empty-state/empty-state.tsx';
import { Icon } from './icon/icon.tsx';
import { NamedIcon } from './icon/named-icon.tsx';
import { socialIcon } from './icon/social-icons.tsx';
import { Notice } from './notice/notice.tsx';
import { initials, stablePick } from './avatar/initials.ts';
import { Picture } from './picture/picture.tsx';
import { uiMessages } from './ui.messages.ts';

describe('a picture', () => {
  it('from a symbol sheet is drawn inline, so the brand’s colours reach it', () => {
    expect(renderPart(<Picture src="/art/hero.svg#wadwerk" alt="" />)).toContain(
      '<use href="/art/hero.svg#wadwerk"',
    );
  });
  it('is cropped around the point that its address names, which is no part of its file', () => {
    const html = renderPart(<Picture src="/a.jpg#focal=30,70" alt="" fit="cover" />);
    expect(html).toContain('src="/a.jpg"');
    expect(html).toContain('--focal:30% 70%');
  });
  it('otherwise loads late, keeps its room and offers its smaller copies', () => {
    const html = renderPart(
      <Picture
        src="/a.jpg"
        alt="Kade"
        width={1200}
        height={800}
        variants={{ tiny: '/t.jpg', small: '/s.jpg' }}
        sizes="50vw"
      />,
    );
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('width="1200" height="800"');
    expect(html).toContain('srcSet="/t.jpg 160w, /s.jpg 480w, /a.jpg 1200w"');
  });
});

describe('an icon', () => {
  it('is decoration unless it has words', () => {
    expect(renderPart(<Icon icon={Heart} />)).toContain('aria-hidden="true"');
    getByRole(renderPart(<Icon icon={Heart} label="Favoriet" />), 'img', 'Favoriet');
  });
  it('named by a setting is drawn, an unknown name is nothing', () => {
    expect(parseHtml(renderPart(<NamedIcon name="graduation-cap" />)).querySelectorAll('svg')).toHaveLength(
      1,
    );
    expect(renderPart(<NamedIcon name="constructor-x" />)).toBe('');
  });
  it('of a social type is found however the wire spells it', () => {
    expect(socialIcon('LINKED_IN')?.name).toBe('LinkedIn');
    expect(socialIcon('myspace')).toBeUndefined();
  });
});

describe('initials', () => {
  it.each([
    ['Zorggroep Lauwers', 'ZL'],
    ['Polderdata', 'PO'],
    ['’t Hart', 'TH'],
    ['Ștefan Țîrlea', 'ȘȚ'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
  it('keep their tint', () => {
    expect(stablePick('Sanne', 4)).toBe(stablePick('Sanne', 4));
  });
});

describe('small parts', () => {
  it('a busy button says so', () => {
    expect(renderPart(<Button busy>Versturen</Button>)).toContain('aria-busy="true"');
  });
  it('a chip is the link that removes it', () => {
    const html = renderPart(<Chips chips={[{ name: 'Vast', href: '/vacatures' }]} clearHref="/" />);
    expect(html).toContain('aria-label="Verwijder filter Vast"');
    expect(html).toContain('Alles wissen');
  });
  it('an error speaks at once, the rest politely', () => {
    expect(renderPart(<Notice tone="danger" title="Fout" />)).toContain('role="alert"');
    expect(renderPart(<Notice title="Verlopen" />)).toContain('role="status"');
  });
  it('a dialog that a link opened is there without scripts', () => {
    expect(
      renderPart(
        <Dialog id="d" title="Cookies" open>
          x
        </Dialog>,
      ),
    ).toMatch(/<dialog[^>]* open=""/);
    expect(
      renderPart(
        <Dialog id="d" title="Cookies">
          x
        </Dialog>,
      ),
    ).not.toContain('open=""');
  });
  it('an empty list leads on', () => {
    const html = renderPart(
      <EmptyState
        title="Niets"
        escapes={{
          label: 'Verruim je zoekopdracht',
          links: [{ icon: Heart, name: 'Zoek binnen 50 km', href: '/b', count: '3 vacatures' }],
        }}
      />,
    );
    expect(html).toContain('aria-label="Verruim je zoekopdracht"');
    expect(html).toContain('3 vacatures');
  });
});

describe('the words', () => {
  it('speak of no field of the product: those stand where its parts do', () => {
    const all = JSON.stringify(uiMessages.en);
    expect(all).toContain('Choose a file');
    expect(
      all.match(/\b(?:job|salar|appl|favourite|employer|candidate|vacanc|organisation|resume)\w*/gi),
    ).toBeNull();
  });
  it('of nl and ro fill the same blanks as those of en', () => {
    const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    for (const locale of ['nl', 'ro'] as const) {
      for (const [key, text] of Object.entries(uiMessages.en)) {
        const other = (uiMessages[locale] as Record<string, unknown>)[key];
        if (typeof text === 'string' && typeof other === 'string')
          expect([key, ...blanks(other)]).toEqual([key, ...blanks(text)]);
      }
    }
  });
});
