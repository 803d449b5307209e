/** A chart as it is drawn. */
export interface Drawing {
  readonly svg: string;
  /** Its width in pixels where its text has the size of text. */
  readonly width: number;
}

/** Colours are variables of the site, so that a drawing follows light and dark without being drawn again. */
const colours = `
  .node rect, .node polygon, .node circle, .node path, .node .basic, .cluster rect,
  .statediagram-cluster rect.outer, .statediagram-cluster rect.inner
    { fill: var(--vp-c-bg-soft); stroke: var(--vp-c-brand-3); }
  .node circle.state-start { fill: var(--vp-c-text-1); stroke: var(--vp-c-text-1); }
  .nodeLabel, .edgeLabel, .edgeLabel p, .cluster-label, .stateLabel, .label, text, p, span
    { color: var(--vp-c-text-1); fill: var(--vp-c-text-1); }
  .edgeLabel, .edgeLabel p, .labelBkg { background-color: var(--vp-c-bg); }
  .edgeLabel rect { fill: var(--vp-c-bg); opacity: 1; }
  .flowchart-link, .transition, .edgePath path, path.path { stroke: var(--vp-c-text-3); }
  .marker, marker path { fill: var(--vp-c-text-3); stroke: var(--vp-c-text-3); }
`;

/** In pixels: boxes are as wide as what they say, and near each other. */
const spacing = { minNodeWidth: 0, nodeSpacing: 24, rankSpacing: 32, wrappingWidth: 240 };

let drawn = 0;

/**
 * @param text of the chart, as Mermaid reads it
 * @throws what Mermaid says of a text that is no chart
 */
export async function drawChart(text: string): Promise<Drawing> {
  // Large, and wanted by pages with a chart only.
  const { default: mermaid } = await import('mermaid');
  const fontFamily = getComputedStyle(document.body).fontFamily;
  mermaid.initialize({
    startOnLoad: false,
    suppressErrorRendering: true,
    securityLevel: 'strict',
    look: 'classic',
    theme: 'base',
    fontFamily,
    themeVariables: { fontFamily, fontSize: '14px' },
    flowchart: { ...spacing, padding: 12 },
    state: spacing,
    themeCSS: colours,
  });
  drawn += 1;
  const { svg } = await mermaid.render(`chart-${drawn}`, text);
  const [, width = '0'] = /viewBox="\S+ \S+ (\S+) /.exec(svg) ?? [];
  return { svg, width: Number(width) };
}
