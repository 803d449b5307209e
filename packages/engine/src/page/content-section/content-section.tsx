import { type ReactNode, useId } from 'react';
import { classNames } from '@boardwright/ui/class-names';
import { SectionHead } from '@boardwright/ui/section-head';
import { useBoard } from '../../board/board-context.ts';
import { usePageT } from '../use-page-t.ts';
import styles from './content-section.module.css';

interface ContentSectionProps {
  readonly heading: string;
  readonly subheading?: string;
  /** The page's main part starts with it. */
  readonly first: boolean;
  /** What it holds is an example, which only admins see. */
  readonly isSample: boolean;
  readonly children: ReactNode;
}

/** A section of a page that admins write themselves: its head, where it has one, and what it holds. */
export function ContentSection({ heading, subheading = '', first, isSample, children }: ContentSectionProps) {
  const titleId = useId();
  return (
    <section
      className={classNames('section', styles.section)}
      {...(heading && { 'aria-labelledby': titleId })}
    >
      <div className="container">
        {isSample ? <SampleMark /> : null}
        {heading ? (
          <SectionHead id={titleId} level={first ? 1 : 2} title={heading} lead={subheading} />
        ) : (
          subheading && <p className={styles.lead}>{subheading}</p>
        )}
        {children}
      </div>
    </section>
  );
}

/** Says that visitors do not see what follows. */
function SampleMark() {
  const t = usePageT();
  return (
    <p className={styles.sample}>
      <b>{t('sample.mark')}</b> {t('sample.note')}
    </p>
  );
}

/**
 * Whether a block without anything of its own shows an example: on the editor's canvas, so that one sees what it will look
 * like. Visitors never see one.
 */
export function useSample(isEmpty: boolean): boolean {
  const { layout } = useBoard();
  return isEmpty && layout === 'editor';
}
