/** The breakpoints of the specification (§2 'Editor') and the width the page gets at each, in pixels. */
export const viewports = [
  { breakpoint: 0, width: 390, name: 'mobile' },
  { breakpoint: 576, width: 576, name: 'mobileLarge' },
  { breakpoint: 768, width: 768, name: 'tablet' },
  { breakpoint: 992, width: 992, name: 'desktop' },
  { breakpoint: 1920, width: 1920, name: 'hdDesktop' },
  { breakpoint: 2560, width: 2560, name: 'qhdDesktop' },
  { breakpoint: 3840, width: 3840, name: 'uhdDesktop' },
] as const;
export type Viewport = (typeof viewports)[number];

/**
 * Below this width of the window, in pixels, the panels on the left lie over the page, and none is open at first: between
 * panel and settings a desktop's page would be too small to read (see the workbench's style sheet).
 */
export const panelsOver = 1200;
/** From this width on the settings stand beside the page whether a block is chosen or not. */
export const settingsOver = 1024;

/** Where one starts: the desktop. In a window as narrow as a phone that would be too small to read: the mobile one. */
export function firstViewport(window: number): Viewport {
  return window < 640 ? viewports[0] : viewports[3];
}

/** The viewport whose breakpoint a query asks for, else the first. */
export function viewportOf(asked: string | null, first: Viewport): Viewport {
  return viewports.find(({ breakpoint }) => String(breakpoint) === asked) ?? first;
}

/** How a page of `width` fits between the bench's margins: shrunk where it must be, never enlarged. */
export function fitScale(width: number, bench: number, margin = 16): number {
  return bench <= 2 * margin ? 1 : Math.min(1, (bench - 2 * margin) / width);
}
