/** Waits for something to end, but for no longer than a number of milliseconds; a failure within them is thrown on. */
export async function atMost(milliseconds: number, ending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  try {
    await Promise.race([ending, over]);
  } finally {
    clearTimeout(timer);
  }
}
