import { HandoverPage, type HandoverEffects } from '@boardwright/editor';
import { client } from './engine.ts';
import { version } from './env.ts';

const token = location.hash.slice(1) || 'none';

async function arrive(): Promise<void> {
  // The token is used up: no way back leads to it.
  history.replaceState(null, '', location.pathname);
  await client.sites.acceptHandover({ body: { token }, as: 'admin' });
  location.replace('/admin/overview');
}

let arriving: Promise<void> | undefined;
// However often it is drawn, it is used once.
const effects: HandoverEffects = { arrive: () => (arriving ??= arrive()) };

/** Where the way from another site of the same admin leads. */
export function Handover() {
  return <HandoverPage version={version} effects={effects} />;
}
