import type { PageForward } from '@boardwright/api-client/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { aSite } from '../../page-editing/a-site.ts';
import { EditingProvider } from '../../page-editing/page-editing.react.tsx';
import { editorMessages } from '../../editor.messages.ts';
import { ForwardList } from './forward-list.tsx';

const effects = {
  save: () => new Promise<never>(() => undefined),
  storeJournal: () => undefined,
  now: () => 0,
  newUid: () => '00000000-0000-0000-0000-000000000000',
};
const forward = (id: number, from: string, more: Partial<PageForward> = {}): PageForward =>
  ({ id, from, to: '/over-ons', is_taken: false, ...more }) as PageForward;

function draw(data: readonly PageForward[] | undefined, locale: Locale = 'en', problem?: string): string {
  const total = data?.length ?? 0;
  return renderToStaticMarkup(
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <EditingProvider site={aSite()} journal={undefined} effects={effects}>
        <ForwardList
          found={data && { data, meta: { total, page: 1, limit: 1, last_page: total } }}
          problem={problem}
          page={1}
          onShow={() => undefined}
          onRemove={() => undefined}
        />
      </EditingProvider>
    </TranslatorContext>,
  );
}
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('former paths of pages', () => {
  it('are listed with where each leads, and with a button that names the one it removes', () => {
    const html = draw([forward(1, '/wie-wij-zijn'), forward(2, '/en/who-we-are', { to: '/en/about' })]);
    expect(textOf(html)).toContain('/wie-wij-zijn leads to /over-ons');
    expect(textOf(html)).toContain('/en/who-we-are leads to /en/about');
    expect(html).toMatch(/aria-label="[^"]*\/wie-wij-zijn[^"]*"/);
    expect(html).not.toContain('A page stands there now');
  });

  it('say when a page stands there now', () => {
    expect(draw([forward(1, '/wie', { is_taken: true })])).toContain('A page stands there now');
  });

  it('are told to be none only once that is known', () => {
    expect(draw([])).toContain('No page has had another path yet');
    expect(draw(undefined)).not.toContain('No page has had another path yet');
    expect(draw(undefined)).toContain('aria-busy="true"');
  });

  it('stay when the server refuses, which is said', () => {
    const html = draw([forward(1, '/wie')], 'nl', 'De server antwoordt niet');
    expect(html).toMatch(/role="alert"[^>]*>De server antwoordt niet/);
    expect(html).toContain('/wie');
  });

  it.each(locales)('are told in %s without a raw key', (locale) => {
    expect(draw([forward(1, '/wie', { is_taken: true })], locale) + draw([], locale)).not.toMatch(
      /siteSettings\.|\{\{/,
    );
  });
});
