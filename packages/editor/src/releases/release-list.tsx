import { CircleCheck, Package, TriangleAlert } from 'lucide-react';
import type { Release } from '../publication/publication.tsx';
import { useMomentText } from '../workbench/use-moment-text.ts';
import styles from './releases.module.css';
import { useReleaseMessages } from './use-release-messages.ts';

interface ReleaseListProps {
  readonly waiting: readonly Release[];
  /** The last first. */
  readonly done: readonly Release[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** The releases that come and those that were done, each with its moment. */
export function ReleaseList({ waiting, done, chosen, onChoose }: ReleaseListProps) {
  const t = useReleaseMessages();
  const textOf = useMomentText();
  const group = (title: string, releases: readonly Release[]) =>
    releases.length === 0 ? null : (
      <section aria-label={title}>
        <p className={styles.groupHead}>{title}</p>
        {releases.map((release) => {
          const { id, name, done_at: doneAt, due_at: dueAt, problem } = release;
          const Sign = problem === null ? (doneAt === null ? Package : CircleCheck) : TriangleAlert;
          const moment = doneAt ?? dueAt;
          return (
            <button
              key={id}
              type="button"
              className={styles.item}
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
            >
              <Sign size={16} strokeWidth={1.8} aria-hidden />
              <span>
                <b>{name}</b>
                <small>
                  {problem === null ? (moment === null ? t('noTime') : textOf(moment)) : t('late')}
                </small>
              </span>
            </button>
          );
        })}
      </section>
    );
  return (
    <>
      {group(t('coming'), waiting)}
      {group(t('done'), done)}
    </>
  );
}
