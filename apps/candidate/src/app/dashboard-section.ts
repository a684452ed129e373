import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { DashboardSide, SectionName } from '@tryka/domain'
import type { LazySection } from './lazy-section'

export type AnySection = SectionName<DashboardSide>

export interface DashboardSection<Name extends AnySection> {
  /** In the address: `?section=`. */
  value: Name
  label: string
  icon: LucideIcon
  /** The letter that opens it, after a G; of what is under the bell the letter alone. */
  key: string
  /** The bell leads to it, not the navigation. */
  isUnderBell?: true
  /** A chunk of its own. */
  component: LazySection
  /** What a value of one of these names in the address opens instead: the whole page, without the frame. */
  alone?: readonly { param: string; component: ComponentType }[]
}

/** In the order of the navigation; the first opens by default. */
export type DashboardSections<Name extends AnySection> = readonly [
  DashboardSection<Name>,
  ...DashboardSection<Name>[],
]

/** What leads to a section by keys alone; the bell has a letter of its own. */
export const keysOf = ({ key, isUnderBell }: { key: string; isUnderBell?: true }): string =>
  isUnderBell ? key : `g ${key}`
