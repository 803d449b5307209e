import { getByRole } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';

describe('the language switcher', () => {
  it('leads to the same page in each language, by its own name', () => {
    const html = renderPart(<LanguageSwitcher layout="row" />, { alternates: { en: '/en/jobs' } });
    expect(getByRole(html, 'link', 'English').getAttribute('href')).toBe('/en/jobs');
    expect(getByRole(html, 'link', 'Română').getAttribute('href')).toBe('/ro');
    expect(getByRole(html, 'link', 'Nederlands').getAttribute('aria-current')).toBe('true');
  });
  it('shows codes or flags, as the site says', () => {
    getByRole(renderPart(<LanguageSwitcher />), 'button', /NL$/);
    expect(renderPart(<LanguageSwitcher />, { flagsToText: false })).toContain('viewBox="0 0 24 16"');
  });
  it('is not there for one language', () => {
    expect(renderPart(<LanguageSwitcher />, { locales: ['nl'] })).toBe('');
  });
});
