export { GlobalStyle } from './theme/global-style'
export * as media from './theme/media'
export { THEME_STORAGE_KEY, themeScript } from './theme/theme-script'
export { useTheme, type Theme } from './theme/use-theme'
export { useMedia } from './theme/use-media'
export { ThemeToggle } from './theme-toggle/theme-toggle'
export { Mark, Wordmark, Logo, type LogoPartProps, type MarkProps } from './logo/logo'
export { Weave, type WeaveProps } from './weave/weave'
export {
  weave,
  markTone,
  fraction,
  MAX_POLYGONS,
  type ThreadPlace,
  type ThreadTone,
  type WeaveOptions,
  type Weaving,
} from './weave/weave-paths'
export { Icon, type IconSize } from './icon/icon'
export { FindButton } from './kbd/find-button'
export { Keys } from './kbd/kbd'
export { Button, type ButtonProps } from './button/button'
export { ButtonLink, type ButtonLinkProps } from './button/button-link'
export type { ButtonSize, ButtonVariant } from './button/button-styles'
export { TextButton, TextLink } from './button/text-button'
export { JumpLink, type JumpLinkProps } from './field/jump-link'
export { Field, FieldError, FieldHint, type FieldProps } from './field/field'
export { FieldGroup, type FieldGroupProps } from './field/field-group'
export { useFieldControl, type ControlSize } from './field/field-context'
export { TextInput, type TextInputProps } from './field/text-input'
export { TextArea, type TextAreaProps } from './field/text-area'
export { Select } from './field/select'
export { NativeSelect } from './field/native-select'
export type { SelectOption, SelectProps } from './field/select-options'
export { OtpInput, type OtpInputProps } from './field/otp-input'
export { Checkbox, Radio, type CheckboxProps } from './choice/checkbox'
export { Switch, type SwitchProps } from './choice/switch'
export { ChoiceGroup, type Choice, type ChoiceGroupProps } from './choice/choice-group'
export {
  ChipToggleGroup,
  ChipRadioGroup,
  type ChipOption,
  type ChipRadioGroupProps,
  type ChipToggleGroupProps,
} from './choice/chip-toggle-group'
export { Segments, type SegmentsProps } from './choice/segments'
export {
  ErrorSummary,
  useSummaryShown,
  type ErrorSummaryProps,
  type SummaryError,
} from './feedback/error-summary'
export { Notice, type NoticeProps, type NoticeTone } from './feedback/notice'
export { EmptyState, type EmptyStateProps } from './feedback/empty-state'
export { ErrorState, type ErrorStateProps } from './feedback/error-state'
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge'
export { StatusDot, type StatusTone } from './badge/status-dot'
export { UnreadDot } from './badge/unread-dot'
export { Hallmark } from './badge/hallmark'
export { Tryk, type TrykProps } from './badge/tryk'
export { Avatar, initials, type AvatarProps } from './badge/avatar'
export { Chip, type ChipProps } from './chip/chip'
export { Chips } from './chip/chips'
export { ChipInput, type ChipInputProps } from './chip/chip-input'
export { Card, CardHead, CardBody, CardFoot, Rows, RowItem, type CardProps } from './card/card'
export { SaveBar, type SaveBarProps } from './card/save-bar'
export { StatStrip, type Stat } from './stat-strip/stat-strip'
export { Spinner, type SpinnerProps } from './spinner/spinner'
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './skeleton/skeleton'
export { LoadingRows } from './skeleton/loading-rows'
export { Said } from './type/said'
export { Ticked } from './type/ticked'
export { Heading, Text, Mono, type HeadingLook, type HeadingProps, type TextProps } from './type/type'
export {
  Stack,
  Row,
  Container,
  Columns,
  Pair,
  Combo,
  ButtonRow,
  type LayoutProps,
  type RowProps,
  type Space,
} from './layout/layout'
export { SrOnly } from './layout/sr-only'
export { SkipLink } from './layout/skip-link'
export { PageHead, type PageHeadProps } from './layout/page-head'
export { Toolbar } from './layout/toolbar'
export { Dialog, DiscardQuestion, type DialogProps, type DiscardQuestionProps } from './dialog/dialog'
export { DialogWorkContext, type Answer, type HoldPage } from './dialog/dialog-work'
export { SidePanel, type SidePanelProps } from './dialog/side-panel'
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog'
export { Drawer, type DrawerProps } from './dialog/drawer'
export {
  Menu,
  MenuItem,
  MenuLink,
  MenuLinks,
  MenuRadioGroup,
  MenuSeparator,
  MenuTick,
  type MenuItemProps,
  type MenuLinksProps,
  type MenuProps,
  type MenuRadioGroupProps,
} from './menu/menu'
export { SectionMenu, MenuButton, type MenuSection, type SectionMenuProps } from './menu/section-menu'
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs'
export { Tooltip, TooltipProvider, type TooltipProps } from './tooltip/tooltip'
export { ToastCard, type ToastCardProps } from './toast/toast-card'
export { Pager, type PagerProps } from './pager/pager'
export { Table, type Column, type TableProps } from './table/table'
export { SortButton, type SortButtonProps } from './table/sort-button'
export { ScrollRegion } from './table/scroll-region'
export { ProgressBar, type ProgressBarProps } from './meter/progress-bar'
export { Ring } from './meter/ring'
export { StepMeter, type StepMeterProps } from './meter/step-meter'
export { Score } from './meter/score'
export { ScoreScale, type ScoreScaleProps } from './meter/score-scale'
export { Identity, KeyValues, type IdentityProps } from './identity/identity'
export { SidebarNav, SidebarItem, type SidebarItemProps } from './sidebar/sidebar-nav'
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button'
export { BarChart, type BarChartProps, type ChartTone } from './chart/bar-chart'
export { LineChart, type LineChartProps } from './chart/line-chart'
export { DotChart, type DotChartProps } from './chart/dot-chart'
export { Sparkline, type SparklineProps } from './chart/sparkline'
export { BarList, Legend, type BarListProps } from './chart/bar-list'
