import type { RunSite } from '@boardwright/api-client/contract';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { useSiteName } from '../workbench/use-site-name.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './site-switch.module.css';
import { useSitesApi } from './sites-api.ts';
import { sentenceOf } from '../ui/sentence-of.ts';

interface SiteSwitchProps {
  /** Where there is little room: without its host, and on narrow screens only the way to others. */
  readonly isBrief?: boolean;
}

/** The site one is in; where there are others that one may enter, a way to them. */
export function SiteSwitch({ isBrief = false }: SiteSwitchProps) {
  const api = useSitesApi();
  const [others, setOthers] = useState<readonly RunSite[]>([]);
  useEffect(() => {
    let isWanted = true;
    const read = () =>
      void api?.find().then(
        ({ sites }) => isWanted && setOthers(sites),
        // Policy: the frame does without; the list of sites says why.
        () => undefined,
      );
    read();
    const stop = api?.onStarted(read);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [api]);
  const here = others.length > 1 ? <OpenSwitch sites={others} /> : <Here />;
  return isBrief ? <div className={styles.brief}>{here}</div> : here;
}

function Here() {
  const { editorSite } = useWorkbench();
  const siteName = useSiteName();
  return (
    <span className={styles.site}>
      <b>{siteName}</b>
      {siteName === editorSite.host ? null : <span>{editorSite.host}</span>}
    </span>
  );
}

function OpenSwitch({ sites }: { readonly sites: readonly RunSite[] }) {
  const t = useEditorT();
  const api = useSitesApi();
  const [isOpen, setIsOpen] = useState(false);
  const [leaving, setLeaving] = useState<number | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  async function enter(id: number): Promise<void> {
    if (leaving !== undefined) return;
    setLeaving(id);
    setProblem(undefined);
    try {
      await api?.enter(id);
    } catch (error) {
      // Policy: one stays where one is, and reads why.
      setProblem(sentenceOf(error));
      setLeaving(undefined);
    }
  }
  return (
    <Disclosure
      open={isOpen}
      onToggle={setIsOpen}
      className={styles.switch}
      buttonClassName={styles.opener}
      button={
        <>
          <Here />
          <ChevronsUpDown size={14} strokeWidth={2} aria-hidden />
          <span className={controls.unseen}>, {t('shell.otherSites')}</span>
        </>
      }
    >
      <div className={styles.sheet}>
        <ul>
          {sites.map(({ id, name, url, hosts, is_current: isCurrent }) => {
            const host = URL.parse(url)?.host ?? hosts[0]?.host ?? '';
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={isCurrent ? 'true' : undefined}
                  aria-disabled={isCurrent || leaving !== undefined}
                  onClick={() => {
                    if (!isCurrent) void enter(id);
                  }}
                >
                  <span>
                    <b>{name || host}</b>
                    {name === '' ? null : <small>{host}</small>}
                  </span>
                  {isCurrent ? <Check size={15} strokeWidth={2} aria-hidden /> : null}
                  {leaving === id ? <span className={controls.spinner} aria-hidden /> : null}
                </button>
              </li>
            );
          })}
        </ul>
        <div role="alert">{problem === undefined ? null : <p className={styles.problem}>{problem}</p>}</div>
      </div>
    </Disclosure>
  );
}
