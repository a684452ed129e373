import type { CompanyOverview } from '@tryka/domain'
import { Card, CardHead, RowItem, Rows, SrOnly, Text, TextButton, TextLink } from '@tryka/ui'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useAddress } from '../../app/company/company-place'
import { counted, formatDate } from '../../app/core/format'

/** What is late or stuck heads the page: answers that people wait for, and tasks that only a person can settle. */
export function WaitingCard({
  overview,
}: {
  overview: Pick<CompanyOverview, 'overdue' | 'overdueCount' | 'tasks'>
}) {
  const titleId = useId()
  const address = useAddress()
  const { overdue, overdueCount, tasks } = overview
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead
          action={
            overdueCount > 0 && (
              <TextButton onClick={() => address.open('applications', { view: 'list', overdue: 'true' })}>
                All late replies <ArrowRight aria-hidden="true" />
              </TextButton>
            )
          }
        >
          <h2 id={titleId}>Waiting for you</h2>
        </CardHead>
        <Rows>
          {overdue.map(({ id, candidate, role, dueAt, postingId }) => (
            <RowItem key={id}>
              <Line>
                <span>
                  <b>{candidate.name}</b>
                  <Text size="sm">
                    {role}
                    {dueAt && `, reply was due ${formatDate(dueAt)}`}
                  </Text>
                </span>
                <TextButton
                  onClick={() => address.open('applications', { posting: postingId, application: id })}
                >
                  Open the application<SrOnly> of {candidate.name}</SrOnly>
                </TextButton>
              </Line>
            </RowItem>
          ))}
          {tasks.map(({ id, text, link }) => (
            <RowItem key={id}>
              <Line>
                <span>{text}</span>
                <TextLink asChild>
                  <Link to={link}>Open</Link>
                </TextLink>
              </Line>
            </RowItem>
          ))}
        </Rows>
        {overdueCount > overdue.length && (
          <Rest size="sm">{counted(overdueCount - overdue.length, 'more reply', 'more replies')} late.</Rest>
        )}
      </section>
    </Card>
  )
}

const Line = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
`
const Rest = styled(Text)`
  padding: 0 var(--sp-5) var(--sp-4);
`
