/** @jsxRuntime classic */
import type { MeasuredPair, ThemePairName } from '@boardwright/ui/theme-contrast';
import * as React from 'react';
import styles from './brand-form.module.css';

const uses: Readonly<Record<ThemePairName, string>> = {
  button: 'Label of a button',
  buttonEdge: 'Button on the page',
  link: 'Link',
  linkOnTint: 'Link on a tinted ground',
  chip: 'Chosen filter',
  ribbon: 'Ribbon of a top job',
  accent: 'Accent',
};

/** How many of the pairs can be read, in a sentence. */
export function verdictOn(pairs: readonly MeasuredPair[]): string {
  const low = pairs.filter(({ ratio, least }) => ratio < least).length;
  return low === 0
    ? `All ${pairs.length} pairs of colours pass WCAG AA.`
    : `${low} of ${pairs.length} pairs of colours ${low === 1 ? 'fails' : 'fail'} WCAG AA.`;
}

/** The pairs in which a site is read, each measured and judged in words: those of the editor's theme section. */
export function ContrastList({ pairs }: { readonly pairs: readonly MeasuredPair[] }) {
  return (
    <table className={styles.pairs}>
      <thead>
        <tr>
          <th scope="col">What is read</th>
          <th scope="col">Looks</th>
          <th scope="col">Contrast</th>
          <th scope="col">WCAG AA</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ name, visitor, ink, ground, ratio, least }) => (
          <tr key={`${visitor}-${name}`}>
            <th scope="row">
              {uses[name]}
              {visitor === 'employer' ? ', employers' : ''}
            </th>
            <td>
              <span className={styles.swatch} style={{ color: ink, background: ground }} aria-hidden>
                {/* Nobody reads an edge: letters there would be a pair that no page has. */}
                {name === 'buttonEdge' ? <i style={{ background: ink }} /> : 'Aa'}
              </span>
            </td>
            <td>{ratio.toFixed(1)} : 1</td>
            <td className={ratio >= least ? styles.good : styles.bad}>
              {ratio >= least ? `Pass (asks ${least})` : `Fail (asks ${least})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
