import { noOwnBrand, type OwnBrand } from '../brand/own-brand.ts';
import type { BrandName } from './brands.ts';

/** What the toolbar says, and the panel of a brand of one's own beside it. */
export interface Toolbar extends OwnBrand {
  readonly locale: string;
  readonly brand: BrandName;
  readonly visitor: string;
}

export const firstToolbar: Toolbar = { locale: 'nl', brand: 'wadwerk', visitor: 'guest', ...noOwnBrand };
