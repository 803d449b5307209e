import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useUiT } from '../use-ui-t.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './connection-banner.module.css';

export interface ConnectionBannerProps {
  /** `online` draws nothing; `restored` lasts 3 seconds (specification §2), by the machine's clock. */
  readonly state: 'online' | 'offline' | 'restored';
  /** More words, as 'your changes are kept'. */
  readonly children?: ReactNode;
}

/** Says that the connection is gone, and that it is back. The live region is always there, so it is heard. */
export function ConnectionBanner({ state, children }: ConnectionBannerProps) {
  const t = useUiT();
  const offline = state === 'offline';
  return (
    <div className={styles.place} role="status">
      {state !== 'online' && (
        <p className={classNames(styles.banner, offline ? styles.offline : styles.restored)}>
          <Icon icon={offline ? WifiOff : Wifi} />
          <span>
            {t(offline ? 'offline' : 'online')} {children}
          </span>
        </p>
      )}
    </div>
  );
}
