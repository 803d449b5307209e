import X from 'lucide-react/icons/x';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { useUiT } from '../use-ui-t.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import styles from './filters.module.css';

export interface FilterSheetProps {
  /** Of the sheet: the button that opens it names it. */
  readonly id: string;
  /** Of the form: fields elsewhere on the page, as the order, belong to it. */
  readonly formId: string;
  /** Address of the list. */
  readonly action: string;
  /** What the form carries along without fields for it. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** The address without any filter; undefined while none is chosen. */
  readonly clearHref: string | undefined;
  /** 'Toon 123 vacatures' */
  readonly showLabel: string;
  /** It stands over the page on every width. */
  readonly only?: boolean;
  /** The form was sent, with scripts. */
  readonly onSend: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/**
 * The filters of a list: a GET form that a button sends, beside the list; on a phone a sheet (a popover, which needs
 * no script). With scripts each choice goes at once, and the button only closes the sheet.
 */
export function FilterSheet({
  id,
  formId,
  action,
  hidden,
  clearHref,
  showLabel,
  only = false,
  onSend,
  children,
}: FilterSheetProps) {
  const t = useUiT();
  const sheet = useRef<HTMLElement>(null);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(event.currentTarget);
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };
  return (
    <aside
      ref={sheet}
      id={id}
      popover="auto"
      className={classNames(styles.facets, only && styles.sheetOnly)}
      aria-label={t('filters')}
    >
      <form method="get" action={action} id={formId} onSubmit={send}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.head}>
          <h2>{t('filters')}</h2>
          {clearHref !== undefined && (
            <Link href={clearHref} storeScroll className={styles.clear}>
              {t('clearAll')}
            </Link>
          )}
          <IconButton
            type="button"
            icon={X}
            label={t('closeFilters')}
            popoverTarget={id}
            popoverTargetAction="hide"
            className={styles.close}
          />
        </div>
        {children}
        <div className={styles.foot}>
          {clearHref !== undefined && (
            <LinkButton href={clearHref} storeScroll variant="secondary" className={styles.footClear}>
              {t('clearFilters')}
            </LinkButton>
          )}
          <Button>{showLabel}</Button>
        </div>
      </form>
    </aside>
  );
}
