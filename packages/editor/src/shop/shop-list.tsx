import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { PartHead as ListPartHead } from '../lists/list-workspace.tsx';
import controls from '../ui/controls.module.css';
import { type ShopPart, useShopAddress } from './use-shop-address.ts';
import { useShopMessages } from './use-shop-messages.ts';
import list from '../lists/list.module.css';

interface PartHeadProps {
  readonly part: ShopPart;
  readonly children?: ReactNode;
}

/** The title of a part, what it is for, and what can be done with all of it. */
export function PartHead({ part, children }: PartHeadProps) {
  const { t } = useShopMessages();
  return (
    <ListPartHead title={t(`part.${part}`)} about={t(`about.${part}`)}>
      {children}
    </ListPartHead>
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
      className={list.find}
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
    <nav className={list.pages} aria-label={t('pages')}>
      {step(page - 1, t('before'))}
      <span>{t('page', { page, last })}</span>
      {step(page + 1, t('after'))}
    </nav>
  );
}
