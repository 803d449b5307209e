import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface WhenLoadedProps {
  readonly load: () => Promise<ComponentType>;
  /** Shown when the code did not come. */
  readonly failed: ReactNode;
}

/**
 * Draws a part as soon as its code is there. React's own `lazy` holds what follows a fallback back for 300 ms, so that
 * pages do not flicker; here nothing is drawn before, and a page waits.
 */
export function WhenLoaded({ load, failed }: WhenLoadedProps) {
  const [state, setState] = useState<{ readonly Part: ComponentType } | 'failed'>();
  useEffect(() => {
    let isHere = true;
    load().then(
      (Part) => isHere && setState({ Part }),
      // Policy: an old page asks for files of a release that is gone; loading it anew is the way out, and it is offered.
      () => isHere && setState('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  if (!state) return null;
  return state === 'failed' ? failed : <state.Part />;
}
