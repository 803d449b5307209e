import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { localeOf, locales } from '@boardwright/messages';
import { editorLanguage } from '../language/editor-languages.ts';
import { EditorLanguageProvider } from '../editor-messages.tsx';
import { startLocale } from '../language/start-language.ts';
import { LoginPage, type LoginPageProps } from './login-page.tsx';

function draw(locale: string, props: Partial<LoginPageProps> = {}): string {
  return renderToStaticMarkup(
    <EditorLanguageProvider language={editorLanguage(localeOf(locale))}>
      <LoginPage
        siteLabel={async () => 'noordwerk.nl'}
        version="1.30.5"
        busy={false}
        expired={false}
        onLogIn={() => undefined}
        {...props}
      />
    </EditorLanguageProvider>,
  );
}

describe('the editor’s login page', () => {
  it.each([
    ['en', 'Back to the bench', 'Log in'],
    ['nl', 'Terug aan de werkbank', 'Inloggen'],
    ['ro', 'Înapoi la bancul de lucru', 'Autentificare'],
  ])('speaks %s', (locale, title, submit) => {
    const html = draw(locale);
    expect(html).toContain(title);
    expect(html).toContain(`>${submit}</button>`);
    expect(html).toContain('Boardwright 1.30.5');
  });

  it('says why a login was refused and marks the password', () => {
    const html = draw('en', { failure: 'The credentials you entered are invalid' });
    expect(html).toMatch(/role="alert".*The credentials you entered are invalid/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*type="password"/);
  });

  it('says that a session has ended', () => {
    expect(draw('en', { expired: true })).toContain('Session has expired');
    expect(draw('en')).not.toContain('Session has expired');
  });

  it('says that it is busy', () => {
    expect(draw('en', { busy: true })).toContain('Logging in…');
  });
});

describe('the language to start in', () => {
  it.each([
    ['ro', ['en-GB'], 'ro'],
    [null, ['fr-FR', 'nl-BE', 'en'], 'nl'],
    ['xx', ['fr'], 'en'],
    [null, [], 'en'],
  ])('remembered %s, preferred %j: %s', (remembered, preferred, expected) =>
    expect(startLocale(remembered, preferred)).toBe(expected),
  );

  it('is one the editor speaks', () => {
    expect(locales).toContain(startLocale('de', ['de']));
  });
});
