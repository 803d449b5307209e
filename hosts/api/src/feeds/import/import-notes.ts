import type { ImportNote } from './import-report.ts';
import { type XmlRepair, xmlRepairs } from '../../platform/remote/xml-repair.ts';

/** Items that a note names. */
const mostItems = 5;
/** Different notes: each may hold words of the feed, which has no end. */
const mostNotes = 200;

/** Gathers what was mended and left out, each thing once with how often. */
export function createNotes() {
  const notes = new Map<string, { times: number; items: string[] }>();
  const add = (note: string, reference?: string) => {
    const known = notes.get(note);
    if (!known && notes.size >= mostNotes) return;
    const entry = known ?? { times: 0, items: [] };
    notes.set(note, entry);
    entry.times += 1;
    if (reference !== undefined && entry.items.length < mostItems) entry.items.push(reference);
  };
  return {
    add,
    repaired: (repair: XmlRepair) => add(xmlRepairs[repair]),
    /** The most frequent first. */
    all: (): ImportNote[] =>
      [...notes].map(([note, entry]) => ({ note, ...entry })).sort((one, other) => other.times - one.times),
  };
}
