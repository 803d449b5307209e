import { blocks } from './blocks.ts';
import { changes } from './changes.ts';
import type { DerivedPage } from './derived-page.ts';
import { endpoints } from './endpoints.ts';
import { references } from './exports.ts';
import { site } from './site.ts';
import { tutorials } from './tutorials.ts';

/** Every page that is derived from the sources. */
export const derivedPages = (): readonly DerivedPage[] => [
  ...tutorials(),
  ...blocks(),
  ...endpoints(),
  ...site(),
  ...references(),
  ...changes(),
];
