import { createContext } from 'react';

/** Where in a block's settings something is: the setting, and what leads to the part of it. */
export interface SettingPart {
  readonly name: string;
  readonly at: readonly (string | number)[];
}

/** What a field of the panel can do. The same object for as long as the same block is shown. */
export interface PanelActions {
  readonly write: (name: string, value: unknown) => void;
  /**
   * Writes a part of a setting that is no longer shown here: what took its time, an upload, is done now.
   * @param isIt whether what stands there by now is still the part that was meant
   * @returns whether it was written
   */
  readonly writeLate: (
    place: SettingPart,
    isIt: (part: unknown) => boolean,
    change: (part: unknown) => unknown,
  ) => boolean;
  /** Back to the defaults. */
  readonly reset: (names: readonly string[]) => void;
  /** The language that is written, as 'NL'; undefined where the site has one. */
  readonly language: string | undefined;
}

export const PanelContext = createContext<PanelActions>({
  write: () => undefined,
  writeLate: () => false,
  reset: () => undefined,
  language: undefined,
});
