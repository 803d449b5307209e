import { use, useState, type ComponentPropsWithoutRef } from 'react';
import { BlockFailed } from './block-failed.tsx';
import { StaticMarkupContext, type PartId } from './static-markup.ts';

interface StaticPartProps {
  readonly part: PartId;
  /** Its renderer's key. */
  readonly partKey: string;
  /** The attributes of the element that its renderer would stand in. */
  readonly element: Pick<ComponentPropsWithoutRef<'div'>, 'className' | 'id'> &
    Readonly<Record<`data-${string}`, string | number>>;
}

/**
 * A part of the page whose code is not there: it stays as the server rendered it, and its links and forms work as they
 * do without scripts. React leaves what is in it alone, so nothing typed or opened there is lost.
 */
export function StaticPart({ part, partKey, element }: StaticPartProps) {
  const { markupOf, hasFailed } = use(StaticMarkupContext);
  const [markup] = useState(() => markupOf(part));
  return (
    <>
      {hasFailed(partKey) ? <BlockFailed above /> : null}
      {markup === undefined ? null : (
        // oxlint-disable-next-line react/no-danger -- the server's own markup, read from the document it stands in
        <div {...element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
      )}
    </>
  );
}
