import { type MediaPicture, megabyte, uploads } from '@boardwright/api-client/contract';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { DeletedRows } from '../lists/deleted-rows.tsx';
import { useMoment } from '../lists/use-day.ts';
import { Problem } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { FileButton } from './file-button.tsx';
import { useMediaApi } from './media-api.ts';
import styles from './media.module.css';
import { useVideoMessages } from './use-video-messages.ts';

const { megabytes, types } = uploads.captions;

interface VideoCaptionsProps {
  readonly video: MediaPicture;
  readonly onChanged: () => void;
}

/** The captions of a video, in each language of the site; each is saved once it is chosen. */
export function VideoCaptions({ video, onChanged }: VideoCaptionsProps) {
  const t = useVideoMessages();
  const api = useMediaApi();
  const { languages } = useSiteLanguages();
  const moment = useMoment();
  const { refused, refuse, attempt } = useAttempt();
  const act = (work: () => Promise<unknown>, sentence: string) =>
    void attempt(async () => {
      await work();
      announce(sentence);
      onChanged();
    });
  const save = (code: string, language: string, file: File) =>
    file.size > megabytes * megabyte
      ? refuse(t('captions.tooLarge', { limit: megabytes }))
      : act(() => api.saveCaptions(video.id, code, file), t('captions.added', { language }));
  const remove = (code: string, language: string) =>
    act(() => api.deleteCaptions(video.id, code), t('captions.removed', { language }));
  const restore = (captionsId: number, language: string) =>
    act(() => api.restoreCaptions(video.id, captionsId), t('captions.restored', { language }));
  const nameOf = (code: string): string => languages.find((one) => one.code === code)?.name ?? code;
  const named = (what: 'captions.add' | 'captions.replace' | 'captions.remove', language: string) => (
    <>
      {t(what)}
      <span className={controls.unseen}> {t('captions.of', { language })}</span>
    </>
  );
  return (
    <>
      <section className={styles.captions} aria-labelledby="video-captions">
        <h2 id="video-captions">{t('captions.title')}</h2>
        <p className={styles.hint}>{t('captions.hint', { limit: megabytes })}</p>
        {refused === undefined ? null : <Problem text={refused} />}
        <ul>
          {languages.map(({ code, name }) => {
            const url = video.captions.find(({ language }) => language === code)?.url;
            return (
              <li key={code}>
                <span>{name}</span>
                {url === undefined ? (
                  <small>{t('captions.none')}</small>
                ) : (
                  <a className={controls.link} href={url} download={`${video.name}.${code}.vtt`}>
                    {t('captions.download')}
                    <span className={controls.unseen}>: {name}</span>
                  </a>
                )}
                <Acts>
                  <div>
                    <FileButton
                      kind="secondary"
                      accept={types.join(',')}
                      label={named(url === undefined ? 'captions.add' : 'captions.replace', name)}
                      onChoose={([file]) => file && save(code, name, file)}
                    />
                    {url === undefined ? null : (
                      <button
                        type="button"
                        className={`${controls.button} ${controls.secondary}`}
                        onClick={() => remove(code, name)}
                      >
                        {named('captions.remove', name)}
                      </button>
                    )}
                  </div>
                </Acts>
              </li>
            );
          })}
        </ul>
      </section>
      <DeletedRows
        title={t('captions.deleted.title')}
        about={t('captions.deleted.about')}
        restore={t('captions.deleted.restore')}
        rows={video.deleted_captions.map(({ id, language, url, deleted_at: at }) => ({
          key: id,
          name: nameOf(language),
          facts: [
            <>
              {t('captions.deleted.since', { day: moment(at) })}{' '}
              <a className={controls.link} href={url} download={`${video.name}.${language}.vtt`}>
                {t('captions.download')}
                <span className={controls.unseen}>: {nameOf(language)}</span>
              </a>
            </>,
          ],
          restoreNamed: t('captions.deleted.restoreNamed', { language: nameOf(language) }),
          onRestore: () => restore(id, nameOf(language)),
        }))}
      />
    </>
  );
}
