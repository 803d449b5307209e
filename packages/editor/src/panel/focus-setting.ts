/** Milliseconds a setting is waited for: its panel is drawn first, and a text editor is loaded when it is needed. */
const patience = 8000;

/** What is written or chosen in; the label's side holds what undoes it, a toolbar only helps. */
const written = 'input:not([type=hidden], [type=file]), select, textarea, [contenteditable=true]';
const around = '[role=toolbar], [data-beside]';

/** Positions in lists and names of parts that lead to a value inside a setting. */
type Inside = readonly (string | number)[];

/**
 * The place of a value inside a setting; rows on the way there are opened.
 * @returns undefined while a row is still on its way
 */
function placeIn(setting: Element, inside: Inside): Element | undefined {
  let place = setting;
  for (const step of inside) {
    if (typeof step === 'string') place = place.querySelector(`[data-part="${CSS.escape(step)}"]`) ?? place;
    else {
      // The first list of a place is its own; lists in its rows come after.
      const row = place.querySelector('[data-rows]')?.children[step];
      const summary = row?.querySelector<HTMLElement>('button[aria-expanded]');
      if (!row || !summary) return undefined;
      if (summary.getAttribute('aria-expanded') === 'false') {
        summary.click();
        return undefined;
      }
      place = row;
    }
  }
  return place;
}

/**
 * Where a setting is written: its input or text editor, else the first button that opens one.
 * @param inside where in the setting, as [2, 'image', 'alt']
 * @returns undefined while it is still on its way
 */
export function controlIn(whole: Element, inside: Inside = []): HTMLElement | undefined {
  const setting = placeIn(whole, inside);
  if (!setting) return undefined;
  if (setting.matches(written)) return setting as HTMLElement;
  if (setting.querySelector('[aria-busy=true], [data-loading]')) return undefined;
  const all = (selector: string): readonly HTMLElement[] =>
    [...setting.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest(around));
  return all(written)[0] ?? all('button')[0];
}

/**
 * Puts the focus on what is not there yet, as soon as it is. Whoever went somewhere else meanwhile stays there.
 * @param find undefined while it is on its way
 * @param isBeside it is brought in sight alone: the focus is on the page
 */
export function focusWhenThere(find: () => HTMLElement | undefined, isBeside?: boolean): void {
  const began = performance.now();
  // A dialog that closes meanwhile gives the focus back to where it was: only a key or a press goes elsewhere.
  const elsewhere = new AbortController();
  for (const event of ['keydown', 'pointerdown'])
    window.addEventListener(event, () => elsewhere.abort(), { capture: true, signal: elsewhere.signal });
  const look = (): void => {
    if (elsewhere.signal.aborted) return;
    const found = find();
    if (!found && performance.now() - began < patience) return void requestAnimationFrame(look);
    elsewhere.abort();
    found?.scrollIntoView({ block: isBeside ? 'nearest' : 'center' });
    if (!isBeside) found?.focus();
  };
  look();
}

/** The settings of a block, once they are drawn; also by the number it had before the server gave its own. */
export function panelOf(block: number): HTMLElement | undefined {
  const marked = `:is([data-panel-of="${block}"], [data-began-as="${block}"])`;
  return document.querySelector<HTMLElement>(marked) ?? undefined;
}

interface Wanted {
  /** Whose setting it is. */
  readonly block: number;
  /** The setting's name. */
  readonly name: string;
  /** Where in the setting; its whole when there is none. */
  readonly at?: Inside | undefined;
  /** Where it is; undefined when the panel shows that already. */
  readonly tab?: string | undefined;
  /** It is brought in sight alone: the focus is on the page. */
  readonly isBeside?: boolean | undefined;
}

/** Puts the focus where a setting of the chosen block is written, as soon as that is there. */
export function focusSetting({ block, name, at, tab, isBeside }: Wanted): void {
  focusWhenThere(() => {
    // Another block may have a setting of the same name, and its panel is drawn until the next one is.
    const panel = panelOf(block);
    if (!panel) return undefined;
    const setting = panel.querySelector(`[data-setting="${CSS.escape(name)}"]`);
    if (setting) return controlIn(setting, at);
    openPlace(tab);
    return undefined;
  }, isBeside);
}

/** Opens the tab, and in it the groups that are closed. */
function openPlace(tab: string | undefined): void {
  const button = tab && document.querySelector<HTMLElement>(`#tab-${CSS.escape(tab)}`);
  if (button && button.getAttribute('aria-selected') !== 'true') button.click();
  else
    for (const group of document.querySelectorAll<HTMLElement>(
      '#settings section button[aria-expanded=false]',
    ))
      group.click();
}
