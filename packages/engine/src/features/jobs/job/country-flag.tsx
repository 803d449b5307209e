import styles from './country-flag.module.css';

type Band = 'black' | 'red' | 'yellow' | 'blue' | 'white';

/** Flags that are three bands: the countries our boards have jobs in. */
const bands: Readonly<Record<string, readonly ['across' | 'down', Band, Band, Band]>> = {
  NL: ['across', 'red', 'white', 'blue'],
  LU: ['across', 'red', 'white', 'blue'],
  DE: ['across', 'black', 'red', 'yellow'],
  BE: ['down', 'black', 'yellow', 'red'],
  FR: ['down', 'blue', 'white', 'red'],
  RO: ['down', 'blue', 'yellow', 'red'],
};

/** A small drawn flag of a country; for one that is not drawn, its code. */
export function CountryFlag({ code, label }: { readonly code: string; readonly label: string }) {
  const flag = bands[code];
  if (!flag) return <abbr title={label}>{code}</abbr>;
  const [direction, ...colours] = flag;
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" role="img" aria-label={label} focusable="false">
      {colours.map((colour, index) =>
        direction === 'across' ? (
          <rect
            key={colour}
            className={styles[colour]}
            y={(index * 16) / 3}
            width="24"
            height={16 / 3 + 0.1}
          />
        ) : (
          <rect key={colour} className={styles[colour]} x={index * 8} width="8.1" height="16" />
        ),
      )}
    </svg>
  );
}
