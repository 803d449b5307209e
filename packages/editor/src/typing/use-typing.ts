import type { CanvasBridge } from '@boardwright/engine/canvas-bridge';
import type { BlockSchema } from '@boardwright/blocks-schema';
import { useEffect, useState } from 'react';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { blockElement } from '../block-actions/canvas-measure.ts';
import { afterPaint } from '../page-editing/after-paint.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { focusFirstField } from '../panel/focus-panel.ts';
import { focusSetting } from '../panel/focus-setting.ts';
import type { PanelActions } from '../panel/panel-context.ts';
import { tabsOf } from '../panel/panel-schema.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useCanvasBlocks } from '../workbench/use-canvas-blocks.ts';
import { useCanvasBridge } from '../workbench/use-canvas-bridge.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { pageTexts, pressedText, type PageText } from './page-texts.ts';
import { textAt, textPlaces, withText, type TextPlace } from './text-places.ts';
import { typingKey } from './typing-keys.ts';
import { typeInText, type TypedElement } from './typed-element.ts';

/** A text that is typed in, as it is seen beside it. */
export interface Typing {
  readonly place: TextPlace;
  readonly element: HTMLElement;
  readonly text: string;
}

interface TypingPorts {
  readonly page: Document;
  readonly block: number;
  readonly schema: BlockSchema;
  readonly write: PanelActions['writeLate'];
  readonly undo: () => void;
  readonly redo: () => void;
}

type Settings = Readonly<Record<string, unknown>>;
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Typing in the texts of the chosen block, where they stand. @returns the text that is typed in */
export function useTyping(ports: TypingPorts): Typing | undefined {
  const { page, block } = ports;
  const bridge = useCanvasBridge(page.defaultView ?? undefined);
  const { locale } = useWorkbench();
  const isDragging = useWork(({ drag }) => drag !== undefined);
  const makeReady = useCanvasBlocks();
  const editor = useEditor();
  const work = useWorkStore();
  const latest = useLatest(ports);
  const [typing, setTyping] = useState<Typing>();
  useEffect(() => {
    const view = page.defaultView;
    if (!bridge || !view || isDragging) return;
    const opened: CanvasBridge = bridge;
    let now: { readonly place: TextPlace; readonly typed: TypedElement; readonly lists: string } | undefined;
    let isOver = false;

    /** The block's settings as they are rendered. */
    const settingsNow = (): Settings | undefined => {
      const edited = editor.site().blockOf[block];
      return (edited && makeReady([edited], locale)?.[0]?.settings) as Settings | undefined;
    };
    /** What is typed and cannot be stored counts, too. */
    const typedNow = (): Settings => ({
      ...settingsNow(),
      ...editor.drafts({ block, locale: locale.toUpperCase() }),
    });
    /** As long as it stays the same, each item of the lists on the way is where it was. */
    const listsAt = (settings: Settings, { name, at }: TextPlace): string => {
      let value: unknown = settings[name];
      return at
        .map((step) => {
          const length = Array.isArray(value) ? value.length : 0;
          value = (value as Settings | undefined)?.[step];
          return length;
        })
        .join();
    };
    function end(): void {
      if (!now) return;
      const { typed } = now;
      now = undefined;
      typed.remove();
      opened.override();
      editor.flush();
      if (!isOver) setTyping(undefined);
    }
    /** Its place on the page is no more: a block that was saved for the first time, a list that changed. The panel has it. */
    function goOnInPanel(): void {
      const place = now?.place;
      end();
      const { schema } = latest.current;
      const tab = tabsOf(schema).find((one) => place && schema.tabs[one]?.includes(place.name));
      if (place) focusSetting({ block, ...place, tab });
    }
    /** All but the text that is typed in is rendered as it changes; that one the page leaves as it was. */
    function follow(): void {
      const settings = settingsNow();
      if (!now) return;
      if (!settings || !now.typed.element.isConnected) return goOnInPanel();
      const text = textAt(typedNow(), now.place);
      if (text === undefined || listsAt(settings, now.place) !== now.lists) return goOnInPanel();
      opened.override({ id: block, settings: withText(settings, now.place, now.place.value) });
      if (text !== now.typed.text()) now.typed.show(text);
    }
    async function textsNow(): Promise<readonly PageText[]> {
      const settings = settingsNow();
      if (!settings) return [];
      return pageTexts(page, opened, { id: block, settings }, textPlaces(latest.current.schema, settings));
    }
    function begin({ place, node }: PageText, point?: Point): void {
      const settings = typedNow();
      const text = textAt(settings, place) ?? place.value;
      const typed = typeInText(node, place, text, point);
      now = { place, typed, lists: listsAt(settings, place) };
      follow();
      setTyping({ place, element: typed.element, text });
      typed.element.addEventListener('blur', left);
      typed.element.addEventListener('input', input);
    }
    function input(): void {
      if (!now) return;
      const { place, typed } = now;
      const text = typed.text();
      typed.element.setAttribute('aria-invalid', String(text.length > (place.limit ?? Infinity)));
      latest.current.write(
        place,
        (part) => typeof part === 'string',
        () => text,
      );
      setTyping({ place, element: typed.element, text });
      afterPaint(editor.flush);
    }
    function left(): void {
      // Another window may have the focus for a while.
      if (page.hasFocus() || document.hasFocus()) end();
    }
    async function next(step: 1 | -1): Promise<void> {
      const before = now?.place;
      end();
      const texts = await textsNow();
      const at = texts.findIndex(
        ({ place }) => before?.name === place.name && before.at.join() === place.at.join(),
      );
      const found = texts[at + step];
      if (found) begin(found);
      else document.querySelector<HTMLElement>('#bench')?.focus();
    }
    async function first(): Promise<void> {
      const [found] = await textsNow();
      if (isOver || now) return;
      if (found) begin(found);
      else focusFirstField(block);
    }
    const click = (event: MouseEvent): void => {
      const { clientX: x, clientY: y, shiftKey, target } = event;
      if (isWithin(target)) {
        event.preventDefault();
        return event.stopPropagation();
      }
      if (shiftKey || work.get().drag || !blockElement(page, block)?.contains(target as Node | null)) return;
      void textsNow().then((texts) => {
        const found = isOver ? undefined : pressedText(texts, event);
        if (found && !now) begin(found, { x, y });
      });
    };
    const isWithin = (target: EventTarget | null): boolean =>
      now?.typed.element.contains(target as Node | null) === true;
    /** What is done in the text is not done to the block. */
    const stayWithin = (event: Event): void => {
      if (isWithin(event.target)) event.stopPropagation();
    };
    const keydown = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (now && isWithin(event.target))
        return typingKey(event, now.place, {
          leave() {
            end();
            document.querySelector<HTMLElement>('#bench')?.focus();
          },
          next: (step) => void next(step),
          undo: latest.current.undo,
          redo: latest.current.redo,
        });
      const isPlain =
        event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const { activeElement } = document;
      const isOnPage =
        activeElement?.id === 'bench' ||
        activeElement === document.body ||
        activeElement?.tagName === 'IFRAME';
      if (!isPlain || !isOnPage || now || work.get().drag || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      void first();
    };
    const history = (event: InputEvent): void => {
      if (!isWithin(event.target) || !event.inputType.startsWith('history')) return;
      event.preventDefault();
      if (event.inputType === 'historyUndo') latest.current.undo();
      else latest.current.redo();
    };
    const inside = ['pointerdown', 'selectstart', 'dragstart', 'copy', 'cut', 'paste'] as const;
    // Before the page's document hears of anything: there it would be of the block.
    const options = { capture: true } as const;
    for (const type of inside) view.addEventListener(type, stayWithin, options);
    view.addEventListener('click', click, options);
    view.addEventListener('keydown', keydown, options);
    view.addEventListener('beforeinput', history, options);
    window.addEventListener('keydown', keydown, options);
    const unwatch = editor.watch(follow);
    const element = blockElement(page, block);
    const changes = new MutationObserver(() => now && !now.typed.element.isConnected && goOnInPanel());
    if (element) changes.observe(element, { childList: true, subtree: true });
    return () => {
      goOnInPanel();
      isOver = true;
      setTyping(undefined);
      changes.disconnect();
      unwatch();
      for (const type of inside) view.removeEventListener(type, stayWithin, options);
      view.removeEventListener('click', click, options);
      view.removeEventListener('keydown', keydown, options);
      view.removeEventListener('beforeinput', history, options);
      window.removeEventListener('keydown', keydown, options);
    };
  }, [page, bridge, block, locale, isDragging, makeReady, editor, work, latest]);
  return typing;
}
