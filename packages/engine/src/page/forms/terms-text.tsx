import type { ReactNode } from 'react';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { Link } from '@boardwright/ui/link';

/**
 * A sentence that accepts the terms, with its two links wherever the language puts them, as `<terms>…</terms>` and
 * `<privacy>…</privacy>`; a page the board lacks stays plain words.
 */
export function TermsText({ sentence }: { readonly sentence: string }): ReactNode {
  const board = useBoard();
  const pages: Readonly<Record<string, string>> = { terms: 'p-terms-and-conditions', privacy: 'p-privacy' };
  return sentence.split(/(<(?:terms|privacy)>[^<>]*<\/(?:terms|privacy)>)/).map((part) => {
    const [, name, label] = /^<(\w+)>([^<>]*)<\/\w+>$/.exec(part) ?? [];
    const page = name && pages[name];
    if (!page || label === undefined) return part;
    return board.paths[page] === undefined ? (
      label
    ) : (
      <Link key={name} href={pagePath(board, page)} newTab>
        {label}
      </Link>
    );
  });
}
