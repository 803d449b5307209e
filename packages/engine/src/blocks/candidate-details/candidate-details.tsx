import type { SettingsOf, candidateDetails } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../define-block.ts';
import styles from './candidate-details.module.css';

/** Say here what it shows, and where the specification asks for it. */
export function CandidateDetails({ settings, t }: BlockProps<SettingsOf<typeof candidateDetails>>) {
  return (
    <section className={`section ${styles['block']}`}>
      <div className="container">
        <h2>{settings.title || t('heading')}</h2>
      </div>
    </section>
  );
}
