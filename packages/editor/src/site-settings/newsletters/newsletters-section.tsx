import { useCallback } from 'react';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { sentenceOf, useFound } from '../../lists/use-found.ts';
import { useRight } from '../../ui/admin-rights.ts';
import { siteLanguages } from '../languages/site-languages.ts';
import { SectionHead } from '../section-head.tsx';
import { type NewsletterDraft, useNewsletterApi } from './newsletter-api.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { Subscribers } from './subscribers.tsx';
import styles from './newsletters-section.module.css';

/** What visitors may have mailed, and who wants it. What is saved here is saved at once. */
export function NewslettersSection() {
  const api = useNewsletterApi();
  // Who wants them is about people: not every role that writes newsletters sees it.
  const right = useRight('people');
  const { supported, own } = siteLanguages(useEdited(({ settings }) => settings));
  const { found, problem, again } = useFound(useCallback(() => api.list(), [api]));
  const languages = [own, ...supported.filter((language) => language !== own)];
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
      <SectionHead section="newsletters" />
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
