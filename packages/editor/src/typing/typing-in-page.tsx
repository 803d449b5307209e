import type { BlockSchema } from '@boardwright/blocks-schema';
import { Languages } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTakeBack } from '../block-actions/use-take-back.ts';
import { useWriteSettings } from '../panel/use-write-settings.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useIsTested } from '../publication/publication.tsx';
import { useActs } from '../ui/acts.tsx';
import { useValidator } from '../panel/use-validator.ts';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useTyping, type Typing } from './use-typing.ts';
import styles from './typing-in-page.module.css';

interface TypingInPageProps {
  readonly document: Document;
  readonly scale: number;
  readonly block: number;
}

/** The chosen block's plain texts, typed where they stand; what is typed goes the way of the panel's fields. */
export function TypingInPage(props: TypingInPageProps) {
  const { engine } = useWorkbench();
  const acts = useActs();
  const isTested = useIsTested(props.block);
  const key = useEdited((site) => site.blockOf[props.block]?.key);
  const schema = key === undefined ? undefined : engine.blocks.get(key)?.schema;
  return schema && acts && !isTested ? <TextsOfBlock {...props} schema={schema} /> : null;
}

interface TextsOfBlockProps extends TypingInPageProps {
  readonly schema: BlockSchema;
}

function TextsOfBlock({ document: page, scale, block, schema }: TextsOfBlockProps) {
  const { locale, page: edited, editorSite } = useWorkbench();
  const validator = useValidator(schema.key);
  const { writeLate, language } = useWriteSettings({
    block,
    page: edited?.id,
    locale: locale.toUpperCase(),
    schema,
    title: schema.title,
    validator,
    siteLocales: editorSite.edited.languages,
  });
  const { undo, redo } = useTakeBack();
  const typing = useTyping({ page, block, schema, write: writeLate, undo, redo });
  const layer = useScrolledLayer(page, scale);
  return (
    <div ref={layer} className={styles.layer}>
      {typing ? <TypedMark typing={typing} page={page} scale={scale} language={language} /> : null}
    </div>
  );
}

interface TypedMarkProps {
  readonly typing: Typing;
  readonly page: Document;
  readonly scale: number;
  readonly language: string | undefined;
}

/** Pixels of the window that the bar needs above a text. */
const barSpace = 48;

/** The line around the text, and above it, or below where there is no room, what it is and how long it may be. */
function TypedMark({ typing: { place, element, text }, page, scale, language }: TypedMarkProps) {
  const box = useBox(element, page);
  const [isBelow] = useState(() => element.getBoundingClientRect().top * scale < barSpace);
  const isOver = place.limit !== undefined && text.length > place.limit;
  const [top, left] = [box.top * scale, box.left * scale];
  return (
    <>
      <div
        className={styles.box}
        style={{
          top: top - 6,
          left: left - 6,
          width: box.width * scale + 12,
          height: box.height * scale + 12,
        }}
      />
      <div
        className={styles.line}
        data-below={isBelow}
        style={{ top: isBelow ? top + box.height * scale + 14 : top - 14 }}
      >
        <i style={{ width: Math.max(8, left - 6) }} />
        <div className={styles.bar}>
          <b>{place.label}</b>
          {language === undefined ? null : (
            <span>
              <Languages size={14} aria-hidden /> {language}
            </span>
          )}
          {place.limit === undefined ? null : (
            <span data-over={isOver}>
              {text.length} / {place.limit}
            </span>
          )}
        </div>
      </div>
    </>
  );
}

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element lies, in pixels of the page, for as long as it may change its shape. */
function useBox(element: HTMLElement, page: Document): Box {
  const [box, setBox] = useState(() => boxOf(element, page));
  useEffect(() => {
    const measure = (): void => setBox(boxOf(element, page));
    measure();
    const shape = new ResizeObserver(measure);
    shape.observe(element);
    shape.observe(page.documentElement);
    element.addEventListener('input', measure);
    return () => {
      shape.disconnect();
      element.removeEventListener('input', measure);
    };
  }, [element, page]);
  return box;
}

function boxOf(element: HTMLElement, page: Document): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  const view = page.defaultView;
  return { top: top + (view?.scrollY ?? 0), left: left + (view?.scrollX ?? 0), width, height };
}
