import { lazy, type ComponentType } from 'react';
import type { LeftPanel } from '../bench/bench.tsx';

/** The panels that open at the rail, each fetched when it is first opened. */
const panels: Readonly<Partial<Record<LeftPanel, ComponentType>>> = {
  outline: lazy(() => import('./outline.tsx').then(({ Outline }) => ({ default: Outline }))),
};

export function leftPanelOf(name: LeftPanel): ComponentType | undefined {
  return panels[name];
}
