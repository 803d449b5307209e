import type { BlockSchema } from '@boardwright/blocks-schema';
import { ArrowLeft, FileText, ListTodo } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { EditedBlock } from '../../page-editing/edited-site.ts';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../../workbench/workbench-state.tsx';
import { IconOfBlocks } from '../../workbench/block-icon.tsx';
import { EditorFrame } from '../../shell/editor-frame.tsx';
import { PageSwitcher } from '../../shell/page-switcher.tsx';
import controls from '../../ui/controls.module.css';
import { FilesButton } from '../files/files-button.tsx';
import { OutdatedProvider, type TextPlace } from '../outdated.tsx';
import { PagePreview } from '../page-preview.tsx';
import pageStyles from '../translations-page.module.css';
import { blockSource, pageSource, type TextSource } from './text-source.ts';
import { TextPairs } from './text-pairs.tsx';
import { useSiteName } from '../../workbench/use-site-name.ts';
import { useRightLanguage } from './use-right-language.ts';
import { useWork } from './use-work.ts';
import { WorkList } from './work-list.tsx';
import styles from './side-by-side.module.css';
import { useDocumentTitle } from '../../ui/editor-features.ts';
import { useSideBySideMessages } from './use-side-by-side-messages.ts';
import { useTranslationMessages } from '../use-translation-messages.ts';

/** The texts of the chosen block, or of the page itself, in two languages next to each other. */
export function SideBySidePage() {
  return (
    <OutdatedProvider>
      <Beside />
    </OutdatedProvider>
  );
}

function Beside() {
  const sideT = useSideBySideMessages();
  const { entries, entry, page, blockId, choosePage, chooseBlock } = useWorkbench();
  const languages = useEdited((site) => site.languages);
  const siteName = useSiteName();
  const { search } = useLocation();
  useDocumentTitle(`${sideT('title')} · ${siteName} · Boardwright`);
  const source = useSource(blockId);
  const work = useWork();
  const [isList, setList] = useState(false);
  const [start, setStart] = useState<string>();
  const open = ({ block, page: on, path }: TextPlace): void => {
    if (on !== undefined) choosePage(on, block);
    setStart(path);
    setList(false);
  };
  const toBlock = (id: number | undefined): void => {
    chooseBlock(id);
    setStart(undefined);
    setList(false);
  };
  return (
    <EditorFrame
      preview={entry?.visibleAddress}
      tools={
        <>
          <PageSwitcher entries={entries} current={entry} onChoose={choosePage} />
          <Link className={`${controls.button} ${pageStyles.back}`} to={`/${search}`}>
            <ArrowLeft size={15} aria-hidden />
            <span>{sideT('back')}</span>
          </Link>
        </>
      }
    >
      <div className={pageStyles.workspace}>
        <nav className={pageStyles.parts} aria-label={sideT('blocks')}>
          <div className={pageStyles.partList}>
            {languages.length > 1 ? (
              <button
                type="button"
                className={`${pageStyles.part} ${styles.block}`}
                aria-pressed={isList}
                onClick={() => setList(true)}
              >
                <ListTodo size={16} aria-hidden />
                {sideT('work')}
                <span data-missing={work.length > 0}>{work.length}</span>
              </button>
            ) : null}
            <BlockChoice id={undefined} isChosen={!isList && blockId === undefined} onChoose={toBlock} />
            {(page?.blocks ?? []).map((id) => (
              <BlockChoice key={id} id={id} isChosen={!isList && id === blockId} onChoose={toBlock} />
            ))}
          </div>
          <FilesButton />
          <Link className={`${controls.button} ${pageStyles.beside}`} to={`/translations${search}`}>
            {sideT('all')}
          </Link>
        </nav>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <main id="bench" className={pageStyles.main} tabIndex={0} aria-labelledby="beside-title">
          <header className={styles.head}>
            <h1 id="beside-title">
              {isList ? sideT('work') : sideT('title')}
              {source && !isList ? `: ${source.title}` : null}
            </h1>
            <p>{sideT(isList ? 'workIntro' : languages.length > 1 ? 'intro' : 'one')}</p>
          </header>
          {isList ? <WorkList work={work} onOpen={open} /> : null}
          {source && !isList && languages.length > 1 ? (
            <TextPairs key={`${page?.id}/${blockId}`} source={source} start={start} />
          ) : null}
          {source || isList ? null : <p className={pageStyles.none}>{sideT('unknown')}</p>}
        </main>
        <PagePreview />
      </div>
    </EditorFrame>
  );
}

function sourceFor(
  block: EditedBlock | undefined,
  schemaOf: (key: string) => BlockSchema | undefined,
): TextSource | undefined {
  const schema = block && schemaOf(block.key);
  return schema && blockSource(block, schema);
}

/** The texts of a block on the page, or of the page itself. */
function useSource(id: number | undefined): TextSource | undefined {
  const sideT = useSideBySideMessages();
  const { engine, page } = useWorkbench();
  const block = useEdited((site) => (id === undefined ? undefined : site.blockOf[id]));
  return useMemo(() => {
    if (id === undefined) return page && pageSource(page, sideT('page'));
    return sourceFor(block, (key) => engine.blocks.get(key)?.schema);
  }, [id, block, page, engine, sideT]);
}

interface BlockChoiceProps {
  /** Undefined for what the page says of itself. */
  readonly id: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (id: number | undefined) => void;
}

function BlockChoice({ id, isChosen, onChoose }: BlockChoiceProps) {
  const translationT = useTranslationMessages();
  const own = useEdited((site) => site.defaultLanguage).toUpperCase();
  const key = useEdited((site) => (id === undefined ? undefined : site.blockOf[id]?.key));
  const source = useSource(id);
  const right = useRightLanguage();
  const missing = useMemo(() => source?.missing(right, own).length ?? 0, [source, right, own]);
  return (
    <button
      type="button"
      className={`${pageStyles.part} ${styles.block}`}
      aria-pressed={isChosen}
      onClick={() => onChoose(id)}
    >
      {key === undefined ? <FileText size={16} aria-hidden /> : <IconOfBlocks blockKey={key} />}
      {source?.title ?? key}
      {missing > 0 ? (
        <span data-missing="true">
          {missing}
          <span className={controls.unseen}> {translationT('empty')}</span>
        </span>
      ) : null}
    </button>
  );
}
