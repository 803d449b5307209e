import { lazy, type ComponentType } from 'react';
import type { LeftPanel } from '../workbench/workbench-state.tsx';

/** The panels that open at the rail, each fetched when it is first opened. */
export const leftPanelViews: Readonly<Record<LeftPanel, ComponentType>> = {
  components: lazy(() =>
    import('../components/components-panel.tsx').then(({ ComponentsPanel }) => ({
      default: ComponentsPanel,
    })),
  ),
  patterns: lazy(() =>
    import('../components/patterns-panel.tsx').then(({ PatternsPanel }) => ({ default: PatternsPanel })),
  ),
  outline: lazy(() => import('./outline.tsx').then(({ Outline }) => ({ default: Outline }))),
  pages: lazy(() => import('../pages/pages-panel.tsx').then(({ PagesPanel }) => ({ default: PagesPanel }))),
  presets: lazy(() =>
    import('../presets/presets-panel.tsx').then(({ PresetsPanel }) => ({ default: PresetsPanel })),
  ),
  comments: lazy(() =>
    import('../comments/comments-panel.tsx').then(({ CommentsPanel }) => ({ default: CommentsPanel })),
  ),
  revisions: lazy(() =>
    import('../revisions/revisions-panel.tsx').then(({ RevisionsPanel }) => ({ default: RevisionsPanel })),
  ),
  changes: lazy(() =>
    import('../publishing/changes-panel.tsx').then(({ ChangesPanel }) => ({ default: ChangesPanel })),
  ),
  checks: lazy(() =>
    import('../checks/checks-panel.tsx').then(({ ChecksPanel }) => ({ default: ChecksPanel })),
  ),
};
