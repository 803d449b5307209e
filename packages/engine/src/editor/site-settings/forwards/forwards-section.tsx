import type { PageForward, PageMeta } from '@boardwright/api-client/contract';
import { useCallback, useEffect, useState } from 'react';
import { useEdited } from '../../../machines/page-editing/page-editing.react.tsx';
import { useEditorT } from '../../editor-words.tsx';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { Pages } from '../feeds/pages.tsx';
import { SectionHead } from '../section-head.tsx';
import { useForwardSource } from './forward-source.ts';
import styles from './forwards-section.module.css';

interface Found {
  readonly data: readonly PageForward[];
  readonly meta: PageMeta;
}

/** Paths that pages had before: each leads to its page, until it is removed here. What is done here is done at once. */
export function ForwardsSection() {
  const t = useEditorT();
  const source = useForwardSource();
  const site = useEdited(({ id }) => id);
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Found | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const run = useCallback(
    async (work?: () => Promise<void>) => {
      try {
        await work?.();
        setFound(await source.list(site, page));
        setProblem(undefined);
      } catch (error) {
        // Policy: what the server says is said to the admin, and the list stays as it was.
        setProblem(error instanceof Error ? error.message : String(error));
      }
    },
    [source, site, page],
  );
  useEffect(() => {
    void run();
  }, [run]);
  const remove = ({ id, from }: PageForward): void =>
    void run(async () => {
      await source.remove(id);
      announce(t('siteSettings.forwards.removed', { path: from }));
      document.getElementById('bench')?.focus();
    });
  return (
    <>
      <SectionHead section="forwards" />
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {found?.data.length === 0 ? <p className={styles.none}>{t('siteSettings.forwards.none')}</p> : null}
      <ul className={styles.list} aria-busy={found === undefined}>
        {found?.data.map((forward) => (
          <li key={forward.id}>
            <span className={styles.way}>
              <code>{forward.from}</code>
              <span>{t('siteSettings.forwards.leadsTo')}</span>
              <code>{forward.to}</code>
              {forward.is_taken ? <small>{t('siteSettings.forwards.taken')}</small> : null}
            </span>
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              aria-label={t('siteSettings.removeNamed', { name: forward.from })}
              onClick={() => remove(forward)}
            >
              {t('siteSettings.forwards.remove')}
            </button>
          </li>
        ))}
      </ul>
      {found ? <Pages page={page} last={found.meta.last_page} onShow={setPage} /> : null}
    </>
  );
}
