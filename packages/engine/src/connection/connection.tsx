import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConnectionBanner, type ConnectionBannerProps } from '../ui/connection-banner/connection-banner.tsx';
import type { ConnectionSession } from './connection-session.ts';

/**
 * The banner for a lost and a regained connection. Its machine is fetched at the visitor's first touch: later would be
 * too late, since a chunk cannot be fetched without a network, and earlier would weigh on the first load.
 */
export function Connection() {
  const [state, setState] = useState<ConnectionBannerProps['state']>('online');
  const session = useRef<ConnectionSession>(undefined);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let gone = false;
    const prepare = async (): Promise<void> => {
      if (session.current) return;
      const { startConnectionSession } = await import('./connection-session.ts');
      if (!gone) session.current ??= startConnectionSession({ show: setState, refresh: revalidate });
    };
    const first = ['pointerdown', 'keydown', 'touchstart'] as const;
    const once = (): void => void prepare();
    for (const event of first) addEventListener(event, once, { once: true, passive: true });
    return () => {
      gone = true;
      for (const event of first) removeEventListener(event, once);
      session.current?.stop();
      session.current = undefined;
    };
  }, [revalidate]);
  return <ConnectionBanner state={state} />;
}
