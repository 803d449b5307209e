import type { countdown, SettingsOf } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import { LinkButton } from '@boardwright/ui/link-button';
import { SettingIcon } from '@boardwright/ui/setting-icon';
import { timeText } from '@boardwright/ui/time';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../board/board-context.ts';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import { resolveLinks } from '../../page/links/resolve-link.ts';
import type { CountdownKey } from './countdown.messages.ts';
import styles from './countdown.module.css';
import { type Remaining, remainingUntil } from './remaining.ts';
import { useNow } from './use-now.ts';

type Settings = SettingsOf<typeof countdown>;
type Props = BlockProps<Settings, undefined, CountdownKey>;

/** What an example counts down to, from now on. */
const sampleTime = 1_058_400_000;

/** Days, hours and minutes until a moment, and when that is; after it, words. */
export function Countdown({ settings, t, first }: Props) {
  const board = useBoard();
  const isSample = useSample(!settings.moment);
  const rendered = Date.parse(board.now);
  const moment = isSample ? rendered + sampleTime : Date.parse(settings.moment ?? '');
  const now = useNow(rendered, moment);
  if (Number.isNaN(moment)) return null;
  const remaining = remainingUntil(moment, now);
  const [button] = remaining ? resolveLinks([settings.buttonLink], board) : [];
  const heading = settings.heading || (isSample ? t('sample.heading') : '');
  const isPanel = settings.layout === 'panel';
  const Title = first ? 'h1' : 'h2';
  return (
    <ContentSection
      heading={isPanel ? '' : heading}
      subheading={isPanel ? '' : settings.subheading}
      first={first}
      isSample={isSample}
    >
      <div className={classNames(styles.countdown, styles[settings.layout])}>
        {isPanel ? (
          <div className={styles.words}>
            {heading ? <Title>{heading}</Title> : null}
            {settings.subheading ? <p>{settings.subheading}</p> : null}
          </div>
        ) : null}
        <div className={styles.time}>
          {remaining ? (
            <>
              <Units remaining={remaining} t={t} />
              <Until moment={moment} t={t} />
            </>
          ) : (
            <p className={styles.over}>{settings.endText || t('over')}</p>
          )}
        </div>
        {button ? (
          <LinkButton href={button.href} newTab={button.newTab} variant={isPanel ? 'on-primary' : 'primary'}>
            <SettingIcon name={button.icon} />
            {button.text}
          </LinkButton>
        ) : null}
      </div>
    </ContentSection>
  );
}

function Units({ remaining, t }: { readonly remaining: Remaining } & Pick<Props, 't'>) {
  const { days, hours, minutes } = remaining;
  const units = [
    [days, t('days', { count: days })],
    [hours, t('hours', { count: hours })],
    [minutes, t('minutes', { count: minutes })],
  ] as const;
  // Nothing of it is announced by itself: it changes every minute.
  return (
    <div role="timer" aria-label={t('remaining')} className={styles.units}>
      {units.map(([count, name], index) =>
        index === 0 && count === 0 ? null : (
          <span key={index} className={styles.unit}>
            <b className={styles.count}>{count}</b> {name}
          </span>
        ),
      )}
    </div>
  );
}

function Until({ moment, t }: { readonly moment: number } & Pick<Props, 't'>) {
  const board = useBoard();
  const format = useFormat();
  const iso = new Date(moment).toISOString();
  return (
    <p className={styles.until}>
      <time dateTime={iso}>{t('until', { date: format.longDate(iso), time: timeText(iso, board) })}</time>
    </p>
  );
}
