import type { CommonSettings } from '@boardwright/blocks-schema';
import { createContext, memo, use, type ComponentType, type ReactNode } from 'react';
import type { BlockProps } from '../board/define-block.ts';
import { FormResponseScope } from './forms/form-response-scope.tsx';
import { namespaceOf } from '../board/define-block.ts';
import type { Translator } from '@boardwright/ui/translate';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { BlockBoundary } from './block-boundary.tsx';
import { BlockFailed } from './block-failed.tsx';
import { BoardScope } from './board-scope.tsx';
import type { FramePageProps } from './frame-view.tsx';
import { isFooter } from './frame-blocks.ts';
import type { BlockOutcome } from '../board/define-block.ts';
import type { RenderedBlock, PageData } from './page-data.ts';
import { frameKey, pageParts, RenderersContext } from './renderers.ts';
import { StaticPart } from './static-part.tsx';

/** The blocks in a column of another. @param isFirst whether the page's main part starts with that other */
type ViewsIn = (block: number, column: number, isFirst: boolean) => readonly ReactNode[];
const ViewsInContext = createContext<ViewsIn>(() => []);

interface ColumnProps {
  /** The number of the block that has the column. */
  readonly block: number;
  /** From the first, 1. */
  readonly column: number;
  /** The page's main part starts with the block that has the column. */
  readonly first: boolean;
  readonly className?: string | undefined;
  /** In place of blocks, where none stands in it. */
  readonly empty?: ReactNode;
}

/** A column of a block, with what stands in it from top to bottom: its renderer says where its columns are. */
export function Column({ block, column, first, className, empty }: ColumnProps) {
  const views = use(ViewsInContext)(block, column, first);
  return (
    <div className={className} data-column={column}>
      {views.length > 0 ? views : empty}
    </div>
  );
}

interface PageViewProps {
  readonly data: PageData;
  /** Reads the page's words: the server keeps one per site and locale, the browser makes one per page. */
  readonly translator: Translator;
  /** Drawn after the page: cookie banner, connection banner, progress bar. */
  readonly children?: ReactNode;
}

/** Draws a loaded page: the frame's contexts, its blocks in order, `<main>` around all but navbar and footers. */
export function PageView({ data, translator, children }: PageViewProps) {
  const blocks = data.blocks.filter((block) => !block.in);
  const first = blocks.findIndex((block) => block.key !== 'navbar');
  const last = blocks.findLastIndex((block) => !isFooter(block.key));
  const start = first === -1 ? blocks.length : first;
  const end = Math.max(last + 1, start);
  const hasFrame = pageParts(data).length > data.blocks.length;
  const view = (block: RenderedBlock, isFirst = false) => (
    <BlockView
      key={block.id}
      block={block}
      outcome={data.outcome?.blockId === block.id ? data.outcome : undefined}
      translator={translator}
      first={isFirst}
    />
  );
  const viewsIn: ViewsIn = (id, column, isFirst) => {
    const inside = data.blocks.filter((block) => block.in?.block === id);
    // The first column may have nothing in it.
    const opens = isFirst && inside.every((block) => (block.in?.column ?? 0) >= column);
    return inside
      .filter((block) => block.in?.column === column)
      .map((block, at) => view(block, opens && at === 0));
  };
  return (
    <TranslatorContext value={translator}>
      <BoardScope board={data.board}>
        <FormResponseScope page={data} initial={data.outcome?.result}>
          <a className="skip-link" href="#main">
            {translator.namespace('page')('skipToContent')}
          </a>
          {blocks.slice(0, start).map((block) => view(block))}
          <main id="main" tabIndex={-1}>
            {hasFrame ? <FrameView data={data} /> : null}
            <ViewsInContext value={viewsIn}>
              {blocks
                .slice(start, end)
                .map((block, at) => view(block, at === 0 && !data.error && !data.system))}
            </ViewsInContext>
          </main>
          {blocks.slice(end).map((block) => view(block))}
          {children}
        </FormResponseScope>
      </BoardScope>
    </TranslatorContext>
  );
}

/** What the product itself has to say on a page, in an element of its own: it too stays as it is without its code. */
function FrameView({ data }: FramePageProps) {
  const Frame = use(RenderersContext)(frameKey) as ComponentType<FramePageProps> | undefined;
  const element = { 'data-frame': '' };
  if (!Frame) return <StaticPart part={frameKey} partKey={frameKey} element={element} />;
  return (
    <div {...element}>
      <Frame data={data} />
    </div>
  );
}

interface BlockViewProps {
  readonly block: RenderedBlock;
  readonly outcome: BlockOutcome | undefined;
  readonly translator: Translator;
  readonly first: boolean;
}

/** One block. Kept as it is while what it is given stays the same: in the editor one block changes, and fifty do not. */
const BlockView = memo(function BlockView({ block, outcome, translator, first }: BlockViewProps) {
  const rendererOf = use(RenderersContext);
  const Renderer = rendererOf(block.key) as ComponentType<BlockProps<unknown, unknown, string>> | undefined;
  const { anchor } = block.settings as Partial<CommonSettings>;
  const element = {
    className: 'block',
    id: anchor || undefined,
    'data-block': block.id,
    'data-block-key': block.key,
  };
  if (!Renderer) return <StaticPart part={block.id} partKey={block.key} element={element} />;
  return (
    <div {...element}>
      {block.customStyles ? (
        <style>{`@scope ([data-block="${block.id}"]) {${block.customStyles.replaceAll('</', '<\\/')}}`}</style>
      ) : null}
      <BlockBoundary blockKey={block.key} given={block.settings} fallback={<BlockFailed />}>
        {block.failed ? (
          <BlockFailed />
        ) : (
          <Renderer
            id={block.id}
            settings={block.settings}
            data={block.data}
            t={translator.namespace(namespaceOf(block.key))}
            first={first}
            outcome={outcome}
          />
        )}
      </BlockBoundary>
    </div>
  );
});
