import { coreSchemas } from '@boardwright/blocks-schema';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '@boardwright/engine/auth';
import { aSite } from '../page-editing/a-site.ts';
import { anEngine, renderOnWorkbench } from '../block-actions/workbench.fixture.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import type { Colleague } from '../model/colleague.ts';
import { ColleagueFaces } from './colleague-faces.tsx';

// The bench asks how wide the window is before it opens a panel.
beforeAll(() => {
  vi.stubGlobal('window', { innerWidth: 1440 });
});

const never = () => new Promise<never>(() => undefined);
const auth = { restoreSession: never, logIn: never, passSecondStep: never, logOut: never, goTo: never };

function Bar({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  useWorkStore().set({ colleagues });
  return (
    <AuthProvider effects={auth}>
      <ColleagueFaces />
    </AuthProvider>
  );
}
const draw = (...colleagues: Colleague[]) =>
  renderOnWorkbench(<Bar colleagues={colleagues} />, {
    site: aSite(),
    engine: anEngine(coreSchemas.faq),
    query: '?page=1',
  });
const who = (name: string, page?: number, block?: number): Colleague => ({
  editor: name,
  user: name,
  name,
  page,
  block,
});

describe('the top bar', () => {
  it('says who else is in the editor, on which page and at which block', () => {
    const bar = draw(
      who('Sanne de Boer', 1, 12),
      who('Omar', 2),
      who('Eva Ionescu'),
      who('', 2, 999),
      who('Jan', 77),
    );
    for (const name of [
      'Sanne de Boer, on Home, at FAQ',
      'Omar, on About us',
      'Eva Ionescu, elsewhere in the editor',
    ])
      expect(bar).toContain(`aria-label="${name}"`);
    expect(bar).toContain('data-initials="SB"');
    // Three, and the rest as a number.
    expect(bar).not.toContain('aria-label="Jan');
    expect(bar).toMatch(/\+2<\/span>.*also in the editor/);
  });

  it('shows nothing where nobody else is', () => {
    expect(draw()).toBe('');
  });
});
