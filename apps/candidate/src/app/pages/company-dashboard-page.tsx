import {
  CentredScreen,
  Delayed,
  endpointQuery,
  ErrorBoundary,
  useDocumentTitle,
  Waiting,
} from '@tryka/app-shell'
import { getWorkspace, type Workspace } from '@tryka/domain'
import { ErrorState } from '@tryka/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CompanyContext, type CompanySectionName } from '../company/company-place'
import { TeamInvitation } from '../company/team-invitation'
import { useLive } from '../core/use-live'
import { Bell } from '../layout/bell'
import { DashboardLayout } from '../layout/dashboard-layout'
import { COMPANY_SECTIONS } from './company-sections'

const TITLE = 'Company Dashboard'

/** The dashboard of a company; the seat in its team is read first, for every section acts from it. */
export function CompanyDashboardPage() {
  const workspace = useQuery(endpointQuery(getWorkspace))
  useDocumentTitle(TITLE)
  if (workspace.data) return <Dashboard workspace={workspace.data} />
  return (
    <CentredScreen>
      {workspace.isError ? (
        <ErrorState
          text="The company could not be loaded. Check your connection, then try again."
          onRetry={() => void workspace.refetch()}
          busy={workspace.isFetching}
        />
      ) : (
        <Delayed>
          <Waiting label="Opening your dashboard" />
        </Delayed>
      )}
    </CentredScreen>
  )
}

function Dashboard({ workspace: { company } }: { workspace: Workspace }) {
  const [params, setParams] = useSearchParams()
  const section = COMPANY_SECTIONS.find(({ value }) => value === params.get('section')) ?? COMPANY_SECTIONS[0]
  useDocumentTitle(`${section.label}, ${TITLE}`)
  useLive('company')
  const Section = section.component
  const { member, unread, name } = company
  return (
    <CompanyContext value={company}>
      <DashboardLayout
        title={TITLE}
        sections={sectionsWith(company)}
        current={section.value}
        onSelect={(value) => setParams({ section: value })}
        bell={
          <Bell
            side="company"
            unread={unread.notifications}
            quiet="Nothing new. What candidates do appears here."
          />
        }
        face={name}
        actsFor={{ name, role: member.title || member.role }}
      >
        <TeamInvitation />
        <ErrorBoundary resetKey={section.value}>
          <Suspense
            fallback={
              <Delayed>
                <Waiting />
              </Delayed>
            }
          >
            <Section key={section.value} />
          </Suspense>
        </ErrorBoundary>
      </DashboardLayout>
    </CompanyContext>
  )
}

/** The sections, each with how much waits in it. */
function sectionsWith({ unread, waiting }: Workspace['company']) {
  const counts: Partial<Record<CompanySectionName, number>> = {
    jobs: waiting.postings,
    applications: waiting.applications,
    interviews: waiting.interviews,
    messages: unread.messages,
  }
  return COMPANY_SECTIONS.map((section) => {
    const count = counts[section.value]
    return count ? { ...section, count } : section
  })
}
