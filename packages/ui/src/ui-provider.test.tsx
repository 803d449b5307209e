import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination/pagination.tsx';
import { textOf } from './testing/by-role.ts';
import { UiProvider, type UiProviderProps } from './ui-provider.tsx';
import { useFormat } from './format/use-format.ts';

const rendered = (props: UiProviderProps): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <UiProvider {...props} />
    </MemoryRouter>,
  );
const pages = <Pagination page={2} lastPage={3} hrefOf={(page) => `/?page=${page}`} />;
function Amount() {
  return <p>{useFormat().number(1234.5)}</p>;
}

describe('the parts in an application of one’s own', () => {
  it('speak its language where it is one of theirs', () => {
    expect(rendered({ locale: 'nl', children: pages })).toContain('Volgende');
  });
  it('speak English in another, and write its numbers', () => {
    expect(rendered({ locale: 'de', children: pages })).toContain('Next');
    expect(textOf(rendered({ locale: 'de', children: <Amount /> }))).toBe('1.234,5');
  });
  it('say what the application has them say', () => {
    const messages = { ui: { next: 'Weiter' } };
    expect(rendered({ locale: 'de', messages, children: pages })).toContain('Weiter');
  });
});
