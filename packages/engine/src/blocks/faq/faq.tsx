import type { faq, SettingsOf } from '@boardwright/blocks-schema';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { Icon } from '@boardwright/ui/icon';
import { RichText } from '@boardwright/ui/rich-text';
import { SectionHead } from '@boardwright/ui/section-head';
import styles from './faq.module.css';
import { questionIds } from './question-id.ts';
import type { FaqKey } from './faq.messages.ts';

/** Questions that open to their answers (specification §2 'FAQ'): `details`, so they open and can be found without scripts. */
export function Faq({ settings, t, first }: BlockProps<SettingsOf<typeof faq>, undefined, FaqKey>) {
  const list = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const questions = settings.questions.filter(({ question }) => question);
  const ids = questionIds(questions.map(({ question }) => question));
  useOpenByHash(list);
  if (questions.length === 0) return null;
  const Question = first ? 'h2' : 'h3';
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="container">
        <SectionHead id={titleId} level={first ? 1 : 2} title={settings.title || t('heading')} />
        <div ref={list} className={styles.list}>
          {questions.map(({ question, answer }, index) => (
            <details key={ids[index]} className={styles.item}>
              <summary className={styles.question}>
                <Question>{question}</Question>
                <Icon icon={ChevronDown} className={styles.arrow} />
              </summary>
              {/* The id is on what is hidden: a browser that follows a link to it opens what it lies in by itself. */}
              <div id={ids[index]} className={styles.answer}>
                {answer && <RichText html={answer} />}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Opens the answer the address names, also in browsers that do not, and when the router followed a link to the page. */
function useOpenByHash(list: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const open = (): void => {
      const id = decodeURIComponent(location.hash.slice(1));
      const answer = id ? document.getElementById(id) : null;
      const item = answer && list.current?.contains(answer) ? answer.closest('details') : null;
      if (!item || item.open) return;
      item.open = true;
      item.scrollIntoView({ block: 'start' });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [list]);
}
