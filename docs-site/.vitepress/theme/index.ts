import '@fontsource-variable/montserrat/wght.css';
import DefaultTheme from 'vitepress/theme-without-fonts';
import type { Theme } from 'vitepress';
import { MermaidChart } from '../../theme/mermaid-chart.ts';
import { SchemaPanel } from '../../theme/schema-panel.ts';
import '../../theme/site.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('MermaidChart', MermaidChart);
    app.component('SchemaPanel', SchemaPanel);
  },
};

export default theme;
