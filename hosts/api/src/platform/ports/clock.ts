/** The only place where the time comes in. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface TestClock extends Clock {
  /** Moves it by so many milliseconds. */
  readonly advance: (milliseconds: number) => void;
}

/** A clock that stands still until it is moved. */
export function testClock(start: Date | string = '2026-11-20T09:00:00Z'): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
