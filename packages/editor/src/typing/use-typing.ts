import type { CanvasBridge } from '@boardwright/engine/canvas-bridge';
import { fetchSanitiser } from '@boardwright/engine/clean-now';
import type { BlockSchema } from '@boardwright/blocks-schema';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { secondPress } from '../block-actions/second-press.ts';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { blockElement } from '../block-actions/canvas-measure.ts';
import { afterPaint } from '../page-editing/after-paint.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { focusFirstField } from '../panel/focus-panel.ts';
import { focusSetting, panelOf } from '../panel/focus-setting.ts';
import { tabsOf } from '../panel/panel-schema.ts';
import type { settingsWriter } from '../panel/use-write-settings.ts';
import { filledSettings } from '../saving/site-pages.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useCanvasBlocks } from '../workbench/use-canvas-blocks.ts';
import { useCanvasBridge } from '../workbench/use-canvas-bridge.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { unknownTags } from '../widgets/rich-text-html.ts';
import { listenForTyping } from './listen-for-typing.ts';
import { pageTexts, pressedLink, pressedText, type PageText } from './page-texts.ts';
import { isSamePlace, textAt, textPlaces, withText, type TextPlace } from './text-places.ts';
import { focusTools, isInTools } from './typing-tools.ts';
import { createTypingSession } from './typing-session.ts';
import { typeInText, type Point, type TypedElement } from './typed-element.ts';

/** A text that is typed in, as it is seen beside it. */
export interface Typing {
  readonly place: TextPlace;
  readonly element: HTMLElement;
  readonly text: string;
  /** What its looks are changed with; undefined for a plain text. */
  readonly editor: Editor | undefined;
}

interface TypingPorts {
  readonly page: Document;
  readonly block: number;
  readonly schema: BlockSchema<string, Settings>;
  readonly writer: ReturnType<typeof settingsWriter>;
  readonly undo: () => void;
  readonly redo: () => void;
}

type Settings = Readonly<Record<string, unknown>>;
/** Finds the texts of the block. @param isGlance nothing that would be drawn anew for it: a picture in a text may blink */
export type FindTexts = (isGlance?: boolean) => Promise<readonly PageText[]>;

const isBlinking = ({ kind, value }: TextPlace): boolean => kind === 'rich' && /<img|data-icon/.test(value);
const isTypable = ({ place }: PageText): boolean => place.kind !== 'picture';
const focusBench = (): void => document.querySelector<HTMLElement>('#bench')?.focus();

/** Milliseconds within which two clicks on a block that was not chosen mean its text. */
const recently = 3000;
/** When something was pressed, on the clock of this window. */
const pressedAt = ({ timeStamp, view }: UIEvent): number =>
  timeStamp + (view?.performance.timeOrigin ?? 0) - performance.timeOrigin;

/** Typing in the texts of the chosen block, where they stand. @returns the text that is typed in, and what finds the others */
export function useTyping(ports: TypingPorts) {
  const { page, block } = ports;
  const bridge = useCanvasBridge(page.defaultView ?? undefined);
  const { locale } = useWorkbench();
  const isDragging = useWork(({ drag }) => drag !== undefined);
  const makeReady = useCanvasBlocks();
  const editor = useEditor();
  const work = useWorkStore();
  const latest = useLatest(ports);
  const find = useRef<FindTexts>(undefined);
  const [typing, setTyping] = useState<Typing>();
  useEffect(() => {
    if (!bridge || isDragging) return;
    const opened: CanvasBridge = bridge;
    const place = { block, locale: locale.toUpperCase() };
    let typed: TypedElement | undefined;
    let isOver = false;

    const rendered = (): Settings | undefined => {
      const edited = editor.site().blockOf[block];
      return (edited && makeReady([edited], locale)?.[0]?.settings) as Settings | undefined;
    };
    const written = (): Settings => {
      const edited = editor.site().blockOf[block];
      return {
        ...(edited && filledSettings(latest.current.schema, edited, locale)),
        ...editor.drafts(place),
      };
    };
    const session = createTypingSession({
      rendered,
      written,
      drafts: () => editor.drafts(place),
      forgetDraft: (name) => editor.forgetDrafts(place, [name]),
      override: (settings) => opened.override(settings && { id: block, settings }),
      write: (at, text) =>
        latest.current.writer.writeLate(
          at,
          (part) => typeof part === 'string',
          () => text,
        ),
      writeWhole: (name, value) => latest.current.writer.write(name, value),
      undo: () => latest.current.undo(),
      redo: () => latest.current.redo(),
      onText(text) {
        const now = session.place();
        if (!now) editor.flush();
        if (isOver) return;
        const { element, editor: tools } = typed ?? {};
        setTyping(now && element && { place: now, element, text: text ?? '', editor: tools });
      },
      onLost: (at) => showSetting(at),
    });

    function showSetting({ name, at, whole }: TextPlace, isBeside = false): void {
      const { schema } = latest.current;
      // Where there is no panel there is nothing to bring in sight.
      if (isBeside && !panelOf(block)) return;
      const tab = tabsOf(schema).find((one) => schema.tabs[one]?.includes(name));
      focusSetting({ block, name, at: isBeside ? at : at.slice(0, whole), tab, isBeside });
    }
    find.current = async (isGlance) => {
      const settings = rendered();
      if (!settings) return [];
      const now = session.place();
      const places = textPlaces(latest.current.schema, settings).filter(
        (each) => !(now && isSamePlace(each, now)) && !(isGlance && isBlinking(each)),
      );
      const seen = now ? withText(settings, now, now.value) : settings;
      return pageTexts(page, opened, { id: block, settings: seen, isOverridden: now !== undefined }, places);
    };
    const texts: FindTexts = async () => (await find.current?.()) ?? [];

    function input(): void {
      typed?.element.setAttribute(
        'aria-invalid',
        String((typed?.text().length ?? 0) > (session.place()?.limit ?? Infinity)),
      );
      session.input();
      afterPaint(editor.flush);
    }
    async function begin({ place: at, node }: PageText, point?: Point): Promise<void> {
      const text = textAt(written(), at) ?? at.value;
      if (at.kind === 'picture' || (at.kind === 'rich' && unknownTags(text).length > 0))
        return showSetting(at);
      if (at.kind === 'rich') {
        // Policy: where a part does not come, nothing is begun on the page; the panel says what is amiss.
        const parts = await Promise.all([import('./typed-rich-text.ts'), fetchSanitiser()]).catch(
          () => undefined,
        );
        if (!parts) return showSetting(at);
        if (isOver || session.place() || !node.isConnected) return;
        typed = parts[0].typeInRichText(node as HTMLElement, at, text, input, point);
      } else {
        typed = typeInText(node as Text, at, text, point);
        typed.element.addEventListener('input', input);
      }
      typed.element.addEventListener('blur', left);
      session.begin(at, typed);
      showSetting(at, true);
    }
    const isWithin = (target: EventTarget | null): boolean =>
      session.place() !== undefined && typed?.element.contains(target as Node | null) === true;
    /** The focus is elsewhere, and neither in the bar of the text nor in another window for a while. */
    function left(): void {
      setTimeout(() => {
        const { activeElement: active } = document;
        const isOnPage = active?.tagName === 'IFRAME';
        if (active === document.body || isInTools(active)) return;
        if (isOnPage && (isWithin(page.activeElement) || page.activeElement === page.body)) return;
        if (page.hasFocus() || document.hasFocus()) session.end();
      });
    }
    async function next(step: 1 | -1): Promise<void> {
      const before = session.place();
      session.end();
      const all = (await texts()).filter(isTypable);
      const at = all.findIndex((one) => isSamePlace(one.place, before));
      const found = all[at + step];
      if (found) await begin(found);
      else focusBench();
    }
    async function first(): Promise<void> {
      const found = (await texts()).find(isTypable);
      if (isOver || session.place()) return;
      if (found) await begin(found);
      else focusFirstField(block);
    }
    async function press(event: MouseEvent): Promise<void> {
      const all = await texts();
      const found = pressedText(all, event);
      if (isOver || session.place()) return;
      const link = found ? undefined : pressedLink(all, event);
      if (found) await begin(found, { x: event.clientX, y: event.clientY });
      else if (link) showSetting(link);
    }
    const isInBlock = (target: EventTarget | null): boolean =>
      blockElement(page, block)?.contains(target as Node | null) === true;
    const stop = listenForTyping(page, {
      place: session.place,
      isWithin,
      canBegin: () => work.get().drag === undefined,
      isInBlock,
      onPress: (event) => void press(event),
      onEnter: () => void first(),
      onBack() {
        if (session.place() && !isWithin(page.activeElement)) typed?.focus();
      },
      onElsewhere: session.end,
      moves: {
        leave() {
          session.end();
          focusBench();
        },
        next: (step) => void next(step),
        tools: focusTools,
        undo: session.undo,
        redo: session.redo,
      },
    });
    document.addEventListener('focusout', left);
    const { event: second } = secondPress;
    secondPress.event = undefined;
    if (second && performance.now() - pressedAt(second) < recently && isInBlock(second.target))
      void press(second);
    const unwatch = editor.watch(session.follow);
    const element = blockElement(page, block);
    const changes = new MutationObserver(() => typed?.isThere() === false && session.lose());
    if (element) changes.observe(element, { childList: true, subtree: true });
    return () => {
      session.lose();
      isOver = true;
      find.current = undefined;
      setTyping(undefined);
      changes.disconnect();
      unwatch();
      document.removeEventListener('focusout', left);
      stop();
    };
  }, [page, bridge, block, locale, isDragging, makeReady, editor, work, latest]);
  return { typing, find };
}
