/** More forms with files at once than there is room for. */
export class NoSlotForForms extends Error {
  override readonly name = 'NoSlotForForms';
  readonly statusCode = 503;
}

/** What one request holds of the room. */
export interface FormSlot {
  /** @throws NoRoomForForms where everybody's together would be too much */
  readonly hold: (bytes: number) => void;
  /** The request is over: what it held is free. */
  readonly leave: () => void;
}

/**
 * The memory that forms with files may take, of everybody's together: each may be long, and a slow line holds one for
 * minutes.
 */
export function createFormSlots(mostBytes: number): { readonly enter: () => FormSlot } {
  let held = 0;
  return {
    enter() {
      let own = 0;
      let left = false;
      return {
        hold(bytes) {
          if (left) return;
          if (held + bytes > mostBytes) throw new NoSlotForForms('Too many forms with files at once');
          held += bytes;
          own += bytes;
        },
        leave() {
          left = true;
          held -= own;
          own = 0;
        },
      };
    },
  };
}
