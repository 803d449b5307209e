/** Milliseconds for whatever else waits for the frame that was just drawn. */
const breath = 5;

/** Does something once what was just changed has been drawn: what an admin waits to see comes first. */
export function afterPaint(act: () => void): void {
  // A frame's callback runs before it is drawn; what that one queues runs after.
  requestAnimationFrame(() => setTimeout(act, breath));
}
