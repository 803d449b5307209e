export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { initials, stablePick } from './avatar/initials.ts';
export { BackLink } from './back-link/back-link.tsx';
export { Breadcrumbs, type Crumb } from './back-link/breadcrumbs.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge.tsx';
export {
  type ButtonAppearance,
  buttonClass,
  type ButtonSize,
  type ButtonVariant,
  usualAppearance,
} from './button/button-class.ts';
export { Button, type ButtonProps } from './button/button.tsx';
export {
  IconButton,
  iconButtonClass,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './button/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx';
export { Chips, type ChipsProps } from './chip/chips.tsx';
export { classNames } from './class-names.ts';
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/combobox.tsx';
export { lookUpFrom } from './combobox/look-up-from.ts';
export { ConnectionBanner, type ConnectionBannerProps } from './connection-banner/connection-banner.tsx';
export { CustomCode, type CustomCodeProps } from './custom-code/custom-code.tsx';
export { remakeScript } from './custom-code/remake-script.ts';
export { useCustomScripts } from './custom-code/use-custom-scripts.ts';
export { Dialog, dialogOpener, type DialogProps } from './dialog/dialog.tsx';
export { EmptyState, type EmptyStateProps, type Escape, type Escapes } from './empty-state/empty-state.tsx';
export { Lighthouse } from './empty-state/lighthouse.tsx';
export { type Fact, Facts } from './facts/facts.tsx';
export {
  CheckField,
  type CheckFieldProps,
  SwitchField,
  type SwitchFieldProps,
} from './field/check-field.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './field/choice-group.tsx';
export { fieldClasses } from './field/field-classes.ts';
export { errorId, fieldWiring, hintId } from './field/field-wiring.ts';
export { Field, type FieldBase, FieldError, type FieldProps } from './field/field.tsx';
export { FileField, type FileFieldProps, type SelectedFile } from './field/file-field.tsx';
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { phoneCountries, type PhoneCountry } from './field/phone-countries.ts';
export { PhoneField, type PhoneFieldProps } from './field/phone-field.tsx';
export { type Option, SelectField, type SelectFieldProps } from './field/select-field.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { TextareaField, type TextareaFieldProps } from './field/textarea-field.tsx';
export type { FacetGroup, FacetItem } from './filters/facet-group.ts';
export { FilterDisclosure, type FilterDisclosureProps } from './filters/filter-disclosure.tsx';
export { FilterGroup, type FilterGroupProps } from './filters/filter-group.tsx';
export { FilterSheet, type FilterSheetProps } from './filters/filter-sheet.tsx';
export { useTicked } from './filters/use-ticked.ts';
export { Fold, type FoldProps } from './fold/fold.tsx';
export { cachedFormat } from './format/cached-format.ts';
export { calendarDay, type CalendarDay, dayNumber } from './format/calendar-day.ts';
export { numberText } from './format/count.ts';
export { type DateSettings, dateText, longDate, monthText } from './format/date.ts';
export { distanceText } from './format/distance.ts';
export { fileSize } from './format/file-size.ts';
export { FormatContext, type FormatSettings, useFormatSettings } from './format/format-settings.ts';
export { useListText } from './format/list.ts';
export { money } from './format/money.ts';
export { nameOrder } from './format/name-order.ts';
export { timeText } from './format/time.ts';
export { useFormat } from './format/use-format.ts';
export { isMessageTree, mergeMessages } from './i18n/merge-messages.ts';
export { namedMessage } from './i18n/named-message.ts';
export { pageTranslator } from './i18n/page-translator.ts';
export type { PageMessages, Translate, Translator } from './i18n/translate.ts';
export { TranslatorContext, useT } from './i18n/use-t.ts';
export { iconShape, type IconShape } from './icon/icon-shape.ts';
export { Icon, type IconDrawing, type IconProps } from './icon/icon.tsx';
export { SettingIcon } from './icon/setting-icon.tsx';
export { ShapeIcon, type ShapeIconProps } from './icon/shape-icon.tsx';
export { socialIcon, socialIcons } from './icon/social-icons.tsx';
export { LinkCardTitle, type LinkCardTitleProps } from './link-card/link-card-title.tsx';
export { LinkCard, type LinkCardProps } from './link-card/link-card.tsx';
export { type GridColumns, type GridLink, LinkGrid, type LinkGridProps } from './link-grid/link-grid.tsx';
export { leavesBoard, linkKind, type LinkKind } from './link/link-kind.ts';
export { Link, type LinkProps } from './link/link.tsx';
export { onPlainClick } from './link/plain-click.ts';
export { FilterButton, type FilterButtonProps } from './list-tools/filter-button.tsx';
export { SortSelect, type SortSelectProps } from './list-tools/sort-select.tsx';
export { type LogLine, LogList } from './log-list/log-list.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Panel, type PanelProps } from './panel/panel.tsx';
export { focalPoint, isDrawing, Picture, type PictureProps } from './picture/picture.tsx';
export { Meter, type MeterProps } from './progress-bar/meter.tsx';
export { ProgressBar } from './progress-bar/progress-bar.tsx';
export { ProgressMeter } from './progress-meter/progress-meter.tsx';
export { pastedHtml } from './rich-text/pasted-html.ts';
export { plainMarkup } from './rich-text/plain-markup.ts';
export { plainText } from './rich-text/plain-text.ts';
export { RichTextIcons } from './rich-text/rich-text-icons.tsx';
export { proseClass, RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { asSanitised, type SafeHtml } from './rich-text/safe-html.ts';
export { ListSearch } from './row-list/list-search.tsx';
export { RowList } from './row-list/row-list.tsx';
export { RowTitle } from './row-list/row-title.tsx';
export { RowTools } from './row-list/row-tools.tsx';
export { MoreLink } from './section-head/more-link.tsx';
export { PageHead, type PageHeadProps } from './section-head/page-head.tsx';
export { SectionHead, type SectionHeadProps } from './section-head/section-head.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { type TabSet, TabSets, type TabSetsProps } from './tab-sets/tab-sets.tsx';
export { TagList, type TagListProps } from './tag/tag-list.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export {
  contrast,
  fromOklch,
  type LinearRgb,
  luminance,
  mapChannels,
  mix,
  type Oklch,
  parseHex,
  toHex,
  toOklch,
} from './theme/colour.ts';
export {
  defaultFontFamily,
  fontFaceCss,
  fontFamilies,
  type FontFamilyName,
  fontFamilyNames,
  type FontFile,
  fontFiles,
  isFontFamily,
} from './theme/fonts.ts';
export { labelOn, palette, type PaletteName } from './theme/palette.ts';
export { readablePair, type ReadablePair } from './theme/readable-pair.ts';
export {
  edgeCheck,
  labelCheck,
  type LabelCheck,
  type MeasuredPair,
  nearestPassing,
  type ThemeColours,
  type ThemePairName,
  themePairs,
  tintsOf,
} from './theme/theme-contrast.ts';
export {
  isThemeColour,
  themeFallbackCss,
  type ThemeSettings,
  themeVariables,
} from './theme/theme-variables.ts';
export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
export { uiMessages } from './ui.messages.ts';
export { type UiTranslate, useUiT } from './use-ui-t.ts';
