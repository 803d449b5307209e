import { type LegalGap, type LegalState, neededFacts } from '@boardwright/api-client/contract';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { useMoment } from '../../lists/use-day.ts';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { useCompanySettings } from './legal-facts.tsx';
import styles from './legal.module.css';
import { Acts } from '../../ui/acts.tsx';

/** Whether visitors read what the answers say. */
export function Published({ state }: { readonly state: Pick<LegalState, 'published' | 'is_current'> }) {
  const t = useContentMessages();
  const moment = useMoment();
  const { published, is_current: isCurrent } = state;
  const look = !published ? 'never' : isCurrent ? 'current' : 'stale';
  const Sign = { never: CircleDashed, current: CircleCheck, stale: CircleAlert }[look];
  const when = { moment: moment(published?.at ?? new Date(0).toISOString()), name: published?.by ?? '' };
  return (
    <p className={styles.standing} data-look={look}>
      <Sign size={16} aria-hidden />
      <span>
        {look === 'never' ? t('legal.never') : null}
        {look === 'stale' ? t('legal.stale') : null}
        {look === 'current' ? t(when.name ? 'legal.currentBy' : 'legal.current', when) : null}
      </span>
    </p>
  );
}

const needed: readonly string[] = neededFacts;
export const isNeeded = (gap: LegalGap): boolean => needed.includes(gap);

const ofCompany: ReadonlySet<LegalGap> = new Set(['company_name', 'company_address', 'registration']);
/** The control of what is missing; of companies that work for the board, their list. */
const controlOf: Readonly<Partial<Record<LegalGap, string>>> = {
  contact_email: 'legal-contact_contact_email',
  authority: 'legal-rules_authority',
};

/** What the papers still lack, each a press away from where it is filled in. */
export function Gaps({ gaps }: { readonly gaps: readonly LegalGap[] }) {
  const t = useContentMessages();
  const settings = useCompanySettings();
  if (gaps.length === 0) return null;
  return (
    <section className={styles.gaps} aria-labelledby="legal-gaps">
      <h2 id="legal-gaps">{t('legal.gaps')}</h2>
      <ul>
        {gaps.map((gap) => (
          <li key={gap}>
            <span>
              {t(`legal.gap.${gap}`)}
              {isNeeded(gap) ? <b>{t('legal.needed')}</b> : null}
            </span>
            <Acts>
              {ofCompany.has(gap) ? (
                <Link to={settings} aria-label={`${t('legal.fill')}: ${t(`legal.gap.${gap}`)}`}>
                  {t('legal.fill')}
                </Link>
              ) : (
                <button
                  type="button"
                  className={controls.link}
                  aria-label={`${t('legal.fill')}: ${t(`legal.gap.${gap}`)}`}
                  onClick={() => focusAnswer(controlOf[gap])}
                >
                  {t('legal.fill')}
                </button>
              )}
            </Acts>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to what keeps the papers from being published. */
export function focusGaps(): void {
  document.querySelector<HTMLElement>('[aria-labelledby="legal-gaps"] :is(a, button)')?.focus();
}

function focusAnswer(id: string | undefined): void {
  const control =
    id === undefined
      ? document.querySelector<HTMLElement>('[data-legal-section="work"] button')
      : document.getElementById(id);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
