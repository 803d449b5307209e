import { Connection, CookieConsent, ProgressBar } from '@boardwright/engine';
import { useNavigation } from 'react-router';

/** What surrounds every page: the progress bar of navigation, the connection banner, the cookie bar. */
export function PageFrame() {
  const navigation = useNavigation();
  return (
    <>
      <ProgressBar busy={navigation.state !== 'idle'} />
      <Connection />
      <CookieConsent />
    </>
  );
}
