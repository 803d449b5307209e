/* oxlint-disable no-console -- listening to the console is what this file is for */
/** Gathers what a story writes to the console as an error; a story that does so has failed. */
export const gatherErrors = {
  /** @returns ends the gathering */
  start(): () => void {
    gathered.length = 0;
    const { error } = console;
    console.error = (...parts: unknown[]) => {
      gathered.push(parts.map(String).join(' '));
      error(...parts);
    };
    return () => {
      console.error = error;
    };
  },
  /**
   * @param breaks whether it is a story of something that breaks
   * @throws when something was gathered and should not have been, or the other way round
   */
  end(breaks: boolean): void {
    const first = gathered.splice(0);
    if (breaks && first.length === 0) throw new Error('The story was to break something, and did not');
    if (!breaks && first.length > 0)
      throw new Error(`The story wrote errors to the console:\n${first.join('\n')}`);
  },
};

const gathered: string[] = [];
