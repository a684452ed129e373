import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { ButtonLink, Card, CardHead, RowItem, Rows, SrOnly, Text, TextButton } from '@tryka/ui'
import type { CompanyOverview, WaitingItem, WaitingKind } from '@tryka/domain'
import { counted, formatMoment, formatSince } from '../../base/format/format'
import { Link } from '../../base/address/placed-link'

/** Rows before somebody asks for the rest. */
const FIRST = 6

const ACTIONS: Record<WaitingKind, string> = {
  move: 'Pick a time',
  reply: 'Answer',
  outcome: 'Set outcome',
  posting: 'Open',
  message: 'Reply',
  draft: 'Finish',
}

function whenOf({ kind, at }: WaitingItem, zone: string): string {
  if (at === null) return ''
  if (kind === 'move') return `, held for ${formatMoment(at, zone)}`
  if (kind === 'reply') return `, due ${formatSince(at)}`
  return `, ${formatSince(at)}`
}

/** One queue of everything that waits for the team, by urgency, with the next step in each row. */
export function WaitingCard({
  overview: { waiting, waitingCount, timeZone },
}: {
  overview: Pick<CompanyOverview, 'waiting' | 'waitingCount' | 'timeZone'>
}) {
  const titleId = useId()
  const [all, setAll] = useState(false)
  const shown = all ? waiting : waiting.slice(0, FIRST)
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead
          action={
            <Text as="span" size="sm" tone={3}>
              {counted(waitingCount, 'thing')}
            </Text>
          }
        >
          <h2 id={titleId}>Waiting for you</h2>
        </CardHead>
        <Rows>
          {shown.map((item) => (
            <RowItem key={`${item.kind} ${item.id}`}>
              <Line>
                <span>
                  <b>{item.who}</b>
                  <Text size="sm">
                    {item.what}
                    {whenOf(item, timeZone)}
                  </Text>
                </span>
                <ButtonLink asChild variant="secondary" size="sm">
                  <Link to={item.link}>
                    {ACTIONS[item.kind]}
                    <SrOnly>
                      : {item.who}, {item.what}
                    </SrOnly>
                  </Link>
                </ButtonLink>
              </Line>
            </RowItem>
          ))}
        </Rows>
        {waiting.length > FIRST && (
          <Rest>
            <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show fewer' : `Show all ${waiting.length}`}
            </TextButton>
          </Rest>
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
const Rest = styled.div`
  padding: var(--sp-3) var(--sp-5) var(--sp-4);
`
