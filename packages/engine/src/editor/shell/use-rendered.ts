import { useEffect, useState } from 'react';
import { afterPaint } from '../../machines/page-editing/after-paint.ts';

/** False until what is shown for the first time has been drawn: what stands beside the page comes after the page. */
export function useRendered(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isHere = true;
    afterPaint(() => isHere && setDrawn(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isDrawn;
}
