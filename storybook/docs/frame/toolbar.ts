import { createContext, use } from 'react';
import { firstToolbar, type Toolbar } from '../../.storybook/toolbar.ts';

export const ToolbarContext = createContext<Toolbar>(firstToolbar);

/** What the toolbar says now, for a page of documentation. */
export const useToolbar = (): Toolbar => use(ToolbarContext);
