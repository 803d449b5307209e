/** Milliseconds for whatever else waits for the frame that was just drawn. */
const breath = 5;

/** Does something once what was just changed has been drawn: what an admin waits to see comes first. */
export function afterPaint(act: () => void): void {
  // A frame's callback runs before it is drawn; what that one queues runs after.
  requestAnimationFrame(() => setTimeout(act, breath));
}

/** Milliseconds without a key after which somebody has stopped typing. */
const quiet = 250;
/** Milliseconds of typing after which it is not waited for any more. */
const longest = 1000;

/**
 * @param atMost milliseconds in all for which it is put off: what must not happen in the middle of a word waits for ever
 * @returns what does something once nobody types: each call puts it off
 */
export function createRest(atMost = longest): (act: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  return (act) => {
    const now = performance.now();
    since ??= now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        since = undefined;
        act();
      },
      Math.min(quiet, since + atMost - now),
    );
  };
}
