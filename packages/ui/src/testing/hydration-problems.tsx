import { useEffect, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/**
 * Draws a page as the server does and lets React take it over, unseen.
 * @param page makes the page anew: each side has its own router
 * @returns what React had to mend, in its words; such pages flicker and lose what was typed before
 */
export async function hydrationProblems(page: () => ReactElement): Promise<string[]> {
  const problems: string[] = [];
  let unmount = (): void => {};
  const place = document.createElement('div');
  place.hidden = true;
  // Some parts need a document: a dialog opens in one only.
  document.body.append(place);
  place.innerHTML = renderToString(page());
  await new Promise<void>((resolve) => {
    const done = (): void => resolve();
    const root = hydrateRoot(place, <TakenOver onHydrated={done}>{page()}</TakenOver>, {
      onRecoverableError: (error) => problems.push(error instanceof Error ? error.message : String(error)),
    });
    unmount = () => root.unmount();
  });
  unmount();
  place.remove();
  return problems;
}

function TakenOver({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children: ReactElement;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
