import type { ReactNode } from 'react';
import styles from './scene.module.css';

export type SceneKind = 'coming-soon' | 'create-jobboard' | 'site-auth' | 'error';

/** The picture of a page without blocks: the flats at low tide in the brand's colours, and one thing on them. */
export function Scene({ kind }: { readonly kind: SceneKind }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 480 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.sky} d="M-160 0h800v200h-800z" />
      <circle className={styles.sun} cx="338" cy="126" r="48" />
      <path className={styles.sea} d="M-160 126h800v74h-800z" />
      <path className={styles.horizon} d="M-160 124h800v5h-800z" />
      <path
        className={styles.shoal}
        d="M-160 152c160-14 270 4 420-6s220-6 380-10v20c-140 6-260-4-400 6s-230 12-400 8z"
      />
      <path className={styles.land} d="M-160 176c130-18 270-22 400-16s250-8 400 4v36h-800z" />
      <path
        className={styles.line}
        d="M306 34q9-10 18 0q9-10 18 0M350 54q6-7 12 0q6-7 12 0M284 60q6-7 12 0q6-7 12 0"
      />
      {things[kind]}
    </svg>
  );
}

const things: Readonly<Record<SceneKind, ReactNode>> = {
  // A beacon that marks where the channel will be.
  'coming-soon': (
    <path
      className={styles.dark}
      d="M118 70h5v104h-5zM104 72l16.5-32L137 72zM108 84h25v6h-25zM98 170h45v6H98z"
    />
  ),
  // A crane with the next block on its hook.
  'create-jobboard': (
    <>
      <path
        className={styles.dark}
        d="M88 52h8v122h-8zM40 46h172v6H40zM88 46l4-20 4 20zM40 52h24v16H40zM188 52h2v32h-2zM80 170h24v6H80z"
      />
      <path className={styles.stay} d="M92 28 44 46M92 28l116 18" />
      <path className={styles.accent} d="M166 84h46v26h-46z" />
      <path className={styles.brand} d="M140 144h46v28h-46z" />
      <path className={styles.mid} d="M190 144h46v28h-46z" />
    </>
  ),
  // A field gate with a lock on it.
  'site-auth': (
    <>
      <path className={styles.stay} d="m78 164 134-52" />
      <path className={styles.brand} d="M74 106h142v8H74zM74 132h142v8H74zM74 158h142v8H74z" />
      <path className={styles.dark} d="M64 90h12v90H64zM214 90h12v90h-12z" />
      <path className={styles.shackle} d="M137 128v-9a8 8 0 0 1 16 0v9" />
      <rect className={styles.accent} x="130" y="126" width="30" height="26" rx="4" />
    </>
  ),
  // A turbine that has dropped a blade.
  error: (
    <>
      <path className={styles.dark} d="m123 176 5-96h6l5 96zM131 76 84 48l43 36zM131 76l52-24-48 32z" />
      <circle className={styles.dark} cx="131" cy="78" r="6" />
      <path className={styles.dark} d="m156 174 62-12-58 18z" />
    </>
  ),
};
