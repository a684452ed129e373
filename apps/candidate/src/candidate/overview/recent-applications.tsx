import { ArrowRight } from 'lucide-react'
import type { ApplicationCard } from '@tryka/domain'
import { Card, CardHead, Icon, Identity, StatusDot, StepMeter, Table, TextLink, type Column } from '@tryka/ui'
import { EmptyRow } from '../../base/empty-row'
import { sectionPath } from '../parts/address'
import { CompanyLogo } from '../../base/company-logo'
import { STATUS_TONES, stepTone } from '../parts/application-tones'
import { formatListDate } from '../../base/format/format'
import { Link } from '../../base/address/placed-link'

/** The newest applications and where each stands. */
export const RecentApplications = ({ applications }: { applications: readonly ApplicationCard[] }) => (
  <Card asChild>
    <section aria-labelledby="recent-applications">
      <CardHead
        action={
          applications.length > 0 && (
            <TextLink asChild>
              <Link to={sectionPath('applications')}>
                View all <Icon icon={ArrowRight} size="sm" />
              </Link>
            </TextLink>
          )
        }
      >
        <h2 id="recent-applications">Recent Applications</h2>
      </CardHead>
      {applications.length === 0 ? (
        <EmptyRow
          strand="siddhi"
          title="No applications yet"
          text="Jobs you apply for appear here with their progress."
          action={
            <TextLink asChild>
              <Link to={sectionPath('opportunities')}>
                Find opportunities <Icon icon={ArrowRight} size="sm" />
              </Link>
            </TextLink>
          }
        />
      ) : (
        <Table caption="Recent applications" columns={COLUMNS} rows={applications} rowKey={({ id }) => id} />
      )}
    </section>
  </Card>
)

const COLUMNS: Column<ApplicationCard>[] = [
  {
    key: 'role',
    head: 'Role',
    rowHead: true,
    cell: ({ id, role, company }) => (
      <Identity
        avatar={<CompanyLogo logo={company.logo} />}
        name={
          <TextLink asChild>
            <Link to={sectionPath('applications', { application: id })}>{role}</Link>
          </TextLink>
        }
        note={company.name}
      />
    ),
  },
  { key: 'applied', head: 'Applied', nowrap: true, cell: ({ appliedDate }) => formatListDate(appliedDate) },
  {
    key: 'progress',
    head: 'Progress',
    wideOnly: true,
    cell: ({ steps, status }) => <StepMeter reached={steps} steps={4} tone={stepTone(status)} />,
  },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) => <StatusDot tone={STATUS_TONES[status]}>{status}</StatusDot>,
  },
]
