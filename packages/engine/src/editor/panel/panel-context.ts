import { createContext } from 'react';

/** What a field of the panel can do. The same object for as long as the same block is shown. */
interface PanelActions {
  readonly write: (name: string, value: unknown) => void;
  /** Back to the defaults. */
  readonly reset: (names: readonly string[]) => void;
  /** The language that is written, as 'NL'; undefined where the site has one. */
  readonly language: string | undefined;
}

export const PanelContext = createContext<PanelActions>({
  write: () => undefined,
  reset: () => undefined,
  language: undefined,
});
