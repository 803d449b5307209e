const regions = ['header', 'nav', '#bench', '#bench ~ aside'] as const;

const first =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not([tabindex="-1"], [disabled])';

/** The regions of the editor in their order, those that are there: top bar, rail, left panel, page, settings. */
function regionElements(): readonly HTMLElement[] {
  const [bar, rail, bench, panel] = regions.map((one) => document.querySelector<HTMLElement>(one));
  const before = bench?.previousElementSibling;
  const left = before instanceof HTMLElement ? before : undefined;
  return [bar, rail, left, bench, panel].filter(
    (one): one is HTMLElement => one !== null && one !== undefined,
  );
}

function enter(region: HTMLElement): boolean {
  const target =
    region.id === 'bench'
      ? region
      : (region.querySelector<HTMLElement>('[aria-current]:is(button, a)') ??
        region.querySelector<HTMLElement>(first));
  target?.focus();
  return region.contains(document.activeElement);
}

/** Puts the focus into the next or previous region that has anything to put it on. */
export function walkRegions(step: 1 | -1): void {
  const elements = regionElements();
  const at = elements.findIndex((region) => region.contains(document.activeElement));
  for (let away = 1; away <= elements.length; away += 1) {
    const next = elements.at((at + step * away) % elements.length);
    if (next && enter(next)) return;
  }
}

/** Brings the focus to the chosen block: its row in the outline, else the page. */
export function focusChosen(): void {
  const row = document.querySelector<HTMLElement>('[data-outline-list] [aria-current]');
  (row ?? document.querySelector<HTMLElement>('#bench'))?.focus();
}
