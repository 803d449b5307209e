import { useCallback } from 'react';
import { useFound } from '../../lists/use-found.ts';
import { useRight } from '../../ui/admin-rights.ts';
import { PartHead } from '../../lists/list-workspace.tsx';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useNewsletterApi } from './newsletter-api.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { Subscribers } from './subscribers.tsx';
import styles from './newsletters.module.css';

/** What visitors may have mailed, and who wants it. What is saved here is saved at once. */
export function NewslettersPart() {
  const api = useNewsletterApi();
  // Who wants them is about people: not every role that writes newsletters sees it.
  const right = useRight('people');
  const t = useContentMessages();
  const { languages, own } = useSiteLanguages();
  const { found, problem, again } = useFound(useCallback(() => api.list(), [api]));
  const nameOf = (id: number): string => {
    const names = [...(found?.newsletters ?? []), ...(found?.deleted ?? [])].find(
      (one) => one.id === id,
    )?.names;
    return names?.[own] ?? Object.values(names ?? {})[0] ?? String(id);
  };
  return (
    <>
      <PartHead title={t('part.newsletters')} about={t('about.newsletters')} />
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {found ? (
        <>
          <NewsletterForm key={found.revision} read={found} languages={languages} onSaved={again} />
          {right === 'nothing' ? null : (
            <Subscribers newsletters={found.newsletters} nameOf={nameOf} onChanged={again} />
          )}
        </>
      ) : null}
    </>
  );
}
