import type { newsletter, SettingsOf } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import type { ActionName, BlockProps } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import type { newsletterActions, NewsletterRequested } from './newsletter.actions.ts';
import { NewsletterFields } from './newsletter-fields.tsx';
import type { NewsletterData } from './newsletter.load.ts';
import type { NewsletterKey } from './newsletter.messages.ts';
import styles from './newsletter.module.css';
import { NewsletterThanks } from './newsletter-thanks.tsx';

type Props = BlockProps<SettingsOf<typeof newsletter>, NewsletterData, NewsletterKey>;

/** Asks for an address for the newsletters of the board. Where it has none only the canvas shows the block. */
export function Newsletter({ id, settings, data, t, first, outcome }: Props) {
  const isSample = useSample(data.newsletters.length === 0);
  if (data.newsletters.length === 0 && !isSample) return null;
  const newsletters = isSample ? [{ id: 0, consent: t('sample.consent') }] : data.newsletters;
  const heading = settings.heading || t('heading');
  const text = settings.subheading || t('text');
  const isPanel = settings.layout === 'panel';
  const anchor = `newsletter-${id}`;
  const Title = first ? 'h1' : 'h2';
  return (
    <ContentSection
      heading={isPanel ? '' : heading}
      subheading={isPanel ? '' : text}
      first={first}
      isSample={isSample}
    >
      <div id={anchor} className={classNames(styles.newsletter, isPanel && styles.panel)}>
        {isPanel ? (
          <div className={styles.words}>
            <Title>{heading}</Title>
            <p>{text}</p>
          </div>
        ) : null}
        <BlockForm<ActionName<typeof newsletterActions>>
          id={id}
          action="request"
          initial={outcome?.action === 'request' ? outcome.result : undefined}
          anchor={anchor}
          label={heading}
          className={styles.form}
        >
          {({ result, busy }) =>
            result?.ok ? (
              <NewsletterThanks
                requested={result.data as NewsletterRequested}
                thanks={settings.thanks}
                id={`${anchor}-thanks`}
                t={t}
              />
            ) : (
              <NewsletterFields {...{ anchor, settings, newsletters, t, result, busy }} />
            )
          }
        </BlockForm>
        {isSample ? <p className={styles.note}>{t('sample.none')}</p> : null}
      </div>
    </ContentSection>
  );
}
