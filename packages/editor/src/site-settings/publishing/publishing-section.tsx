import { useState } from 'react';
import { publishingWays, type PublishingWay } from '@boardwright/api-client/contract';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { translate } from '@boardwright/messages';
import { useEditorLocale } from '../../editor-messages.tsx';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Failure, Problem } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { usePublication } from '../../publication/publication.tsx';
import { usePublishingSource } from '../../publication/publishing-source.ts';
import { ActsFields } from '../../ui/acts.tsx';
import { announce } from '../../ui/announce.ts';
import { Modal } from '../../ui/modal.tsx';
import { settingsIn } from '../sections.ts';
import { SiteSettingField } from '../site-setting-field.tsx';
import { SectionHead } from '../section-head.tsx';
import { publishingSectionMessages } from './publishing-section.messages.ts';
import styles from './publishing-section.module.css';

const texts = {
  live: {
    title: 'live',
    hint: 'liveHint',
    done: 'nowLive',
  },
  by_hand: {
    title: 'byHand',
    hint: 'byHandHint',
    done: 'nowByHand',
  },
} as const satisfies Record<PublishingWay, unknown>;

/** Whether visitors see each save at once, or a page when it is published. What is chosen holds at once. */
export function PublishingSection() {
  const t = translate(publishingSectionMessages, useEditorLocale());
  const source = usePublishingSource();
  const siteId = useEdited((site) => site.id);
  const locale = useEdited((site) => site.defaultLanguage);
  const { site, failure, refresh } = usePublication();
  const [isAsking, setIsAsking] = useState(false);
  const [wanted, setWanted] = useState<PublishingWay>();
  const waiting =
    site?.pages.filter(({ published, is_changed: isChanged }) => !published || isChanged).length ?? 0;
  const unpublished = waiting + (site?.changed_blocks.length ?? 0) + (site?.changed_appearance.length ?? 0);
  const planned = site?.plans.filter(({ done_at: doneAt }) => doneAt === null).length ?? 0;
  const asked = [
    ...(waiting > 0 ? [t('ask', { count: waiting })] : unpublished > 0 ? [t('askShared')] : []),
    ...(planned > 0 ? [t('askPlans', { count: planned })] : []),
  ];
  const sent = useSubmission(
    async (way: PublishingWay) => {
      await source?.choose(siteId, way);
      await refresh();
    },
    (_, way) => {
      setIsAsking(false);
      announce(t(texts[way].done));
    },
  );
  // What is on its way is chosen already; what did not come to be is not.
  const chosen = sent.isBusy ? wanted : site?.publishing;
  function send(way: PublishingWay): void {
    setWanted(way);
    sent.submit(way);
  }
  function choose(way: PublishingWay): void {
    if (way === chosen) return;
    sent.reset();
    if (way === 'live' && asked.length > 0) setIsAsking(true);
    else send(way);
  }
  return (
    <>
      <SectionHead section="publishing" />
      {failure === undefined ? null : <Problem text={failure} onAgain={() => void refresh()} reads />}
      <ActsFields>
        <fieldset
          className={styles.choices}
          aria-busy={(site === undefined && failure === undefined) || sent.isBusy}
        >
          <legend>{t('legend')}</legend>
          {publishingWays.map((way) => (
            <label key={way} className={styles.choice} data-chosen={chosen === way}>
              <input
                type="radio"
                name="publishing"
                value={way}
                checked={chosen === way}
                disabled={site === undefined}
                onChange={() => choose(way)}
              />
              <b>{t(texts[way].title)}</b>
              <small>{t(texts[way].hint)}</small>
            </label>
          ))}
        </fieldset>
      </ActsFields>
      {isAsking ? null : <Failure of={sent.failure} />}
      {chosen === 'by_hand'
        ? settingsIn.publishing.map((name) => <SiteSettingField key={name} name={name} locale={locale} />)
        : null}
      {isAsking ? (
        <Modal
          title={t('askTitle')}
          intro={asked.join(' ')}
          width="narrow"
          onClose={() => setIsAsking(false)}
          foot={
            <DialogFoot
              action={t('show')}
              isBusy={sent.isBusy}
              onClose={() => setIsAsking(false)}
              submits={() => send('live')}
            />
          }
        >
          <Failure of={sent.failure} />
        </Modal>
      ) : null}
    </>
  );
}
