/** Joins the class names that hold: `classNames(styles.button, wide && styles.wide)`. Empty gives undefined. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
