import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BoardContext, type Board } from '../../board/board-context.ts';
import { previewBoard } from '../../testing/preview-board.ts';
import { parseHtml } from '@boardwright/ui/testing';
import { OrgLogo } from './org-logo.tsx';
import { Cover, type CoverProps } from './cover.tsx';

const pictures = {
  organisationHeader: '/header.jpg',
  organisationLogo: '/logo.png',
  article: '/article.jpg',
};
const none = { organisationHeader: '', organisationLogo: '', article: '' };

/** What a visitor sees on a board with these default pictures; without a board, a part stands alone. */
function render(part: React.ReactElement, defaultImages?: Board['defaultImages']): string {
  const board = defaultImages && { ...previewBoard('nl'), defaultImages };
  return renderToStaticMarkup(<BoardContext value={board}>{part}</BoardContext>);
}

describe('the picture above a company or an article', () => {
  it.each<[CoverProps['of'], string]>([
    ['organisationHeader', '/header.jpg'],
    ['article', '/article.jpg'],
  ])('is its own, else the site’s default for %s, else a pattern', (of, standard) => {
    const cover = (src?: string) => <Cover of={of} name="Polderdata" src={src} />;
    expect(render(cover('/own.jpg'), pictures)).toContain('src="/own.jpg"');
    expect(render(cover(), pictures)).toContain(`src="${standard}"`);
    expect(render(cover(''), pictures)).toContain(`src="${standard}"`);
    for (const plain of [render(cover(), none), render(cover())]) {
      expect(parseHtml(plain).querySelectorAll('svg')).toHaveLength(1);
      expect(parseHtml(plain).querySelectorAll('img')).toHaveLength(0);
    }
  });
});

describe('the logo of a company', () => {
  it('is its own, else the site’s default, else its initials', () => {
    expect(render(<OrgLogo name="Polderdata" src="/own.png" />, pictures)).toContain('src="/own.png"');
    expect(render(<OrgLogo name="Polderdata" />, pictures)).toContain('src="/logo.png"');
    expect(render(<OrgLogo name="Polder Data" />, none)).toContain('PD');
  });
});
