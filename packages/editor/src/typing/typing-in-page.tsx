import type { BlockSchema } from '@boardwright/blocks-schema';
import { Languages } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTakeBack } from '../block-actions/use-take-back.ts';
import type { Settings } from '../saving/site-pages.ts';
import { useWriteSettings } from '../panel/use-write-settings.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useIsTested } from '../publication/publication.tsx';
import { useActs } from '../ui/acts.tsx';
import { useValidator } from '../panel/use-validator.ts';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { boxesOf, type PageText } from './page-texts.ts';
import { useHoveredText } from './use-hovered-text.ts';
import { focusSheet } from './typing-tools.ts';
import { useTyping, type Typing } from './use-typing.ts';
import styles from './typing-in-page.module.css';

interface TypingInPageProps {
  readonly document: Document;
  readonly scale: number;
  readonly block: number;
}

const RichTextTools = lazy(() =>
  import('../widgets/rich-text-tools.tsx').then((m) => ({ default: m.RichTextTools })),
);

/** The chosen block's texts, typed where they stand; what is typed goes the way of the panel's fields. */
export function TypingInPage(props: TypingInPageProps) {
  const { engine } = useWorkbench();
  const acts = useActs();
  const isTested = useIsTested(props.block);
  const key = useEdited((site) => site.blockOf[props.block]?.key);
  const schema = (key === undefined ? undefined : engine.blocks.get(key)?.schema) as
    | BlockSchema<string, Settings>
    | undefined;
  return schema && acts && !isTested ? <TextsOfBlock {...props} schema={schema} /> : null;
}

interface TextsOfBlockProps extends TypingInPageProps {
  readonly schema: BlockSchema<string, Settings>;
}

function TextsOfBlock({ document: page, scale, block, schema }: TextsOfBlockProps) {
  const { locale, page: edited, editorSite } = useWorkbench();
  const validator = useValidator(schema.key);
  const writer = useWriteSettings({
    block,
    page: edited?.id,
    locale: locale.toUpperCase(),
    schema,
    title: schema.title,
    validator,
    siteLocales: editorSite.edited.languages,
  });
  const { undo, redo } = useTakeBack();
  const { typing, find } = useTyping({ page, block, schema, writer, undo, redo });
  const hovered = useHoveredText(page, block, find);
  const layer = useScrolledLayer(page, scale);
  return (
    <div ref={layer} className={styles.layer}>
      {hovered ? <HoveredMark hovered={hovered} page={page} scale={scale} /> : null}
      {typing ? (
        <TypedMark
          key={[typing.place.name, ...typing.place.at].join('.')}
          typing={typing}
          page={page}
          scale={scale}
          language={writer.language}
        />
      ) : null}
    </div>
  );
}

interface HoveredMarkProps {
  readonly hovered: PageText;
  readonly page: Document;
  readonly scale: number;
}

/** A thin line around what a click would be meant for. */
function HoveredMark({ hovered: { place, node }, page, scale }: HoveredMarkProps) {
  const isPlain = place.kind === 'line' || place.kind === 'lines';
  const boxes = isPlain ? boxesOf(node) : [(node as HTMLElement).getBoundingClientRect()];
  const [top, left] = [Math.min(...boxes.map((one) => one.top)), Math.min(...boxes.map((one) => one.left))];
  const width = Math.max(...boxes.map((one) => one.right)) - left;
  const height = Math.max(...boxes.map((one) => one.bottom)) - top;
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
  const box = { top: top + scrollY, left: left + scrollX, width, height };
  return <div className={styles.hovered} style={around(box, scale, 4)} />;
}

const around = (box: Box, scale: number, space: number) => ({
  top: box.top * scale - space,
  left: box.left * scale - space,
  width: box.width * scale + 2 * space,
  height: box.height * scale + 2 * space,
});

interface TypedMarkProps {
  readonly typing: Typing;
  readonly page: Document;
  readonly scale: number;
  readonly language: string | undefined;
}

/** Pixels of the window that the bar needs above a text. */
const barSpace = 56;

/** Where the bar stands: at the text, and in sight for as long as a part of that is. */
function barTop(box: BoxInView, scale: number, isBelow: boolean): number {
  const [top, bottom] = [box.top * scale, (box.top + box.height) * scale];
  if (isBelow) return Math.min(bottom + 14, (box.view + box.viewHeight) * scale - barSpace);
  return Math.min(Math.max(top - 14, box.view * scale + barSpace), Math.max(bottom, top));
}

/** The line around the text, and above it, or below where there is no room, what it is and what can be done to it. */
function TypedMark({ typing: { place, element, text, editor }, page, scale, language }: TypedMarkProps) {
  const box = useBox(element, page);
  const [isBelow] = useState(() => element.getBoundingClientRect().top * scale < barSpace);
  const top = barTop(box, scale, isBelow);
  // What opens from the bar has no room below it there.
  const isLow = top - box.view * scale > (box.viewHeight * scale) / 2;
  const isOver = place.limit !== undefined && text.length > place.limit;
  // HTML is longer than its words: it is counted where that begins to matter.
  const isCounted = place.limit !== undefined && (!editor || text.length > place.limit * 0.9);
  return (
    <>
      <div className={styles.box} style={around(box, scale, 6)} />
      <div className={styles.line} data-below={isBelow} data-low={isLow} style={{ top }}>
        <i style={{ width: Math.max(8, box.left * scale - 6) }} />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its tools have the focus and the press */}
        <div
          className={styles.bar}
          data-typing-bar
          data-rich={editor !== undefined}
          onMouseDown={keepCaret}
          onClick={enterSheet}
          onKeyDown={(event) => backToText(event, editor)}
        >
          {editor ? (
            <Suspense fallback={<b>{place.label}</b>}>
              <RichTextTools editor={editor} withVariables isOnPage />
            </Suspense>
          ) : (
            <b>{place.label}</b>
          )}
          {language === undefined ? null : (
            <span>
              <Languages size={14} aria-hidden /> {language}
            </span>
          )}
          {isCounted ? (
            <span data-over={isOver}>
              {text.length} / {place.limit}
            </span>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** Escape in the bar leads back into the text. */
function backToText(event: KeyboardEvent, editor: Typing['editor']): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  editor?.view.focus();
}

function enterSheet({ target }: MouseEvent): void {
  if ((target as HTMLElement).closest('[aria-expanded]')) focusSheet();
}

function keepCaret(event: MouseEvent): void {
  if (!(event.target as HTMLElement).closest('input, select, label')) event.preventDefault();
}

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The same with how far the page is scrolled, and how much of it is in sight. */
interface BoxInView extends Box {
  readonly view: number;
  readonly viewHeight: number;
}

/** Where an element lies, in pixels of the page, for as long as it may change its shape. */
function useBox(element: HTMLElement, page: Document): BoxInView {
  const [box, setBox] = useState(() => boxOf(element, page));
  useEffect(() => {
    const measure = (): void => setBox(boxOf(element, page));
    measure();
    const shape = new ResizeObserver(measure);
    shape.observe(element);
    shape.observe(page.documentElement);
    element.addEventListener('input', measure);
    page.addEventListener('scroll', measure, { passive: true });
    return () => {
      page.removeEventListener('scroll', measure);
      shape.disconnect();
      element.removeEventListener('input', measure);
    };
  }, [element, page]);
  return box;
}

function boxOf(element: HTMLElement, page: Document): BoxInView {
  const { top, left, width, height } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0, innerHeight = 0 } = page.defaultView ?? {};
  return { top: top + scrollY, left: left + scrollX, width, height, view: scrollY, viewHeight: innerHeight };
}
