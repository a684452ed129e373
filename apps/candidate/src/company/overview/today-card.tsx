import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { styled } from 'styled-components'
import {
  Button,
  ButtonLink,
  Card,
  CardHead,
  EmptyState,
  Row,
  RowItem,
  Rows,
  SrOnly,
  Stack,
  StatusDot,
  Text,
} from '@tryka/ui'
import type { CompanyInterview, CompanyOverview } from '@tryka/domain'
import { formatDay, formatTime, zoneName } from '../../base/format/format'
import { sectionPath } from '../parts/address'
import { JoinButton } from '../parts/interviews/join-button'
import { Link } from '../../base/address/placed-link'

// Comes when it is asked for: the overview is the first thing that most visits load.
const RescheduleDialog = lazy(async () => ({
  default: (await import('../parts/interviews/reschedule-dialog')).RescheduleDialog,
}))

/** The interviews of the company's calendar day. */
export function TodayCard({ overview }: { overview: Pick<CompanyOverview, 'today' | 'day' | 'timeZone'> }) {
  const titleId = useId()
  const [moving, setMoving] = useState<CompanyInterview>()
  const { today, day, timeZone } = overview
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead
          action={
            <Text as="span" size="sm" tone={3}>
              {formatDay(`${day}T12:00:00Z`, 'UTC')}
            </Text>
          }
        >
          <h2 id={titleId}>Today’s interviews</h2>
        </CardHead>
        {today.length === 0 ? (
          <EmptyState
            icon={CalendarDays}
            title="No interviews today"
            text="Interviews of the day appear here."
          />
        ) : (
          <Rows>
            {today.map((interview) => (
              <RowItem key={interview.id}>
                <Row align="start">
                  <When>{formatTime(interview.startsAt, timeZone)}</When>
                  <Stack gap={2}>
                    <div>
                      <b>{interview.candidate.name}</b>
                      <Text size="sm">{interview.position}</Text>
                    </div>
                    <Row gap={2} wrap>
                      {interview.status === 'pending' && (
                        <StatusDot tone="open">
                          {interview.proposedBy === 'candidate'
                            ? 'Pending, asks to move'
                            : 'Pending, time proposed'}
                        </StatusDot>
                      )}
                      {interview.canConfirm && (
                        <ButtonLink asChild variant="soft" size="sm">
                          <Link to={sectionPath('interviews', { interview: interview.id, ask: 'confirm' })}>
                            Pick a time<SrOnly> {interview.candidate.name}</SrOnly>
                          </Link>
                        </ButtonLink>
                      )}
                      {interview.canSetOutcome && !interview.outcome && (
                        <ButtonLink asChild variant="soft" size="sm">
                          <Link to={sectionPath('interviews', { interview: interview.id, ask: 'outcome' })}>
                            Set outcome<SrOnly> {interview.candidate.name}</SrOnly>
                          </Link>
                        </ButtonLink>
                      )}
                      <JoinButton interview={interview} />
                      {interview.canReschedule && (
                        <Button variant="quiet" size="sm" onClick={() => setMoving(interview)}>
                          Reschedule<SrOnly> {interview.candidate.name}</SrOnly>
                        </Button>
                      )}
                    </Row>
                  </Stack>
                </Row>
              </RowItem>
            ))}
            <RowItem>
              <Text size="xs" tone={3}>
                Times are {zoneName(timeZone)}.
              </Text>
            </RowItem>
          </Rows>
        )}
        {moving && (
          <Suspense>
            <RescheduleDialog interview={moving} onClose={() => setMoving(undefined)} />
          </Suspense>
        )}
      </section>
    </Card>
  )
}

const When = styled.span`
  flex: none;
  width: 3.25rem;
  font: 560 var(--fs-5) / 1.4 var(--font-display);
  font-variant-numeric: tabular-nums;
`
