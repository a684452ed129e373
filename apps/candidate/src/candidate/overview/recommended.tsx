import { ArrowRight, Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Badge, ButtonLink, Card, CardHead, EmptyState, Icon, Row, Rows, TextLink } from '@tryka/ui'
import type { CandidateOverview, JobCard } from '@tryka/domain'
import { Link } from '../../base/address/placed-link'
import { counted } from '../../base/format/format'
import { sectionPath } from '../parts/address'
import { JobRow } from '../parts/jobs/job-row'

const ApplyDialog = lazy(async () => ({
  default: (await import('../parts/jobs/apply-dialog')).ApplyDialog,
}))

/** The best matches not applied for. */
export function Recommended({ data }: { data: CandidateOverview }) {
  const [applying, setApplying] = useState<JobCard>()
  return (
    <Card asChild>
      <section aria-labelledby="recommended">
        <CardHead
          action={
            data.recommended.length > 0 && (
              <TextLink asChild>
                <Link to={sectionPath('opportunities')}>
                  See all {data.totalJobs} <Icon icon={ArrowRight} size="sm" />
                </Link>
              </TextLink>
            )
          }
        >
          <Row gap={3} wrap>
            <h2 id="recommended">Recommended Opportunities</h2>
            {data.newMatches > 0 && (
              <Badge tone="siddhi">{counted(data.newMatches, 'new match', 'new matches')}</Badge>
            )}
          </Row>
        </CardHead>
        {data.recommended.length === 0 ? (
          <EmptyState
            icon={Search}
            title="No recommendations yet"
            text="Add skills and work experience, and the jobs that fit appear here."
            action={
              <ButtonLink asChild size="sm" variant="secondary">
                <Link to={sectionPath('profile')}>Complete your profile</Link>
              </ButtonLink>
            }
          />
        ) : (
          <Rows>
            {data.recommended.map((job) => (
              <JobRow key={job.id} job={job} onApply={() => setApplying(job)} />
            ))}
          </Rows>
        )}
        {applying && (
          <Suspense>
            <ApplyDialog job={applying} source="recommended" onClose={() => setApplying(undefined)} />
          </Suspense>
        )}
      </section>
    </Card>
  )
}
