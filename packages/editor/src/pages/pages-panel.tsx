import {
  Briefcase,
  File,
  House,
  KeyRound,
  ListFilter,
  Newspaper,
  Plus,
  Settings2,
  ShoppingCart,
  Trash2,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useFailures } from '../page-editing/saving.react.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { findPages, type PageEntry } from '../saving/site-pages.ts';
import controls from '../ui/controls.module.css';
import { useInSight } from '../ui/use-in-sight.ts';
import { usePagePublication } from '../publication/publication.tsx';
import { SidePanel } from '../workbench/side-panel.tsx';
import { familyOf, pageFamilies } from '../model/page-paths.ts';
import { usePageActions } from './use-page-actions.ts';
import styles from './pages-panel.module.css';

const signs: Readonly<Record<string, LucideIcon>> = {
  'p-home': House,
  'p-job-list': ListFilter,
  'p-job-details': Briefcase,
  'p-organisation': Users,
  'p-candidate-list': Users,
  'p-candidate-details': UserRound,
  'p-news-list': Newspaper,
  'p-cms-article': Newspaper,
  'p-login': KeyRound,
  'p-register': KeyRound,
  'p-password-forgot': KeyRound,
  'p-password-change': KeyRound,
  'p-account': UserRound,
  'p-products': ShoppingCart,
};

/** The pages of the site by what they are for, in the site's order. */
export function PagesPanel() {
  const t = useEditorT();
  const work = useWorkStore();
  const { entries } = useWorkbench();
  const [typed, setTyped] = useState('');
  const found = findPages(entries, typed);
  const create = (): void => work.set({ dialog: { kind: 'newPage' } });
  return (
    <SidePanel
      title={t('shell.pages')}
      note={String(entries.length)}
      find={{ label: t('shell.findPage'), typed, onType: setTyped }}
      foot={
        <button
          type="button"
          className={`${controls.button} ${controls.secondary} ${styles.new}`}
          onClick={create}
        >
          <Plus size={15} aria-hidden />
          {t('pages.new')}
        </button>
      }
    >
      {found.length === 0 && typed !== '' ? <p className={styles.none}>{t('shell.noPages')}</p> : null}
      {pageFamilies.map((family) => {
        const pages = found.filter(({ page }) => familyOf(page.key) === family);
        return pages.length === 0 ? null : (
          <section key={family} aria-label={t(`pages.family.${family}`)}>
            <h3 className={styles.family}>{t(`pages.family.${family}`)}</h3>
            <ul className={styles.list}>
              {pages.map((entry) => (
                <PageRow key={entry.page.id} entry={entry} />
              ))}
            </ul>
          </section>
        );
      })}
    </SidePanel>
  );
}

/** What of the page visitors do not have; nothing where they have it as it is. */
function PageStanding({ page }: { readonly page: number }) {
  const t = useEditorT();
  const standing = usePagePublication(page);
  if (!standing || (standing.published && !standing.is_changed)) return null;
  return (
    <small className={styles.standing}>
      {t(standing.published ? 'publishing.marks.changed' : 'publishing.marks.notLive')}
    </small>
  );
}

function PageRow({ entry: { page, name, address } }: { readonly entry: PageEntry }) {
  const t = useEditorT();
  const work = useWorkStore();
  const { entry: current, entries, choosePage } = useWorkbench();
  const actions = usePageActions();
  const wrong = useFailures().filter((failure) => failure.page === page.id).length;
  const Sign = signs[page.key] ?? File;
  const isCurrent = current?.page.id === page.id;
  const row = useInSight<HTMLButtonElement>(isCurrent);
  return (
    <li className={styles.item}>
      <button
        ref={row}
        type="button"
        className={styles.row}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => choosePage(page.id)}
      >
        <Sign size={16} strokeWidth={1.7} aria-hidden />
        <span className={styles.words}>
          <span>{name}</span>
          <code>{address}</code>
        </span>
        <PageStanding page={page.id} />
        {wrong > 0 ? (
          <span className={styles.wrong}>
            <span aria-hidden="true">{wrong}</span>
            <span className={controls.unseen}>{t('pages.wrong', { count: wrong })}</span>
          </span>
        ) : null}
      </button>
      <span className={styles.tools}>
        <button
          type="button"
          aria-label={t('pages.settings', { name })}
          title={t('pages.settings', { name })}
          onClick={() => work.set({ dialog: { kind: 'pageSettings', page: page.id } })}
        >
          <Settings2 size={15} strokeWidth={1.7} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('pages.delete', { name })}
          title={entries.length > 1 ? t('pages.delete', { name }) : t('pages.lastPage')}
          aria-disabled={entries.length < 2}
          onClick={() => actions.remove(page)}
        >
          <Trash2 size={15} strokeWidth={1.7} aria-hidden />
        </button>
      </span>
    </li>
  );
}
