import { useMemo, useState } from 'react';
import { useEdited, useEditor } from '../../page-editing/page-editing.react.tsx';
import { announce } from '../../ui/announce.ts';
import {
  commandsOf,
  isTaken,
  outcomeOfFile,
  targetOf,
  type FileLine,
  type Sanitise,
} from './file-outcome.ts';
import { FileProblem } from './file-problem.ts';
import { readTranslations, type ReadFile } from './read-translations.ts';
import { useFileMessages } from './use-file-messages.ts';
import { useSiteUnits } from './use-site-units.ts';

interface Brought {
  readonly file: ReadFile;
  readonly target: string;
  readonly sanitise: Sanitise;
}

type Reading =
  | { readonly state: 'none' }
  | { readonly state: 'reading'; readonly name: string }
  | { readonly state: 'failed'; readonly problem: FileProblem }
  | { readonly state: 'read'; readonly brought: Brought };

const isAsBefore = (one: FileLine, other: FileLine): boolean =>
  one.id === other.id &&
  one.state === other.state &&
  one.before === other.before &&
  one.after === other.after;

/** A translator's file: what would become of it on the site as it is now, and what takes it over. */
export function useBroughtFile() {
  const fileT = useFileMessages();
  const editor = useEditor();
  const site = useEdited((edited) => edited);
  const unitsIn = useSiteUnits();
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<string>();
  const brought = reading.state === 'read' ? reading.brought : undefined;
  const units = useMemo(() => (brought ? unitsIn(site, brought.target) : []), [brought, unitsIn, site]);
  const lines = useMemo(
    () => (brought ? outcomeOfFile(site, units, brought.file, brought.sanitise) : []),
    [brought, site, units],
  );
  const taken = lines.filter((line) => isTaken(line, chosen));

  async function read(file: File): Promise<void> {
    setReading({ state: 'reading', name: file.name });
    setChosen(new Set());
    setDone(undefined);
    try {
      const { sanitise } = await import('@boardwright/ui/sanitise');
      const found = await readTranslations(file.name, new Uint8Array(await file.arrayBuffer()));
      const target = targetOf(editor.site(), found);
      setReading({ state: 'read', brought: { file: found, target, sanitise } });
    } catch (error) {
      const problem = error instanceof FileProblem ? error : new FileProblem('kind');
      setReading({ state: 'failed', problem });
    }
  }

  function takeOver(): void {
    if (!brought || taken.length === 0) return;
    const now = editor.site();
    // What somebody changed while this was looked at is looked at once more.
    const current = outcomeOfFile(now, unitsIn(now, brought.target), brought.file, brought.sanitise);
    const written = taken.filter((line) => current.some((one) => isAsBefore(one, line)));
    const values = { count: written.length, locale: brought.target.toUpperCase() };
    if (written.length > 0) editor.act({ key: 'translationsImported', values }, commandsOf(now, written));
    const sentence = [
      written.length > 0 ? fileT('taken', values) : undefined,
      written.length < taken.length ? fileT('moved') : undefined,
    ].join(' ');
    setDone(sentence.trim());
    announce(sentence);
  }

  function choose(id: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  const inFile = new Set(lines.map(({ unit }) => unit?.id));
  const absent = units.filter(({ id, isMissing }) => isMissing && !inFile.has(id)).length;
  return { reading, lines, absent, chosen, taken, done, own: site.defaultLanguage, read, takeOver, choose };
}
