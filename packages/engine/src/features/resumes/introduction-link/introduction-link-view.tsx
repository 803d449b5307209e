import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import type { IntroductionLink } from './introduction-link.tsx';
import { loadPart } from '../../../page/load-part.ts';

type Props = ComponentProps<typeof IntroductionLink>;
let fetched: ComponentType<Props> | undefined;

/** Fetches what draws it: few people of an account ever see it. The server does so before it draws. */
export async function fetchIntroductionLink(): Promise<ComponentType<Props>> {
  fetched ??= (await import('./introduction-link.tsx')).IntroductionLink;
  return fetched;
}
const LazyLink = lazy(async () => ({ default: await loadPart(fetchIntroductionLink) }));

/** The page of an introduction's mailed link. */
export function IntroductionLinkView(props: Props) {
  const [View] = useState(() => fetched ?? LazyLink);
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
