import { useContentAddress } from '../use-content-address.ts';
import { LandingPageList } from './landing-page-list.tsx';
import { LandingPageScreen } from './landing-page-screen.tsx';

/** The landing pages of the board (specification §3 'Landing page'): their list, or the one that is written. */
export function LandingPagesPart() {
  const { open, begin } = useContentAddress();
  if (open === 'new') return <LandingPageScreen key={`${open} ${begin}`} id={undefined} />;
  return open !== undefined && /^\d{1,9}$/.test(open) ? (
    <LandingPageScreen key={open} id={Number(open)} />
  ) : (
    <LandingPageList />
  );
}
