import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import type { EmployerContact } from './employer-contact.tsx';
import { loadPart } from '../../page/load-part.ts';

type Props = ComponentProps<typeof EmployerContact>;
let fetched: ComponentType<Props> | undefined;

/** Fetches what only employers see. The server does so in the block's load, so that its drawing waits for nothing. */
export async function fetchEmployerContact(): Promise<ComponentType<Props>> {
  fetched ??= (await import('./employer-contact.tsx')).EmployerContact;
  return fetched;
}
const LazyContact = lazy(async () => ({ default: await loadPart(fetchEmployerContact) }));

/** The employer's part of the page, as a chunk that no other visitor loads. */
export function EmployerContactView(props: Props) {
  const [View] = useState(() => fetched ?? LazyContact);
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
