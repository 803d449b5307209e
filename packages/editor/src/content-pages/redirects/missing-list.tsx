import type { MissingPath } from '@boardwright/api-client/contract';
import { Link2Off } from 'lucide-react';
import list from '../../lists/list.module.css';
import { Problem, Reading } from '../../lists/reading.tsx';
import { useAttempt } from '../../lists/use-attempt.ts';
import type { Found } from '../../lists/use-found.ts';
import { useEditorLocale } from '../../editor-messages.tsx';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { type RedirectsApi, useRedirectsApi } from './redirects-api.ts';
import { readablePath } from './readable-path.ts';
import styles from './redirects.module.css';
import { Acts, useActs } from '../../ui/acts.tsx';

interface MissingListProps {
  readonly state: Found<Awaited<ReturnType<RedirectsApi['missing']>>>;
  /** Leads an address on by hand: the form above takes it. */
  readonly onFill: (path: string) => void;
  /** @param done as a sentence */
  readonly onChanged: (done: string) => void;
}

/** Addresses that visitors asked for in vain, each mended with one press where its answer is likely. */
export function MissingList({ state, onFill, onChanged }: MissingListProps) {
  const acts = useActs();
  const t = useContentMessages();
  const api = useRedirectsApi();
  const { refused, attempt } = useAttempt();
  const count = new Intl.NumberFormat(useEditorLocale());
  const total = state.found?.meta.total ?? 0;
  const run = (work: () => Promise<string>) => attempt(async () => onChanged(await work()));
  const mend = (path: string, url: string) =>
    run(async () => {
      await api.add({ path, url, status: 301 });
      return t('redirect.added', { path: readablePath(path) });
    });
  const mendAll = (answers: readonly (readonly [path: string, url: string])[]) =>
    run(async () => {
      // A tab is in no address.
      const { added } = await api.importList(answers.map((cells) => cells.join('\t')).join('\n'), false);
      return t('redirect.missing.mended', { count: added });
    });
  const ignore = (path: string) =>
    run(async () => {
      await api.ignore(path, true);
      return t('redirect.missing.ignored', { path: readablePath(path) });
    });
  return (
    <section aria-labelledby="missing-list">
      <div className={styles.head}>
        <h2 id="missing-list">
          {t('redirect.missing.title')}
          {total > 0 ? (
            <span className={list.badge} data-tone="open">
              <Link2Off size={12} aria-hidden /> {count.format(total)}
            </span>
          ) : null}
        </h2>
        <small>{t('redirect.missing.about')}</small>
      </div>
      {refused === undefined ? null : <Problem text={refused} />}
      <Reading state={state}>
        {({ data }) => {
          const answers = data.flatMap(({ path, suggestion }) =>
            suggestion ? [[path, suggestion.url] as const] : [],
          );
          if (data.length === 0) return <p className={list.none}>{t('redirect.missing.none')}</p>;
          return (
            <>
              <div className={styles.card}>
                <ul>
                  {data.map((missing) => (
                    <li key={missing.path}>
                      <MissingRow missing={missing} onMend={mend} onFill={onFill} onIgnore={ignore} />
                    </li>
                  ))}
                </ul>
                <div className={styles.foot}>
                  <span>{t('redirect.missing.listed', { count: data.length, total })}</span>
                  {answers.length > 1 && acts ? (
                    <button
                      type="button"
                      className={`${controls.button} ${controls.secondary}`}
                      onClick={() => void mendAll(answers)}
                    >
                      {t('redirect.missing.mendAll', { count: answers.length })}
                    </button>
                  ) : null}
                </div>
              </div>
              <p className={styles.note}>{t('redirect.missing.note')}</p>
            </>
          );
        }}
      </Reading>
    </section>
  );
}

interface MissingRowProps {
  readonly missing: MissingPath;
  readonly onMend: (path: string, url: string) => Promise<unknown>;
  readonly onFill: (path: string) => void;
  readonly onIgnore: (path: string) => Promise<unknown>;
}

function MissingRow({ missing: { path, hits, suggestion }, onMend, onFill, onIgnore }: MissingRowProps) {
  const t = useContentMessages();
  const count = new Intl.NumberFormat(useEditorLocale());
  const readable = readablePath(path);
  return (
    <div className={styles.missed}>
      <div>
        <code>{readable}</code>{' '}
        <span className={styles.times}>{t('redirect.missing.times', { hits: count.format(hits) })}</span>
        <small>
          {suggestion ? (
            <>
              {t(`redirect.missing.reasons.${suggestion.reason}`)} <code>{readablePath(suggestion.url)}</code>
            </>
          ) : (
            t('redirect.missing.noAnswer')
          )}
        </small>
      </div>
      <Acts>
        <span className={styles.acts}>
          <button
            type="button"
            className={controls.button}
            aria-label={t('redirect.missing.ignoreNamed', { path: readable })}
            onClick={() => void onIgnore(path)}
          >
            {t('redirect.missing.ignore')}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            aria-label={t(suggestion ? 'redirect.missing.mendNamed' : 'redirect.missing.fillNamed', {
              path: readable,
            })}
            onClick={() => (suggestion ? void onMend(path, suggestion.url) : onFill(path))}
          >
            {t(suggestion ? 'redirect.missing.mend' : 'redirect.missing.fill')}
          </button>
        </span>
      </Acts>
    </div>
  );
}
