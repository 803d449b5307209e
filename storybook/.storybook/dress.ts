import { themeVariables } from '@boardwright/ui/theme-variables';
import { brandSettings } from '../brand/own-brand.ts';
import { fontFaces } from './fonts.ts';
import type { Toolbar } from './toolbar.ts';

/** Makes the document a page of the brand, in the language and for the visitor, as the site's server prints it. */
export function dress({ locale, brand, visitor, ...own }: Toolbar): void {
  const page = document.documentElement;
  const settings = brandSettings(brand, own);
  page.lang = locale;
  page.dataset['visitor'] = visitor;
  page.removeAttribute('style');
  for (const [name, value] of Object.entries(themeVariables(settings))) page.style.setProperty(name, value);
  fontSheet().textContent = fontFaces(settings.fontFamily);
}

function fontSheet(): HTMLStyleElement {
  const id = 'brand-font';
  const found = document.querySelector<HTMLStyleElement>(`style#${id}`);
  if (found) return found;
  const sheet = document.createElement('style');
  sheet.id = id;
  document.head.append(sheet);
  return sheet;
}
