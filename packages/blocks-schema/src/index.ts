export * from './block-package.ts';
export * from './core-schemas.ts';
export * from './define-block-schema.ts';
export * from './define-fixtures.ts';
export * from './define-labels.ts';
export * from './labelled-schema.ts';
export { designOf } from './languages/design-of.ts';
export * from './languages/join-design.ts';
export * from './languages/join-stored.ts';
export * from './languages/setting-kind.ts';
export * from './pages/page-kinds.ts';
export * from './pages/page-paths.ts';
export * from './parts/account-tabs.ts';
export * from './parts/job-lists.ts';
export * from './parts/visibility.ts';
export * from './parts/block-icon.ts';
export * from './parts/block-drawing.ts';
export * from './site/cookie-scripts.schema.ts';
export * from './site/page-settings.schema.ts';
export * from './site/search-synonyms.ts';
export * from './site/site-settings.schema.ts';
export * from './site/site-text-names.ts';
export { boundValue } from './stored/bound-value.ts';
export { markedBranches } from './stored/branches.ts';
export {
  settingsValidators,
  type CompiledSettings,
  type FetchedSettings,
  type SettingsValidator,
  type SettingsValidators,
} from './stored/compiled-settings.ts';
export * from './stored/fill-defaults.ts';
export { isSame } from './stored/is-same.ts';
export { fittingSettings } from './stored/fitting-settings.ts';
export * from './stored/migrate.ts';
export * from './stored/prefix.ts';
export * from './stored/read-settings.ts';
export * from './stored/write-settings.ts';
export {
  partsOfPath,
  problemRules,
  type Problem,
  type ProblemRule,
  type SchemaProblem,
} from './stored/problem.ts';
