import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import type { Introduce } from './introduce.tsx';
import { loadPart } from '../../page/load-part.ts';

type Props = ComponentProps<typeof Introduce>;
let fetched: ComponentType<Props> | undefined;

/** Fetches what only employers see. The server does so in the block's load, so that its drawing waits for nothing. */
export async function fetchIntroduce(): Promise<ComponentType<Props>> {
  fetched ??= (await import('./introduce.tsx')).Introduce;
  return fetched;
}
const LazyIntroduce = lazy(async () => ({ default: await loadPart(fetchIntroduce) }));

/** The employer's form for somebody else, as a chunk that no other visitor loads. */
export function IntroduceView(props: Props) {
  const [View] = useState(() => fetched ?? LazyIntroduce);
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
