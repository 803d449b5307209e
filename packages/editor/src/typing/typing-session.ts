import { isSame } from '@boardwright/blocks-schema';
import { textAt, withText, type TextPlace } from './text-places.ts';

type Settings = Readonly<Record<string, unknown>>;

/** What a text is typed in, where it stands on the page. */
export interface TypedText {
  readonly text: () => string;
  /** What came from elsewhere: an undo, a colleague. The caret stays where it was. */
  readonly show: (text: string) => void;
  readonly isThere: () => boolean;
  /** The page has its own text again. */
  readonly remove: () => void;
}

/** What typing in a block's text needs of the editor. */
export interface SessionPorts {
  /** The block's settings as they are rendered; undefined once it is no more. */
  readonly rendered: () => Settings | undefined;
  /** As they are written in the panel, with what is typed and cannot be stored. */
  readonly written: () => Settings;
  /** What is typed of these settings and cannot be stored. */
  readonly drafts: () => Settings;
  readonly forgetDraft: (name: string) => void;
  /** Renders the block with these settings, or with its own again. */
  readonly override: (settings?: Settings) => void;
  readonly write: (place: TextPlace, text: string) => void;
  /** Writes a setting as a whole. */
  readonly writeWhole: (name: string, value: unknown) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The text that is typed in changed; undefined when none is any more. */
  readonly onText: (text: string | undefined) => void;
  /** Its place on the page is no more: a block that was saved for the first time, a list that changed. */
  readonly onLost: (place: TextPlace) => void;
}

export interface TypingSession {
  readonly place: () => TextPlace | undefined;
  readonly begin: (place: TextPlace, typed: TypedText) => void;
  /** Something was typed on the page. */
  readonly input: () => void;
  /** Something changed elsewhere. */
  readonly follow: () => void;
  readonly end: () => void;
  /** Ends where the text has no place any more, or is to have none: who types goes on in the panel. */
  readonly lose: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** As long as it stays the same, each item of the lists on the way is where it was. */
function listsAt(settings: Settings, { name, at }: TextPlace): string {
  let value: unknown = settings[name];
  return at
    .map((step) => {
      const length = Array.isArray(value) ? value.length : 0;
      value = (value as Settings | undefined)?.[step];
      return length;
    })
    .join();
}

/** One text of a block, typed where it stands: it and the panel's field are the same words, whoever writes them. */
export function createTypingSession(ports: SessionPorts): TypingSession {
  let now: { readonly place: TextPlace; readonly typed: TypedText; readonly lists: string } | undefined;
  /** The words that page and panel both have. */
  let common = '';
  let rendered: Settings | undefined;
  /** A draft that was taken back, until something else is typed. */
  let taken: { readonly value: unknown } | undefined;

  function end(): void {
    if (!now) return;
    const { typed } = now;
    now = rendered = taken = undefined;
    typed.remove();
    ports.override();
    ports.onText(undefined);
  }
  function lose(): void {
    const place = now?.place;
    end();
    if (place) ports.onLost(place);
  }
  /** All but the text that is typed in is rendered as it changes; that one the page leaves as it was. */
  function follow(): void {
    if (!now) return;
    const { place, typed, lists } = now;
    const settings = ports.rendered();
    const text = textAt(ports.written(), place);
    if (!settings || text === undefined || !typed.isThere() || listsAt(settings, place) !== lists)
      return lose();
    const others = withText(settings, place, place.value);
    if (!isSame(others, rendered)) ports.override(others);
    rendered = others;
    if (text === common) return;
    common = text;
    typed.show(text);
    ports.onText(text);
  }
  return {
    place: () => now?.place,
    begin(place, typed) {
      const settings = ports.written();
      common = textAt(settings, place) ?? place.value;
      now = { place, typed, lists: listsAt(settings, place) };
      follow();
      ports.onText(common);
    },
    input() {
      if (!now) return;
      taken = undefined;
      common = now.typed.text();
      ports.write(now.place, common);
      ports.onText(common);
    },
    follow,
    end,
    lose,
    undo() {
      const name = now?.place.name ?? '';
      const drafts = ports.drafts();
      if (!Object.hasOwn(drafts, name)) return ports.undo();
      // What cannot be stored is no step: it goes back to what is stored, and can come again.
      taken = { value: drafts[name] };
      ports.forgetDraft(name);
      follow();
    },
    redo() {
      if (!now || !taken) return ports.redo();
      ports.writeWhole(now.place.name, taken.value);
      taken = undefined;
      follow();
    },
  };
}
