import type { ListedJobDetails } from '@boardwright/api-client/contract';
import { RichText } from '@boardwright/ui/rich-text';
import { asSanitised } from '@boardwright/ui/safe-html';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './jobs.module.css';

/** What a job says, as its visitors read it. */
export function JobText({ details: { form } }: { readonly details: ListedJobDetails }) {
  const t = useJobsMessages();
  const { job, function: asked, company, offer } = form.text_platform;
  const parts =
    form.text_type === 'own'
      ? ([['own', form.text_own]] as const)
      : ([
          ['job', job],
          ['function', asked],
          ['company', company],
          ['offer', offer],
        ] as const);
  const written = parts.flatMap(([name, html]) => (html ? [{ name, html }] : []));
  if (written.length === 0) return null;
  return (
    <section className={styles.said} aria-label={t('screen.text.own')}>
      {written.map(({ name, html }) => (
        <div key={name}>
          <h2>{t(`screen.text.${name}`)}</h2>
          <RichText html={asSanitised(html)} look="plain" />
        </div>
      ))}
    </section>
  );
}
