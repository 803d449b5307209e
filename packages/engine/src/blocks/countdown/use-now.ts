import { useEffect, useState } from 'react';
import { untilNextChange } from './remaining.ts';

// oxlint-disable-next-line boardwright/clock -- The visitor's own clock: what it says plays no part, only how far it goes on.
const visitorsClock = (): number => Date.now();

/**
 * The time, again each minute until a moment. It begins with the server's, so that both render the same; of the visitor's
 * clock, which may be wrong, only counts how far it has gone on since.
 */
export function useNow(server: number, moment: number): number {
  const [now, setNow] = useState(server);
  useEffect(() => {
    const start = visitorsClock();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (time: number): void => {
      if (!(moment > time)) return;
      timer = setTimeout(
        () => {
          const next = server + visitorsClock() - start;
          setNow(next);
          wait(next);
        },
        untilNextChange(moment, time),
      );
    };
    setNow(server);
    wait(server);
    return () => clearTimeout(timer);
  }, [server, moment]);
  return now;
}
