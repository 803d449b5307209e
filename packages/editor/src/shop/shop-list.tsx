import { CircleAlert, Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import frame from '../shell/workspace-page.module.css';
import controls from '../ui/controls.module.css';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import type { Found } from './use-found.ts';
import { type ShopPart, useShopAddress } from './use-shop-address.ts';
import { useShopMessages } from './use-shop-messages.ts';
import styles from './shop.module.css';

interface PartHeadProps {
  readonly part: ShopPart;
  readonly children?: ReactNode;
}

/** The title of a part, what it is for, and what can be done with all of it. */
export function PartHead({ part, children }: PartHeadProps) {
  const { t } = useShopMessages();
  return (
    <header className={frame.head}>
      <div>
        <h1 id="shop-part">{t(`part.${part}`)}</h1>
        <p>{t(`about.${part}`)}</p>
      </div>
      <div className={frame.actions}>{children}</div>
    </header>
  );
}

interface ProblemProps {
  readonly text: string;
  readonly onAgain?: (() => void) | undefined;
  /** What the button does; without it, the same once more. */
  readonly action?: string | undefined;
}

/** Why something did not go, in the words of who refused it. */
export function Problem({ text, onAgain, action }: ProblemProps) {
  const { t } = useShopMessages();
  return (
    <div className={styles.problem} role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>{text}</span>
      {onAgain ? (
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onAgain}>
          {action ?? t('again')}
        </button>
      ) : null}
    </div>
  );
}

interface FailureProps {
  readonly of: RequestFailure | undefined;
  /** Shows how things stand now, where they changed meanwhile. */
  readonly onStale?: () => void;
}

/** Why what was sent did not happen. What was typed is still there, and its button sends it once more. */
export function Failure({ of: failure, onStale }: FailureProps) {
  const { t } = useShopMessages();
  if (!failure) return null;
  const isStale = failure.kind === 'conflict' || failure.kind === 'notFound';
  return (
    <Problem
      text={failure.message ?? failure.kind}
      onAgain={isStale ? onStale : undefined}
      action={t('showNow')}
    />
  );
}

interface ReadingProps<Answer> {
  readonly state: Found<Answer>;
  readonly children: (found: Answer) => ReactNode;
}

/** Something that is read: loading, refused, or there. */
export function Reading<Answer>({ state, children }: ReadingProps<Answer>) {
  const { t } = useShopMessages();
  const { found, problem, isReading, again } = state;
  return (
    <>
      {problem === undefined ? null : <Problem text={problem} onAgain={again} />}
      {found === undefined ? (
        isReading ? (
          <p className={styles.loading} role="status">
            <span className={controls.spinner} aria-hidden />
            {t('loading')}
          </p>
        ) : null
      ) : (
        <div aria-busy={isReading}>{children(found)}</div>
      )}
    </>
  );
}

/** Words to look for, kept in the address. */
export function FindForm({ label }: { readonly label: string }) {
  const { t } = useShopMessages();
  const id = useId();
  const { find, show } = useShopAddress();
  const [typed, setTyped] = useState(find);
  return (
    <form
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        show({ find: typed.trim(), list: undefined, open: undefined });
      }}
    >
      <label htmlFor={id} className={controls.unseen}>
        {label}
      </label>
      <Search size={14} strokeWidth={2} aria-hidden />
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={200}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={`${controls.button} ${controls.secondary}`}>
        {t('find')}
      </button>
    </form>
  );
}

/** One page back and one on; nothing where there is only one. */
export function ListPages({ last }: { readonly last: number }) {
  const { t } = useShopMessages();
  const { page, changed } = useShopAddress();
  if (last <= 1) return null;
  const step = (to: number, label: string) =>
    to < 1 || to > last ? null : (
      <Link
        className={`${controls.button} ${controls.secondary}`}
        to={changed({ list: to === 1 ? undefined : String(to) })}
      >
        {label}
      </Link>
    );
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {step(page - 1, t('before'))}
      <span>{t('page', { page, last })}</span>
      {step(page + 1, t('after'))}
    </nav>
  );
}
