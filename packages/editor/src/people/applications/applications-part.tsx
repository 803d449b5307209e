import { ApplicationList } from './application-list.tsx';
import { ApplicationScreen } from './application-screen.tsx';
import { useApplicationsAddress } from './use-applications-address.ts';

/** The applications of the board, or the one that the address names. */
export function ApplicationsPart() {
  const { open } = useApplicationsAddress();
  return open === undefined ? <ApplicationList /> : <ApplicationScreen key={open} uuid={open} />;
}
