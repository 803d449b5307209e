import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createRequestedAddress, type AddressChange, type RequestedAddress } from './requested-address.ts';

export interface Address {
  /** As it is drawn. */
  readonly query: URLSearchParams;
  /** As it was asked for last. */
  readonly asked: () => URLSearchParams;
  /** @param replaces whether Back passes over where one is now */
  readonly change: (changes: AddressChange, replaces?: boolean) => void;
  /** What all below share, by `RequestedAddressContext`. */
  readonly requested: RequestedAddress;
}

/** There is one address: what one part of a window asked for, all others count from. */
export const RequestedAddressContext = createContext<RequestedAddress | undefined>(undefined);

/** The query of the address; each change counts from what was asked for last, drawn or not. */
export function useAddress(): Address {
  const above = use(RequestedAddressContext);
  const location = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const [own] = useState(() => createRequestedAddress(query.toString()));
  const requested = above ?? own;
  // With every location, also one whose query is what it was. Whoever shares it has said so already.
  useEffect(() => {
    if (!above) own.rendered(new URLSearchParams(location.search).toString());
  }, [above, own, location]);
  const asked = useCallback(() => new URLSearchParams(requested.now()), [requested]);
  const change = useCallback(
    (changes: AddressChange, replaces = false): void => {
      void navigate(`?${requested.ask(changes)}`, { replace: replaces, preventScrollReset: true });
    },
    [requested, navigate],
  );
  return { query, asked, change, requested };
}
