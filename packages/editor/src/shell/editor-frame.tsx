import {
  ArrowUpRight,
  Bookmark,
  Briefcase,
  Building2,
  Command,
  Files,
  History,
  Languages,
  LayoutDashboard,
  LayoutTemplate,
  ListChecks,
  ListTree,
  MessageSquare,
  Plus,
  SlidersHorizontal,
  Store,
  Tags,
  Users,
  Images,
  Mail,
} from 'lucide-react';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { railPanels, useWorkbench, type RailPanel } from '../workbench/workbench-state.tsx';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { ColleagueFaces } from '../colleagues/colleague-faces.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { usePublication } from '../publication/publication.tsx';
import { useEditorFeatures } from '../ui/editor-features.ts';
import controls from '../ui/controls.module.css';
import { ProductMark } from '../ui/product-mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { SaveStatusText } from './save-status.tsx';
import { SiteSwitch } from './site-switch.tsx';
import { SkipLink } from './skip-link.tsx';
import { UndoRedo } from './undo-redo.tsx';
import { useRendered } from '../workbench/use-rendered.ts';
import styles from './editor-frame.module.css';

interface EditorFrameProps {
  /** The page 'Preview website' opens; the home page where none is at hand. */
  readonly preview?: string | undefined;
  /** Controls of the top bar that belong to what is shown below. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

const stations = {
  components: Plus,
  patterns: LayoutTemplate,
  outline: ListTree,
  pages: Files,
  presets: Bookmark,
  comments: MessageSquare,
  revisions: History,
  checks: ListChecks,
} as const satisfies Record<RailPanel, unknown>;

/** Top bar and rail: what stays while one moves about in the editor. */
export function EditorFrame({ preview, tools, children }: EditorFrameProps) {
  const t = useEditorT();
  const { search, pathname } = useLocation();
  const work = useWorkStore();
  const onBench = pathname === '/';
  const { entries } = useWorkbench();
  const features = useEditorFeatures();
  const isByHand = usePublication().site?.publishing === 'by_hand';
  const home = entries.find(({ page }) => page.key === 'p-home') ?? entries[0];
  // A site without a page has nothing to show yet.
  const previewAddress = preview ?? home?.visibleAddress;
  return (
    <div className={styles.editor}>
      <SkipLink text={t('shell.skip')} />
      <header className={styles.bar}>
        <span className={styles.brand}>
          <ProductMark size={26} />
        </span>
        <SiteSwitch isBrief />
        {tools}
        <span className={styles.end}>
          <ColleagueFaces />
          <UndoRedo />
          <SaveStatusText />
          {previewAddress === undefined || !features.website ? null : (
            <a
              className={`${controls.button} ${isByHand ? controls.secondary : controls.primary} ${styles.preview}`}
              data-brief={isByHand}
              title={isByHand ? t('shell.preview') : undefined}
              href={previewAddress}
              target="_blank"
              rel="noreferrer"
            >
              <ArrowUpRight size={15} strokeWidth={2} aria-hidden />
              <span>{t('shell.preview')}</span>
              <span className={controls.unseen}>, {t('shell.newTab')}</span>
            </a>
          )}
          <LatePublishControl />
        </span>
      </header>
      <nav className={styles.rail} aria-label={t('shell.editor')}>
        {railPanels(features).map((panel) => (
          <Station key={panel} panel={panel} onBench={onBench} search={search} />
        ))}
        <Link
          className={styles.station}
          to={`/translations${search}`}
          aria-label={t('shell.translations')}
          title={t('shell.translations')}
          aria-current={pathname === '/translations' ? 'page' : undefined}
        >
          <Languages size={18} strokeWidth={1.7} aria-hidden />
        </Link>
        <Suspense>{isByHand ? <ReleasesLink /> : null}</Suspense>
        {features.overview ? (
          <Link
            className={styles.station}
            to={`/overview${search}`}
            aria-label={t('shell.overview')}
            title={t('shell.overview')}
          >
            <LayoutDashboard size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        ) : null}
        {features.jobs ? (
          <Link
            className={styles.station}
            to={`/jobs${search}`}
            aria-label={t('shell.jobs')}
            title={t('shell.jobs')}
            aria-current={pathname === '/jobs' ? 'page' : undefined}
          >
            <Briefcase size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        ) : null}
        {features.companies ? (
          <Link
            className={styles.station}
            to={`/companies${search}`}
            aria-label={t('shell.companies')}
            title={t('shell.companies')}
          >
            <Building2 size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        ) : null}
        {features.people ? (
          <Link
            className={styles.station}
            to={`/people${search}`}
            aria-label={t('shell.people')}
            title={t('shell.people')}
          >
            <Users size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        ) : null}
        {features.media ? (
          <Link
            className={styles.station}
            to={`/media${search}`}
            aria-label={t('shell.media')}
            title={t('shell.media')}
          >
            <Images size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        ) : null}
        {features.mails ? (
          <Link
            className={styles.station}
            to={`/mails${search}`}
            aria-label={t('shell.mails')}
            title={t('shell.mails')}
          >
            <Mail size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        ) : null}
        {features.shop ? (
          <Link
            className={styles.station}
            to={`/shop${search}`}
            aria-label={t('shell.shop')}
            title={t('shell.shop')}
            aria-current={pathname === '/shop' ? 'page' : undefined}
          >
            <Store size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        ) : null}
        {features.content ? (
          <Link
            className={styles.station}
            to={`/content${search}`}
            aria-label={t('shell.content')}
            title={t('shell.content')}
            aria-current={pathname === '/content' ? 'page' : undefined}
          >
            <Tags size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        ) : null}
        {features.siteSettings ? (
          <Link
            className={`${styles.station} ${styles.last}`}
            to={`/settings${search}`}
            aria-label={t('shell.siteSettings')}
            title={t('shell.siteSettings')}
            aria-current={pathname === '/settings' ? 'page' : undefined}
          >
            <SlidersHorizontal size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        ) : null}
        <button
          type="button"
          className={features.siteSettings ? styles.station : `${styles.station} ${styles.last}`}
          aria-label={t('shell.commands')}
          title={`${t('shell.commands')} (Ctrl K)`}
          onClick={() => work.set({ dialog: { kind: 'palette', typed: '' } })}
        >
          <Command size={18} strokeWidth={1.7} aria-hidden />
        </button>
        <AccountMenu opens="aside" />
      </nav>
      {children}
    </div>
  );
}

const badges: Partial<Record<RailPanel, ComponentType>> = {
  checks: lazy(() =>
    import('../checks/checks-badge.tsx').then((module) => ({ default: module.ChecksBadge })),
  ),
  comments: lazy(() =>
    import('../comments/comments-badge.tsx').then((module) => ({ default: module.CommentsBadge })),
  ),
};

/** The page on the bench is asked for before anything is checked, or read of what was said. */
function LateBadge({ panel }: { readonly panel: RailPanel }) {
  const isRendered = useRendered();
  const Badge = badges[panel];
  // Where nobody ever said anything, nothing is fetched to say so.
  const hasComments = useWork(({ commentsState = '0' }) => commentsState !== '0');
  const isWanted = panel === 'comments' ? hasComments : isRendered;
  return <Suspense>{isWanted && Badge ? <Badge /> : null}</Suspense>;
}

const ShareButton = lazy(() =>
  import('../publishing/share-button.tsx').then((module) => ({ default: module.ShareButton })),
);

const ReleasesLink = lazy(() =>
  import('./releases-link.tsx').then((module) => ({ default: module.ReleasesLink })),
);

const PublishControl = lazy(() =>
  import('../publishing/publish-control.tsx').then((module) => ({ default: module.PublishControl })),
);

/** Fetched on the bench where visitors do not see each save. */
function LatePublishControl() {
  const { site } = usePublication();
  const { pathname } = useLocation();
  const isOpen = useEdited(({ status }) => status === 'active');
  if (pathname !== '/' || !site || (isOpen && site.publishing === 'live')) return null;
  return (
    <Suspense>
      <ShareButton />
      {isOpen ? <PublishControl /> : null}
    </Suspense>
  );
}

interface StationProps {
  readonly panel: RailPanel;
  readonly onBench: boolean;
  readonly search: string;
}

/** On the bench it opens and closes its panel; elsewhere it leads to the bench, with the panel open. */
function Station({ panel, onBench, search }: StationProps) {
  const t = useEditorT();
  const { left, openLeft } = useWorkbench();
  const Sign = stations[panel];
  const name = t(`shell.${panel}`);
  const sign = (
    <>
      <Sign size={18} strokeWidth={1.7} aria-hidden />
      <span className={controls.unseen}>{name}</span>
      <LateBadge panel={panel} />
    </>
  );
  if (!onBench)
    return (
      <Link className={styles.station} to={`/${search}`} title={name} onClick={() => openLeft(panel)}>
        {sign}
      </Link>
    );
  return (
    <button
      type="button"
      className={styles.station}
      title={name}
      aria-pressed={left === panel}
      onClick={() => openLeft(left === panel ? undefined : panel)}
    >
      {sign}
    </button>
  );
}
