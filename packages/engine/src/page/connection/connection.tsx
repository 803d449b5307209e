import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConnectionBanner, type ConnectionBannerProps } from '@boardwright/ui/connection-banner';
import { loadPart } from '../load-part.ts';
import type { ConnectionSession } from './connection-session.ts';

/**
 * The banner for a lost and a regained connection. Its machine is fetched at the visitor's first touch, so that it does
 * not weigh on the first load; a connection that goes before is shown all the same, and its machine comes with the
 * next.
 */
export function Connection() {
  const [state, setState] = useState<ConnectionBannerProps['state']>('online');
  const session = useRef<ConnectionSession>(undefined);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isDisposed = false;
    const prepare = async (wasLost = false): Promise<void> => {
      // Without a network nothing can be fetched.
      if (session.current || !navigator.onLine) return;
      // Where it does not come, the banner alone tells of the connection, and the next that is lost asks for it again.
      const part = await loadPart(() => import('./connection-session.ts')).catch(() => undefined);
      if (part && !isDisposed)
        session.current ??= part.startConnectionSession({ show: setState, refresh: revalidate, wasLost });
    };
    const lost = (): void => {
      if (!session.current) setState('offline');
    };
    const back = (): void => void prepare(true);
    const first = ['pointerdown', 'keydown', 'touchstart'] as const;
    const once = (): void => void prepare();
    for (const event of first) addEventListener(event, once, { once: true, passive: true });
    addEventListener('offline', lost);
    addEventListener('online', back);
    if (!navigator.onLine) lost();
    return () => {
      isDisposed = true;
      for (const event of first) removeEventListener(event, once);
      removeEventListener('offline', lost);
      removeEventListener('online', back);
      session.current?.stop();
      session.current = undefined;
    };
  }, [revalidate]);
  return <ConnectionBanner state={state} />;
}
