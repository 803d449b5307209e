import type { PreviewLink } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { useWorkStore } from '../block-actions/work.tsx';
import { ChoiceField, TextField } from '../lists/fields.tsx';
import { CloseFoot } from '../lists/dialog-foot.tsx';
import { Failure, Problem, Reading } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { useFound } from '../lists/use-found.ts';
import { useSubmission } from '../lists/use-submission.ts';
import type { PreviewSource } from '../publication/preview-source.ts';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import styles from './preview-dialog.module.css';
import { PreviewAddress } from './preview-address.tsx';
import { PreviewLinkRow } from './preview-link-row.tsx';
import { useFormUid } from '../saving/use-form-uid.ts';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { usePreviewMessages } from './use-preview-messages.ts';

type Visitor = 'guest' | 'candidate' | 'employer';

/** Days that a link can be made for; it is renewed as long as it was made for last. */
const terms = ['1', '3', '7', '14', '30'] as const;
type Term = (typeof terms)[number];

const endAfter = (days: Term, moment: number): string =>
  new Date(moment + Number(days) * 86_400_000).toISOString();

interface PreviewLinksProps {
  readonly previews: PreviewSource;
  readonly now: () => number;
  readonly page: number;
  readonly onClose: () => void;
}

function PreviewLinks({ previews, now, page, onClose }: PreviewLinksProps) {
  const t = usePreviewMessages();
  const form = useId();
  const textOf = useMomentText();
  const { entry } = useWorkbench();
  const isOpen = useEdited(({ status }) => status === 'active');
  const links = useFound(useCallback(() => previews.find(page), [previews, page]));
  // Two links that are alike are two: each that was made begins another.
  const [made, setMade] = useState(0);
  // What it is until is said of the moment the dialog was opened; a link made later works as much longer.
  const [openedAt] = useState(now);
  const [name, setName] = useState('');
  const [term, setTerm] = useState<Term>('7');
  const [shows, setShows] = useState<'page' | 'site'>(isOpen ? 'page' : 'site');
  const [visitor, setVisitor] = useState<Visitor>('guest');
  const uid = useFormUid([made, name, term, shows]);
  const [chosen, setChosen] = useState<PreviewLink>();
  const { refused, attempt } = useAttempt();
  const addressOf = ({ token }: PreviewLink): string => {
    const query = new URLSearchParams({ preview: token, ...(visitor !== 'guest' && { visitor }) });
    return `${location.origin}${entry?.visibleAddress ?? '/'}?${query}`;
  };
  const copy = async (link: PreviewLink): Promise<void> => {
    setChosen(link);
    // An address that is not safe has no clipboard: the link stands there to be copied by hand.
    await navigator.clipboard?.writeText(addressOf(link)).then(
      () => announce(t('isCopied')),
      () => undefined,
    );
  };
  const sent = useSubmission(
    () =>
      previews.create(page, {
        uid,
        name: name.trim(),
        endsAt: endAfter(term, now()),
        wholeSite: shows === 'site',
      }),
    (link) => {
      setMade((count) => count + 1);
      setName('');
      links.again();
      void copy(link);
    },
  );
  const change = (work: () => Promise<PreviewLink>, sentenceOf: (link: PreviewLink) => string): void =>
    void attempt(async () => {
      const changed = await work();
      setChosen((before) => (before?.id === changed.id && changed.is_over ? undefined : before));
      announce(sentenceOf(changed));
      links.again();
    });
  return (
    <Modal
      title={t('title', { page: entry?.name ?? '' })}
      intro={t('intro')}
      width="wide"
      onClose={onClose}
      foot={
        <>
          <CloseFoot onClose={onClose} />
          <Acts>
            <button
              type="submit"
              form={form}
              className={`${controls.button} ${controls.primary}`}
              aria-disabled={sent.isBusy}
            >
              {t('create')}
            </button>
          </Acts>
        </>
      }
    >
      <Failure of={sent.failure} />
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          sent.submit(undefined);
        }}
      >
        <TextField label={t('name')} hint={t('nameHint')} maxLength={80} value={name} onChange={setName} />
        <ChoiceField
          label={t('until')}
          hint={t('untilHint', { time: textOf(endAfter(term, openedAt)) })}
          value={term}
          options={terms.map((value) => ({ value, text: t('days', { count: Number(value) }) }))}
          onChange={setTerm}
        />
        <ChoiceField
          label={t('shows')}
          hint={t(shows === 'page' ? 'pageHint' : 'siteHint')}
          value={shows}
          options={[
            { value: 'page', text: t('page') },
            { value: 'site', text: t('site') },
          ]}
          onChange={setShows}
        />
        <ChoiceField
          label={t('as')}
          hint={t('asHint')}
          value={visitor}
          options={(['guest', 'candidate', 'employer'] as const).map((value) => ({ value, text: t(value) }))}
          onChange={setVisitor}
        />
      </form>
      {chosen ? (
        <PreviewAddress
          key={chosen.id}
          link={chosen}
          address={addressOf(chosen)}
          onCopy={() => void copy(chosen)}
        />
      ) : null}
      <h3 className={styles.heading}>{t('links')}</h3>
      {refused === undefined ? null : <Problem text={refused} />}
      <Reading state={links}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.none}>{t('none')}</p>
          ) : (
            <ul className={styles.links}>
              {found.map((link) => (
                <PreviewLinkRow
                  key={link.id}
                  link={link}
                  isCopied={chosen?.id === link.id}
                  onCopy={() => void copy(link)}
                  onEnd={() =>
                    change(
                      () => previews.end(link.id),
                      () => t('hasEnded'),
                    )
                  }
                  onRenew={() =>
                    change(
                      () => previews.renew(link.id, endAfter(term, now())),
                      (renewed) => t('isRenewed', { time: textOf(renewed.ends_at) }),
                    )
                  }
                />
              ))}
            </ul>
          )
        }
      </Reading>
    </Modal>
  );
}

/** Links by which people without an account see the page on the bench, or the site, before it is published. */
export function PreviewDialog() {
  const work = useWorkStore();
  const { page } = useWorkbench();
  const source = usePublishingSource();
  if (!page || !source) return null;
  const { previews, now } = source;
  return (
    <PreviewLinks
      previews={previews}
      now={now}
      page={page.id}
      onClose={() => work.set({ dialog: undefined })}
    />
  );
}
