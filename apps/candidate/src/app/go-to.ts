import type { ActGroup } from '@tryka/app-shell/palette'
import { keysOf, type AnySection, type DashboardSections } from './dashboard-section'

/** Every section of a dashboard as the palette has it; `also` are words by which one is found. */
export const goTo = <Name extends AnySection>(
  sections: DashboardSections<Name>,
  pathOf: (section: Name) => string,
  also: Partial<Record<Name, string>>,
): ActGroup => ({
  label: 'Go to',
  acts: sections.map(({ value, label, icon, key, isUnderBell }) => ({
    id: `go ${value}`,
    title: label,
    icon,
    also: also[value] ?? '',
    keys: keysOf({ key, ...(isUnderBell ? { isUnderBell } : {}) }),
    to: pathOf(value),
  })),
})
