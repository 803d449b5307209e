import type { ReactNode } from 'react';
import { FindForm as ListFindForm } from '../lists/find-form.tsx';
import { PartHead as ListPartHead } from '../lists/list-workspace.tsx';
import { type ShopPart, useShopAddress } from './use-shop-address.ts';
import { useShopMessages } from './use-shop-messages.ts';

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
  const { find, show } = useShopAddress();
  const look = (words: string) => show({ find: words, list: undefined, open: undefined });
  return <ListFindForm label={label} find={find} onFind={look} />;
}
