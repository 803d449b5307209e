import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router';
import { leavesBoard, linkKind } from './link-kind.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: string;
  /** Opens a new tab, as the setting 'targetBlank'. */
  readonly newTab?: boolean | undefined;
  /** Keeps the place on the page: for sort, facets and tabs, which change the query only. */
  readonly storeScroll?: boolean | undefined;
  /** Loads the whole page: where the server must answer, as after a change of language. */
  readonly reload?: boolean | undefined;
}

/**
 * Every link of the board. Pages go through the router (and are plain links before scripts run); other hosts, files,
 * mail, phone and anchors are plain `<a>`; an address that could run code is drawn as text without one.
 */
export function Link({ href, newTab, storeScroll, reload, rel, children, ...rest }: LinkProps) {
  const inRouter = useInRouterContext();
  const kind = linkKind(href);
  const outer = newTab || leavesBoard(href) ? classedRel(rel) : rel;
  const props = { ...rest, ...(newTab && { target: '_blank' }), ...(outer !== undefined && { rel: outer }) };
  if (kind === 'unsafe') return <a {...rest}>{children}</a>;
  if (kind !== 'page' || newTab || !inRouter) {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink
      {...props}
      to={href}
      preventScrollReset={storeScroll ?? false}
      reloadDocument={reload ?? false}
    >
      {children}
    </RouterLink>
  );
}

function classedRel(rel: string | undefined): string {
  return rel?.includes('noopener') ? rel : [rel, 'noopener'].filter(Boolean).join(' ');
}
