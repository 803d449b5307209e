import type { OutdatedText } from '@boardwright/api-client/contract';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { announce } from '../ui/announce.ts';
import { useOutdatedSource, type ConfirmedText } from './outdated-source.ts';

/** Where a text stands: of a block, or of what a page says of itself. */
export interface TextPlace {
  readonly block: number | undefined;
  readonly page: number | undefined;
  /** From the setting's name down, with slashes. */
  readonly path: string;
}

interface Outdated {
  /** What is known of a text in a language, upper case, while it still says what was found; undefined where it is up to date. */
  readonly of: (place: TextPlace, locale: string, text: string) => OutdatedText | undefined;
  /** Says that a text is right as it is. */
  readonly confirm: (text: ConfirmedText) => void;
}

const nothing: Outdated = { of: () => undefined, confirm: () => undefined };
const OutdatedContext = createContext<Outdated>(nothing);

export function useOutdated(): Outdated {
  return useContext(OutdatedContext);
}

const keyOf = ({ block, page, path }: TextPlace, locale: string): string =>
  `${locale} ${block === undefined ? `page${page}` : `block${block}`} ${path}`;

/** Milliseconds after a save in which another may follow. */
const pause = 600;

/** Which translations of the site are older than their source; asked again after each save. */
export function OutdatedProvider({ children }: { readonly children: ReactNode }) {
  const source = useOutdatedSource();
  const editor = useEditor();
  const site = useEdited(({ id }) => id);
  const [found, setFound] = useState<readonly OutdatedText[]>([]);
  useEffect(() => {
    if (!source) return;
    let isOver = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      source.find(site).then(
        (texts) => isOver || setFound(texts),
        // Policy: what could not be asked is asked after the next save; until then the last answer stands.
        () => undefined,
      );
    };
    ask();
    const unwatch = editor.watchSaves(() => {
      clearTimeout(waiting);
      waiting = setTimeout(ask, pause);
    });
    return () => {
      isOver = true;
      clearTimeout(waiting);
      unwatch();
    };
  }, [source, editor, site]);
  const confirm = useCallback(
    (text: ConfirmedText): void => {
      source?.confirm(site, text).then(setFound, (error: unknown) => {
        announce(error instanceof Error ? error.message : String(error));
      });
    },
    [source, site],
  );
  const outdated = useMemo((): Outdated => {
    const byKey = new Map(
      found.map((text) => [
        keyOf(
          { block: text.block_id ?? undefined, page: text.page_id ?? undefined, path: text.path },
          text.locale,
        ),
        text,
      ]),
    );
    return {
      of(place, locale, text) {
        const known = byKey.get(keyOf(place, locale));
        return known?.text === text ? known : undefined;
      },
      confirm,
    };
  }, [found, confirm]);
  return <OutdatedContext value={outdated}>{children}</OutdatedContext>;
}
