import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createRequestedAddress, type AddressChange } from './requested-address.ts';

export interface Address {
  /** As it is drawn. */
  readonly query: URLSearchParams;
  /** As it was asked for last. */
  readonly asked: () => URLSearchParams;
  /** @param replaces whether Back passes over where one is now */
  readonly change: (changes: AddressChange, replaces?: boolean) => void;
}

/** The query of the address; each change counts from what was asked for last, drawn or not. */
export function useAddress(): Address {
  const location = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const [address] = useState(() => createRequestedAddress(query.toString()));
  // With every location, also one whose query is what it was.
  useEffect(() => address.rendered(new URLSearchParams(location.search).toString()), [address, location]);
  const asked = useCallback(() => new URLSearchParams(address.now()), [address]);
  const change = useCallback(
    (changes: AddressChange, replaces = false): void => {
      void navigate(`?${address.ask(changes)}`, { replace: replaces, preventScrollReset: true });
    },
    [address, navigate],
  );
  return { query, asked, change };
}
