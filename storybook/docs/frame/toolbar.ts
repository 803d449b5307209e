import { createContext, use } from 'react';
import type { Toolbar } from '../../.storybook/dress.ts';

export const firstToolbar: Toolbar = { locale: 'nl', brand: 'wadwerk', visitor: 'guest' };

export const ToolbarContext = createContext<Toolbar>(firstToolbar);

/** What the toolbar says now, for a page of documentation. */
export const useToolbar = (): Toolbar => use(ToolbarContext);
