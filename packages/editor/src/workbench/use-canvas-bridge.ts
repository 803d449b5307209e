import type { CanvasBridge } from '@boardwright/engine/canvas-bridge';
import { useEffect, useState } from 'react';
import { canvasBridge } from './canvas-window.ts';

/** The bridge of the page in a frame; undefined until its scripts run. */
export function useCanvasBridge(frame: Window | undefined): CanvasBridge | undefined {
  const [open, setOpen] = useState<CanvasBridge>();
  useEffect(() => {
    if (!frame) return;
    const opened = (): void => setOpen(canvasBridge(frame));
    opened();
    frame.addEventListener('boardwright:canvas', opened);
    return () => {
      frame.removeEventListener('boardwright:canvas', opened);
      setOpen(undefined);
    };
  }, [frame]);
  return open;
}
