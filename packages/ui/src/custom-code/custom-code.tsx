import type { ComponentPropsWithRef } from 'react';

export interface CustomCodeProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The admin's code, as it was stored. */
  readonly code: string;
}

/**
 * Code that an admin wrote for their own site: drawn as it is. It comes from settings that only an admin may write, never
 * from users or feeds: those go through RichText. Scripts in it run only where the page gives them
 * its nonce.
 */
export function CustomCode({ code, ...rest }: CustomCodeProps) {
  return <div {...rest} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />;
}
