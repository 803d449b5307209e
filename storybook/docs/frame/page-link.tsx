import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, type MouseEvent, type ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

export interface PageLinkProps {
  /** As the sidebar's address says it: `docs/guidelines-type--docs`. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another page of Storybook; it opens without loading all of it anew. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { channel } = use(DocsContext);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, `?path=/${to}`);
  };
  return (
    <a href={`./?path=/${to}`} target="_parent" className={className} onClick={open}>
      {children}
    </a>
  );
}
