import { ArrowUpRight, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { AccountMenu } from '../shell/account-menu.tsx';
import { SaveStatusText } from '../shell/save-status.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import controls from '../ui/controls.module.css';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { ProductMark } from '../ui/product-mark.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './back-office-frame.module.css';
import { SiteSwitch } from '../shell/site-switch.tsx';
import { PartTabs, SectionNav, type SectionParts } from './section-nav.tsx';
import { useBackOfficeMessages } from './use-back-office-messages.ts';

interface BackOfficeFrameProps extends SectionParts {
  /** The query of the page editor, which it is left and entered with: `page=3&lang=nl`. */
  readonly editorQuery: string;
  readonly children: ReactNode;
}

/** What stands around every workspace beside the pages: the sections, the site, and who is logged in. */
export function BackOfficeFrame({ children, ...nav }: BackOfficeFrameProps) {
  const t = useBackOfficeMessages();
  return (
    <div className={styles.frame}>
      <SkipLink text={t('skip')} />
      <TopBar />
      <SectionNav {...nav} />
      <div className={styles.main}>
        <PartTabs {...nav} />
        {children}
      </div>
    </div>
  );
}

const paletteKeys = 'Ctrl K';

function TopBar() {
  const t = useBackOfficeMessages();
  const inEditor = useEditorT();
  const features = useEditorFeatures();
  const work = useWorkStore();
  const { entries } = useWorkbench();
  const { kind } = useSaveStatus();
  const home = entries.find(({ page }) => page.key === 'p-home') ?? entries[0];
  const address = features.website ? home?.visibleAddress : undefined;
  return (
    <header className={styles.bar}>
      <span className={styles.brand}>
        <ProductMark size={26} />
      </span>
      <span className={styles.site}>
        <SiteSwitch />
      </span>
      <button
        type="button"
        className={styles.palette}
        title={`${inEditor('shell.commands')} (${paletteKeys})`}
        onClick={() => work.set({ dialog: { kind: 'palette', typed: '' } })}
      >
        <Search size={15} strokeWidth={1.75} aria-hidden />
        <span>{inEditor('shell.commands')}</span>
        <kbd>{paletteKeys}</kbd>
      </button>
      <span className={styles.end}>
        {/* What pages wait for is said wherever one is; that all is well is not. */}
        {kind === 'saved' ? null : <SaveStatusText />}
        {address === undefined ? null : (
          <a className={`${controls.button} ${styles.view}`} href={address} target="_blank" rel="noreferrer">
            <ArrowUpRight size={15} strokeWidth={2} aria-hidden />
            <span>{t('viewSite')}</span>
            <span className={controls.unseen}>, {inEditor('shell.newTab')}</span>
          </a>
        )}
        <AccountMenu opens="below" />
      </span>
    </header>
  );
}
