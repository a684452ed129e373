import { Delayed, endpointQuery, ErrorBoundary, useDocumentTitle, Waiting } from '@tryka/app-shell'
import { getWorkspace, type Workspace } from '@tryka/domain'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLive } from '../core/use-live'
import { CandidateBell } from '../layout/candidate-bell'
import { DashboardLayout } from '../layout/dashboard-layout'
import { useSession } from '../session/session'
import { CANDIDATE_SECTIONS } from './candidate-sections'

const [first] = CANDIDATE_SECTIONS

/** The dashboard of a candidate; the open section is kept in the address. */
export function CandidateDashboardPage() {
  const session = useSession()
  const [params, setParams] = useSearchParams()
  const section = CANDIDATE_SECTIONS.find(({ value }) => value === params.get('section')) ?? first
  useDocumentTitle(section ? `${section.label}, Candidate Dashboard` : 'Candidate Dashboard')
  const workspace = useQuery(endpointQuery(getWorkspace))
  const unread = workspace.data?.candidate.unread
  useLive('candidate')
  const counted = sectionsWith(workspace.data?.candidate)
  if (!section) return null
  const Section = section.component
  return (
    <DashboardLayout
      title="Candidate Dashboard"
      face={workspace.data?.candidate.name}
      bell={<CandidateBell unread={unread?.notifications ?? 0} />}
      sections={counted}
      current={section.value}
      onSelect={(value) => value !== section.value && setParams({ section: value })}
    >
      <ErrorBoundary resetKey={section.value}>
        <Suspense
          fallback={
            <Delayed>
              <Waiting />
            </Delayed>
          }
        >
          {/* The first opening fills the workspace: a section that reads before that would show less. */}
          {workspace.isPending ? (
            <Delayed>
              <Waiting />
            </Delayed>
          ) : (
            <Section session={session} />
          )}
        </Suspense>
      </ErrorBoundary>
    </DashboardLayout>
  )
}

/** The sections, each with how much waits in it. */
function sectionsWith(place: Workspace['candidate'] | undefined) {
  const counts: Record<string, number | undefined> = {
    applications: place?.waiting.applications,
    interviews: place?.waiting.interviews,
    messages: place?.unread.messages,
  }
  return CANDIDATE_SECTIONS.map((section) => {
    const count = counts[section.value]
    return count ? { ...section, count } : section
  })
}
