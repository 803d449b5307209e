import { CircleAlert, CircleCheck, X } from 'lucide-react';
import controls from '../ui/controls.module.css';
import styles from './media.module.css';
import { useMediaMessages } from './use-media-messages.ts';
import { useVideoMessages } from './use-video-messages.ts';
import type { Upload, Uploads } from './use-uploads.ts';

/** How the last uploads went: the sum, and each that is on its way or was refused. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const t = useMediaMessages();
  const { all, isBusy, clear } = uploads;
  if (all.length === 0) return null;
  const stored = all.filter(({ state }) => state === 'stored').length;
  const refused = all.filter(({ state }) => state === 'refused').length;
  const shrunk = all.filter(({ shrunkTo }) => shrunkTo !== undefined).length;
  return (
    <section className={styles.uploads} aria-label={t('uploads.title')}>
      <p className={styles.sum}>
        {isBusy ? (
          <>
            <progress max={all.length} value={stored + refused} aria-label={t('uploads.title')} />
            {t('uploads.going', { done: stored, count: all.length })}
          </>
        ) : (
          [
            ...(stored > 0 ? [t('uploads.done', { count: stored })] : []),
            ...(shrunk > 0 ? [t('uploads.shrunk', { count: shrunk })] : []),
            ...(refused > 0 ? [t('uploads.refused', { count: refused })] : []),
          ].join(' · ')
        )}
        {isBusy ? null : (
          <button
            type="button"
            className={controls.iconButton}
            aria-label={t('uploads.close')}
            title={t('uploads.close')}
            onClick={clear}
          >
            <X size={15} strokeWidth={2} aria-hidden />
          </button>
        )}
      </p>
      <ul>
        {all
          .filter(({ state }) => isBusy || state === 'refused')
          .map((upload) => (
            <Row key={upload.uid} upload={upload} onAgain={() => uploads.again(upload.uid)} />
          ))}
      </ul>
    </section>
  );
}

function Row({ upload, onAgain }: { readonly upload: Upload; readonly onAgain: () => void }) {
  const t = useMediaMessages();
  const words = useVideoMessages();
  const { file, state, problem, mayRetry, percent } = upload;
  const sending = state === 'sending' && percent !== undefined ? percent : undefined;
  return (
    <li data-state={state}>
      {state === 'refused' ? (
        <CircleAlert size={15} aria-hidden />
      ) : state === 'stored' ? (
        <CircleCheck size={15} aria-hidden />
      ) : state === 'sending' ? (
        <span className={controls.spinner} aria-hidden />
      ) : (
        <span className={styles.dot} aria-hidden />
      )}
      <b>{file.name}</b>
      <span role={state === 'refused' ? 'alert' : undefined}>
        {state === 'refused'
          ? problem
          : sending === undefined
            ? t(`uploads.${state}`)
            : words('sending', { percent: sending })}
      </span>
      {sending === undefined ? null : <progress max={100} value={sending} aria-label={file.name} />}
      {mayRetry ? (
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onAgain}>
          {t('uploads.again')}
          <span className={controls.unseen}>: {file.name}</span>
        </button>
      ) : null}
    </li>
  );
}
