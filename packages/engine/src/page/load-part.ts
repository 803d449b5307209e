/** Milliseconds after which code that was asked for counts as failed (specification §9 'async component timeout'). */
export const partTimeout = 10_000;

/**
 * Code of a page that is fetched when it is wanted.
 * @throws what fetching it threw, or an Error when it took too long
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the page did not load in time')), partTimeout);
  });
  try {
    const part = await Promise.race([load(), late]);
    // The build's own loader answers nothing where the failure was dealt with elsewhere.
    if (part === undefined) throw new Error('A part of the page did not load');
    return part;
  } finally {
    clearTimeout(timer);
  }
}
