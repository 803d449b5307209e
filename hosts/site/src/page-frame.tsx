import { Connection, CookieConsent, ProgressBar } from '@boardwright/engine';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * What surrounds every page: the progress bar of navigation, the connection banner, the cookie bar.
 * @param onPage called when another page stands there, before it is painted
 */
export function PageFrame({ onPage }: { readonly onPage?: () => void }) {
  const navigation = useNavigation();
  const location = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page stands there when the address changed
  useLayoutEffect(() => onPage?.(), [location, onPage]);
  return (
    <>
      <ProgressBar busy={navigation.state !== 'idle'} />
      <Connection />
      <CookieConsent />
    </>
  );
}
