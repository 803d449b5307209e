import type { CommonSettings } from '@boardwright/blocks-schema';
import { memo, use, type ComponentType, type ReactNode } from 'react';
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

interface PageViewProps {
  readonly data: PageData;
  /** Reads the page's words: the server keeps one per site and locale, the browser makes one per page. */
  readonly translator: Translator;
  /** Drawn after the page: cookie banner, connection banner, progress bar. */
  readonly children?: ReactNode;
}

/** Draws a loaded page: the frame's contexts, its blocks in order, `<main>` around all but navbar and footers. */
export function PageView({ data, translator, children }: PageViewProps) {
  const first = data.blocks.findIndex((block) => block.key !== 'navbar');
  const last = data.blocks.findLastIndex((block) => !isFooter(block.key));
  const start = first === -1 ? data.blocks.length : first;
  const main = data.blocks.slice(start, Math.max(last + 1, start));
  const hasFrame = pageParts(data).length > data.blocks.length;
  const outcomeOf = ({ id }: RenderedBlock) => (data.outcome?.blockId === id ? data.outcome : undefined);
  return (
    <TranslatorContext value={translator}>
      <BoardScope board={data.board}>
        <FormResponseScope page={data} initial={data.outcome?.result}>
          <a className="skip-link" href="#main">
            {translator.namespace('page')('skipToContent')}
          </a>
          {data.blocks.slice(0, start).map((block) => (
            <BlockView key={block.id} block={block} outcome={outcomeOf(block)} translator={translator} />
          ))}
          <main id="main" tabIndex={-1}>
            {hasFrame ? <FrameView data={data} /> : null}
            {main.map((block, at) => (
              <BlockView
                key={block.id}
                block={block}
                outcome={outcomeOf(block)}
                translator={translator}
                first={at === 0 && !data.error && !data.system}
              />
            ))}
          </main>
          {data.blocks.slice(Math.max(last + 1, start)).map((block) => (
            <BlockView key={block.id} block={block} outcome={outcomeOf(block)} translator={translator} />
          ))}
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
  readonly first?: boolean;
}

/** One block. Kept as it is while what it is given stays the same: in the editor one block changes, and fifty do not. */
const BlockView = memo(function BlockView({ block, outcome, translator, first = false }: BlockViewProps) {
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
