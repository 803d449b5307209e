import { Connection, CookieConsent } from '@boardwright/engine';
import { ProgressBar } from '@boardwright/ui/progress-bar';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { SentForms } from './sent-forms.ts';

const nothingSent: Pick<SentForms, 'isAnyOnTheWay' | 'subscribe'> = {
  isAnyOnTheWay: () => false,
  subscribe: () => () => undefined,
};

/**
 * What surrounds every page: the progress bar of navigation and of forms that are sent, the connection banner, the
 * cookie bar.
 * @param onPage called when another page stands there, before it is painted
 * @param forms those that machines send; none on the server
 */
export function PageFrame({
  onPage,
  forms = nothingSent,
}: {
  readonly onPage?: () => void;
  readonly forms?: typeof nothingSent;
}) {
  const isSending = useSyncExternalStore(forms.subscribe, forms.isAnyOnTheWay, nothingSent.isAnyOnTheWay);
  const navigation = useNavigation();
  const location = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page stands there when the address changed
  useLayoutEffect(() => onPage?.(), [location, onPage]);
  return (
    <>
      <ProgressBar busy={navigation.state !== 'idle' || isSending} />
      <Connection />
      <CookieConsent />
    </>
  );
}
