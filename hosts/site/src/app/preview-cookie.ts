import { previewCookie } from '@boardwright/api-client/contract';
import type { Visitor } from '@boardwright/engine';

/** By which link somebody looks at what is not published yet, and as what kind of visitor. */
export interface PreviewVisit {
  readonly token: string;
  readonly visitor: Visitor;
}

/** As its cookie holds it: '{visitor}.{token}'. */
export const cookieOfPreview = ({ visitor, token }: PreviewVisit): string => `${visitor}.${token}`;

/** The inverse; undefined in every other browser. */
export function previewIn(cookies: Readonly<Record<string, string | undefined>>): PreviewVisit | undefined {
  const match = /^(guest|candidate|employer)\.([\w-]{1,100})$/.exec(cookies[previewCookie] ?? '');
  const [, visitor, token] = match ?? [];
  return visitor && token ? { visitor: visitor as Visitor, token } : undefined;
}
