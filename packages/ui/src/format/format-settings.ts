import { createContext, useContext } from 'react';
import type { DateSettings } from './date.ts';

/** What numbers, dates and amounts are written with. A page's board has all of it. */
export interface FormatSettings extends DateSettings {
  readonly currency: string;
  readonly imperial: boolean;
  /** The moment ages count from, ISO 8601: parts never read a clock. */
  readonly now: string;
}

export const FormatContext = createContext<FormatSettings | undefined>(undefined);

/** How the page writes numbers and dates. Throws where nobody said so. */
export function useFormatSettings(): FormatSettings {
  const settings = useContext(FormatContext);
  if (!settings) throw new Error('useFormatSettings() outside a page: wrap the tree in <UiProvider>');
  return settings;
}
