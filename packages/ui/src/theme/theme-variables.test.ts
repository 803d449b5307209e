import { describe, expect, it } from 'vitest';
import { fontFaceCss, fontFamilyNames, fontFiles } from './fonts.ts';
import { themeFallbackCss, themeVariables } from './theme-variables.ts';

describe('a site’s settings as custom properties', () => {
  it('carry colours, font and width', () => {
    const settings = {
      primaryColour: '#f0a81c',
      primaryEmployerColour: '#234',
      secondaryColour: '#b3261e',
      fontFamily: 'EB Garamond',
      containedMaxWidth: 80,
    };
    expect(themeVariables(settings)).toEqual({
      '--brand-primary': '#f0a81c',
      '--brand-primary-employer': '#234',
      '--brand-secondary': '#b3261e',
      '--brand-font': "'EB Garamond'",
      '--brand-font-fallback': "'EB Garamond fallback'",
      '--brand-container': '80rem',
    });
  });

  it('never let a setting write other CSS', () => {
    const variables = themeVariables({
      primaryColour: 'red;background:url(//x)',
      fontFamily: "x';}",
      containedMaxWidth: 9000,
    });
    expect(variables).toEqual({
      '--brand-font': "'Montserrat'",
      '--brand-font-fallback': "'Montserrat fallback'",
    });
    expect(themeFallbackCss({ primaryColour: '}' })).toContain('--primary-ink: #00616b');
  });

  it('set whole weights for a font that has no others', () => {
    expect(themeVariables({ fontFamily: 'Lato' })).toMatchObject({
      '--weight-medium': '400',
      '--weight-bold': '700',
    });
    expect(themeVariables({ fontFamily: 'Poppins' })).toMatchObject({ '--weight-medium': '500' });
  });
});

describe('engines without relative colour', () => {
  it('get a dark label on a light brand and a light one on a dark brand', () => {
    const css = themeFallbackCss({ primaryColour: '#f0a81c', primaryEmployerColour: '#102030' });
    const [site, employer] = css.split("[data-visitor='employer']");
    expect(site).toContain('--on-primary: #000000');
    expect(employer).toContain('--on-primary: #ffffff');
  });
});

describe('fonts', () => {
  it.each(fontFamilyNames)(
    '%s has latin and latin-ext, upright and italic, and a fallback of its size',
    (family) => {
      const css = fontFaceCss(family, (file) => `/fonts/${file}`);
      for (const { file } of fontFiles(family)) expect(css).toContain(`url("/fonts/${file}")`);
      expect(css).toMatch(/latin-ext-.*normal[\s\S]*latin-ext-.*italic/);
      const scale = Number(new RegExp(`'${family} fallback'.*?size-adjust:([\\d.]+)%`).exec(css)?.[1]);
      expect(scale).toBeGreaterThan(90);
      expect(scale).toBeLessThan(125);
    },
  );

  it('does not lay a drawn page out again for a few foreign letters', () => {
    const displays = (locale: string) =>
      [
        ...fontFaceCss('Montserrat', String, locale).matchAll(/(latin(?:-ext)?)-wght.*?font-display:(\w+)/g),
      ].map(([, subset, display]) => `${subset} ${display}`);
    expect(new Set(displays('nl'))).toEqual(new Set(['latin swap', 'latin-ext optional']));
    expect(new Set(displays('ro'))).toEqual(new Set(['latin swap', 'latin-ext swap']));
  });
});
