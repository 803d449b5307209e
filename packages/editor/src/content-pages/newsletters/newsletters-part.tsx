import { useCallback } from 'react';
import { sentenceOf, useFound } from '../../lists/use-found.ts';
import { useRight } from '../../ui/admin-rights.ts';
import { PartHead } from '../../lists/list-workspace.tsx';
import { useSiteLanguages } from '../categories/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { type NewsletterDraft, useNewsletterApi } from './newsletter-api.ts';
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
  async function save(drafts: readonly NewsletterDraft[]): Promise<string | undefined> {
    try {
      await api.save(drafts);
      again();
      return undefined;
    } catch (error) {
      // Policy: what the server says is said to the admin, and what was typed stays.
      return sentenceOf(error);
    }
  }
  const nameOf = (id: number): string => {
    const names = found?.find((one) => one.id === id)?.names;
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
          <NewsletterForm
            key={found.map(({ id }) => id).join()}
            newsletters={found}
            languages={languages}
            onSave={save}
          />
          {right === 'nothing' ? null : <Subscribers newsletters={found} nameOf={nameOf} onChanged={again} />}
        </>
      ) : null}
    </>
  );
}
