import type { reservedPaths } from '@boardwright/blocks-schema';
import { useSyncExternalStore } from 'react';
import { useBoard, type Board, type FavouriteKind } from '../../board/board-context.ts';

const slug = 'favourite' satisfies keyof typeof reservedPaths;

/** Where the button posts to, on the site's own server: in the page's language, as what is answered is read there. */
export function favouriteAddress({ locale, defaultLocale }: Pick<Board, 'locale' | 'defaultLocale'>): string {
  return locale === defaultLocale ? `/${slug}` : `/${locale}/${slug}`;
}

/** How a favourite is named on a page: `job.<uuid>`, `organisation.<number>`. */
export function favouriteKey(kind: FavouriteKind, id: string | number): string {
  return `${kind}.${id}`;
}

// What the server answered since this page came: the next page brings its own word.
let page: Board | undefined;
let answers = new Map<string, boolean>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Every button of this thing on the page follows what the server said (specification §4 'Favourites'). */
export function announceFavourite(board: Board, key: string, stored: boolean): void {
  if (page !== board) answers = new Map();
  page = board;
  answers.set(key, stored);
  listeners.forEach((listener) => listener());
}

/** Whether the visitor keeps it. */
export function useIsFavourite(key: string): boolean {
  const board = useBoard();
  const onPage = () => board.favourites?.includes(key) ?? false;
  return useSyncExternalStore(
    listen,
    () => (page === board ? answers.get(key) : undefined) ?? onPage(),
    onPage,
  );
}
