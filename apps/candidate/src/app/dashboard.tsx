import { Suspense, type ReactNode } from 'react'
import { Delayed, ErrorBoundary, useDocumentTitle, Waiting } from '@tryka/app-shell'
import { BRAND, dashboardPath } from '@tryka/domain'
import { useSectionAddress, type Values } from '../base/address/address'
import { usePlace } from '../base/place/place'
import { titleOfView } from '../base/place/place-words'
import { DashboardLayout, type DashboardLayoutProps } from '../frame/dashboard-layout'
import { keysOf, type AnySection, type DashboardSections } from './dashboard-section'

const wait = (
  <Delayed>
    <Waiting />
  </Delayed>
)

export interface DashboardProps<Name extends AnySection> extends Omit<
  DashboardLayoutProps,
  'sections' | 'current' | 'children'
> {
  sections: DashboardSections<Name>
  /** How much waits for somebody in a section, with its noun. */
  counts: Partial<Record<Name, { count: number; countNoun: string }>>
  /** What every section keeps of the address. */
  keeps?: Values
  /** Stands above every section. */
  above?: ReactNode
}

/** A dashboard with its open section, which is kept in the address. */
export function Dashboard<Name extends AnySection>({
  sections,
  counts,
  above,
  keeps = {},
  ...frame
}: DashboardProps<Name>) {
  const address = useSectionAddress<Name>()
  const place = usePlace()
  const {
    value: current,
    label,
    component,
    alone: pages = [],
  } = sections.find(({ value }) => value === address.get('section')) ?? sections[0]
  const alone = pages.find(({ param }) => address.get(param) !== '')
  const Section = alone?.component ?? component
  useDocumentTitle(label, `${titleOfView(place)} · ${BRAND.name}`, ' · ')
  const content = (
    <ErrorBoundary resetKey={current}>
      <Suspense fallback={wait}>
        <Section key={current} />
      </Suspense>
    </ErrorBoundary>
  )
  if (alone) return content
  return (
    <DashboardLayout
      {...frame}
      sections={sections.map((section) => ({
        ...section,
        ...counts[section.value],
        keys: keysOf(section),
        onNear: section.component.fetch,
        to: dashboardPath(place.side, section.value, keeps),
      }))}
      current={current}
    >
      {above}
      {content}
    </DashboardLayout>
  )
}
