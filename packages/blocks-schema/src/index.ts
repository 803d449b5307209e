export {
  BlockPackageError,
  checkBlockPackages,
  checkOwnWidgets,
  type OwnWidgetControl,
  type OwnWidgetProps,
  knownSchemas,
  type BlockSchemas,
  type BlockDeclaration,
  type BlockForEditor,
  type BlockPackage,
  type DeclaredPackage,
} from './block-package.ts';
// oxlint-disable-next-line boardwright/named-exports -- That file names each block's schema; it is written from the folders, so a block is added without a list.
export * from './core-schemas.ts';
export {
  commonSettings,
  defineBlockSchema,
  editorTabs,
  widgetNames,
  type BlockGroup,
  type BlockSchema,
  type HeadPart,
  type CommonSettings,
  type EditorTab,
  type NamedGroup,
  type KeyOf,
  type Migration,
  type ObjectSchema,
  type SettingsOf,
  type StoredOf,
  isOwnWidget,
  type OwnWidget,
  type Widget,
} from './define-block-schema.ts';
export { defineFixtures, type Fixture } from './define-fixtures.ts';
export {
  defineLabels,
  definePartLabels,
  type BlockLabels,
  type BlockLabelsIn,
  type EditorLabels,
  type FieldLabels,
  type Label,
  type LabelNode,
  type LabelNodes,
  type LabelOf,
} from './define-labels.ts';
export { labelledSchema } from './labelled-schema.ts';
export { designOf } from './languages/design-of.ts';
export { joinDesign } from './languages/join-design.ts';
export { joinStored, type StoredChange } from './languages/join-stored.ts';
export { kindOf, settingKinds, type SettingKind, type SettingNode } from './languages/setting-kind.ts';
export {
  defaultPath,
  isPagePath,
  longestPath,
  pageKindOf,
  pageKinds,
  type ComposedBlock,
  type DetailKind,
  type PageIdentifier,
  type PageKind,
} from './pages/page-kinds.ts';
export {
  freePath,
  pathFormProblem,
  pathProblem,
  reservedFor,
  reservedPaths,
  type PathProblem,
  type PathSite,
  type PlacedPage,
  type ReservedFor,
} from './pages/page-paths.ts';
export {
  candidateTabs,
  employerTabs,
  hideable,
  type CandidateTab,
  type EmployerTab,
} from './parts/account-tabs.ts';
export {
  columnsCount,
  jobQuery,
  jobsLayout,
  jobSortStrategies,
  pageSizes,
  perPage,
  perPageSteps,
  premiumType,
  segmentGroupKeys,
  segmentSortStrategy,
  sortOfStrategy,
  type JobSortStrategy,
} from './parts/job-lists.ts';
export {
  hiddenByDefault,
  optionalByDefault,
  visibilityModes,
  type VisibilityMode,
} from './parts/visibility.ts';
export { screens, type Screen } from './parts/block-visibility.ts';
export {
  linkedVideo,
  videoConsent,
  videoServices,
  type LinkedVideo,
  type VideoService,
} from './parts/video-link.ts';
export { blockIconNames, type BlockIcon, type BlockIconName } from './parts/block-icon.ts';
export type { BlockDrawing } from './parts/block-drawing.ts';
export { cookieScriptsKey, cookieScriptsSchema, type CookieScript } from './site/cookie-scripts.schema.ts';
export {
  pagePlaceSchema,
  pageSettingsKey,
  pageSettingsSchema,
  type PageSettings,
} from './site/page-settings.schema.ts';
export {
  readSynonymGroups,
  synonymLimits,
  synonymProblem,
  type SynonymProblem,
  type SynonymProblemKind,
} from './site/search-synonyms.ts';
export {
  fontFamilies,
  jobDateFormats,
  siteSettingsKey,
  siteSettingsSchema,
  type SiteSettings,
} from './site/site-settings.schema.ts';
export { siteSchemas } from './site/site-schemas.ts';
export { appearanceSettings, type AppearanceSetting } from './site/appearance-settings.ts';
export { siteTextNames, type SiteTextName } from './site/site-text-names.ts';
export { boundValue } from './stored/bound-value.ts';
export { mappedSchema, markedBranches } from './stored/branches.ts';
export {
  settingsValidators,
  type CompiledSettings,
  type FetchedSettings,
  type SettingsValidator,
  type SettingsValidators,
} from './stored/compiled-settings.ts';
export { copyOf, defaultsOf, fillDefaults, filledSettings } from './stored/fill-defaults.ts';
export { isSame } from './stored/is-same.ts';
export { fittingSettings } from './stored/fitting-settings.ts';
export { migrate, NewerVersionError } from './stored/migrate.ts';
export { fromWire, nameOfWire, toWire } from './stored/prefix.ts';
export { columnCount, columnsOf, storedColumn, type ColumnBlock, type InColumn } from './stored/columns.ts';
export { deepestColumn, mostColumns } from './parts/block-column.ts';
export { isHiddenBlock } from './stored/hidden-block.ts';
export { readSettings, type ReadSettings, type Validate } from './stored/read-settings.ts';
export { schemaKeywords } from './stored/schema-keywords.ts';
export { schemaRefusals } from './stored/schema-refusals.ts';
export { writeSettings, type StoredSettings } from './stored/write-settings.ts';
export {
  partsOfPath,
  problemRules,
  type Problem,
  type ProblemRule,
  type SchemaProblem,
} from './stored/problem.ts';
