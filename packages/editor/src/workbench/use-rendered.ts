import { useEffect, useState } from 'react';
import { afterPaint } from '../page-editing/after-paint.ts';

/** False until what is shown for the first time has been drawn: what stands beside the page comes after the page. */
export function useRendered(): boolean {
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    let isHere = true;
    afterPaint(() => isHere && setRendered(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isRendered;
}
