import controls from '../../ui/controls.module.css';
import { useFeedTongue } from './use-feeds.ts';
import styles from './feeds-section.module.css';

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onShow: (page: number) => void;
}

/** One page back and one on; nothing where there is only one. */
export function Pages({ page, last, onShow }: PagesProps) {
  const { t } = useFeedTongue();
  if (last <= 1) return null;
  return (
    <p className={styles.pages}>
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        disabled={page <= 1}
        onClick={() => onShow(page - 1)}
      >
        {t('before')}
      </button>
      <span>{t('page', { page, last })}</span>
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        disabled={page >= last}
        onClick={() => onShow(page + 1)}
      >
        {t('after')}
      </button>
    </p>
  );
}
