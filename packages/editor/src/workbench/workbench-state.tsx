import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import type { EditedPage } from '../page-editing/edited-site.ts';
import { useEdited, useNumberOf } from '../page-editing/page-editing.react.tsx';
import { useEditorLabels, useEditorLocale, useEditorT } from '../editor-messages.tsx';
import type { EditorFeatures } from '../ui/editor-features.ts';
import { pageEntries, type EditorSite, type PageEntry } from '../saving/site-pages.ts';
import { labelledIn } from './named-blocks.ts';
import { RequestedAddressContext, useAddress } from './use-address.ts';
import { useVisibleBefore } from './use-visible-before.ts';
import { firstViewport, panelsOver, viewportOf, type Viewport } from './viewports.ts';

export const canvasVisitors = ['guest', 'candidate', 'employer'] as const;
export type CanvasVisitor = (typeof canvasVisitors)[number];

/** The panels that the rail opens on the left, one at a time. */
const leftPanels = [
  'components',
  'patterns',
  'outline',
  'pages',
  'presets',
  'comments',
  'revisions',
  'checks',
] as const;
export type RailPanel = (typeof leftPanels)[number];
/** Those of them that there are. */
export const railPanels = ({
  revisions,
  comments,
}: Pick<EditorFeatures, 'revisions' | 'comments'>): readonly RailPanel[] =>
  leftPanels.filter((panel) => (panel !== 'revisions' || revisions) && (panel !== 'comments' || comments));
/** What is not published yet is opened from the top bar. */
export type LeftPanel = RailPanel | 'changes';

/** Where the admin stands: which page, block, language, width and visitor, and how to go elsewhere. */
export interface WorkbenchState {
  readonly engine: DeclaredEngine;
  readonly editorSite: EditorSite;
  readonly version: string;
  /** The website's language on the bench, as 'nl'. */
  readonly locale: string;
  readonly entries: readonly PageEntry[];
  readonly entry: PageEntry | undefined;
  readonly page: EditedPage | undefined;
  readonly blockId: number | undefined;
  readonly viewport: Viewport;
  readonly visitor: CanvasVisitor;
  readonly left: LeftPanel | undefined;
  /** Changing page resets the chosen block (specification §4), unless one of that page is named. */
  readonly choosePage: (id: number, block?: number) => void;
  /** @param isBelowCut it is chosen because what stood above it was cut */
  readonly chooseBlock: (id: number | undefined, isBelowCut?: boolean) => void;
  /** The block chosen last, also before the address and all that hangs on it have followed. */
  readonly blockNow: () => number | undefined;
  /** Whether what was cut last stood above the chosen block, and nothing was chosen since. */
  readonly isBelowCut: () => boolean;
  /** Says which block will be chosen in a moment: what is done until then counts from it. */
  readonly aboutToChoose: (id: number | undefined) => void;
  /** The page among these that is on the bench, or was there last. */
  readonly lastVisible: (among: readonly number[]) => number | undefined;
  readonly chooseViewport: (viewport: Viewport) => void;
  readonly chooseVisitor: (visitor: CanvasVisitor) => void;
  readonly chooseLocale: (locale: string) => void;
  /** Goes to a block in a language, as 'NL', and to the page it is shown on unless that is the one on the bench. */
  readonly show: (place: { block: number; page: number | undefined; locale: string }) => void;
  readonly openLeft: (panel: LeftPanel | undefined) => void;
}

const WorkbenchContext = createContext<WorkbenchState | undefined>(undefined);

export function useWorkbench(): WorkbenchState {
  const bench = use(WorkbenchContext);
  if (!bench) throw new Error('There is no bench above');
  return bench;
}

interface WorkbenchProviderProps {
  readonly editorSite: EditorSite;
  readonly engine: DeclaredEngine;
  readonly version: string;
  readonly children: ReactNode;
}

/** What is on the bench stands in the address: a reload or a bookmark shows the same. */
export function WorkbenchProvider({
  editorSite,
  engine: declared,
  version,
  children,
}: WorkbenchProviderProps) {
  const t = useEditorT();
  const inEditor = useEditorLocale();
  const labels = useEditorLabels();
  const engine = useMemo(() => labelledIn(declared, inEditor, labels), [declared, inEditor, labels]);
  const { query, asked: address, change, requested } = useAddress();
  const pages = useEdited((site) => site.pages);
  const pageOf = useEdited((site) => site.pageOf);
  const languages = useEdited((site) => site.languages);
  const own = useEdited((site) => site.defaultLanguage);
  const [left, openLeft] = useState<LeftPanel | undefined>(() =>
    window.innerWidth >= panelsOver ? 'components' : undefined,
  );
  const [first] = useState(() => firstViewport(window.innerWidth));
  const asked = query.get('locale')?.toLowerCase();
  const locale = asked !== undefined && languages.includes(asked) ? asked : own;
  const askedPage = Number(query.get('page')) || undefined;
  const askedBlock = Number(query.get('block')) || undefined;
  const pageNumber = useNumberOf(askedPage);
  const blockNumber = useNumberOf(askedBlock);
  // What was made here has the server's number as soon as there is one: the address must outlive a reload. Who has
  // gone elsewhere meanwhile stays there.
  useEffect(() => {
    const coming = address();
    const numbers = { page: [askedPage, pageNumber], block: [askedBlock, blockNumber] } as const;
    const changes = Object.entries(numbers).filter(
      ([name, [before, now]]) => before !== now && Number(coming.get(name)) === before,
    );
    if (changes.length > 0)
      change(Object.fromEntries(changes.map(([name, [, now]]) => [name, String(now)])), true);
  }, [askedPage, askedBlock, pageNumber, blockNumber, address, change]);
  const chosen = useRef(blockNumber);
  const belowCut = useRef<number>(undefined);
  useEffect(() => {
    // Nothing else has been chosen since.
    const coming = Number(address().get('block')) || undefined;
    if (coming === askedBlock || coming === blockNumber) chosen.current = blockNumber;
  }, [address, askedBlock, blockNumber]);
  const width = query.get('width');
  const visitor = canvasVisitors.find((one) => one === query.get('visitor')) ?? 'guest';
  const entries = useMemo(
    () => pageEntries({ pages, pageOf, defaultLanguage: own }, locale, editorSite.examples, t),
    [pages, pageOf, own, locale, editorSite.examples, t],
  );
  const entry = entries.find(({ page }) => page.id === pageNumber) ?? entries[0];
  const visibleBefore = useVisibleBefore(entry?.page.id);
  const bench = useMemo((): WorkbenchState => {
    return {
      engine,
      editorSite,
      version,
      locale,
      entries,
      entry,
      page: entry?.page,
      blockId:
        blockNumber !== undefined && entry?.page.blocks.includes(blockNumber) ? blockNumber : undefined,
      viewport: viewportOf(width, first),
      visitor,
      left,
      choosePage: (id, block) => {
        chosen.current = block;
        change({ page: String(id), block: block === undefined ? undefined : String(block) });
      },
      chooseBlock: (id, isBelowCut = false) => {
        chosen.current = id;
        belowCut.current = isBelowCut ? id : undefined;
        change({ block: id === undefined ? undefined : String(id) }, true);
      },
      blockNow: () => chosen.current,
      isBelowCut: () => chosen.current !== undefined && belowCut.current === chosen.current,
      aboutToChoose: (id) => {
        chosen.current = id;
      },
      lastVisible: (among) => visibleBefore().find((id) => among.includes(id)),
      chooseViewport: ({ breakpoint }) =>
        change({ width: breakpoint === first.breakpoint ? undefined : String(breakpoint) }, true),
      chooseVisitor: (next) => change({ visitor: next === 'guest' ? undefined : next }, true),
      chooseLocale: (next) => change({ locale: next === own ? undefined : next }, true),
      show: ({ block, page, locale: language }) => {
        const next = language.toLowerCase();
        chosen.current = block;
        change(
          {
            block: String(block),
            ...(page !== undefined && { page: String(page) }),
            locale: next === own ? undefined : next,
          },
          true,
        );
      },
      openLeft,
    };
  }, [
    engine,
    editorSite,
    version,
    locale,
    own,
    entries,
    entry,
    blockNumber,
    width,
    first,
    visitor,
    left,
    change,
    visibleBefore,
  ]);
  return (
    <RequestedAddressContext value={requested}>
      <WorkbenchContext value={bench}>{children}</WorkbenchContext>
    </RequestedAddressContext>
  );
}
