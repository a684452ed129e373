import { styled } from 'styled-components'
import { changePlanItem, type InterviewPlan, type PlanItem } from '@tryka/domain'
import { Badge, Button, ButtonLink, Checkbox, Heading, Row, Rows, SrOnly, Stack, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { Link } from '../../../base/address/placed-link'
import { sectionPath, useAddress } from '../../parts/address'
import { dayWords } from './day-words'
import { usePractiseNow } from './use-practise-now'

/** The days of a plan with what is due on each. */
export function PlanItems({ plan }: { plan: InterviewPlan }) {
  const days = [...new Set(plan.items.map(({ dueDay }) => dueDay))]
  const shown = plan.items.filter(({ state }) => state !== 'dropped')
  return (
    <Stack gap={4}>
      {days.map((day) => {
        const items = shown.filter(({ dueDay }) => dueDay === day)
        if (items.length === 0) return null
        return (
          <Stack key={day} gap={2} asChild>
            <section aria-labelledby={`day-${day}`}>
              <Heading id={`day-${day}`} as="h3" look="h4">
                {day === null ? 'Before the day' : dayWords(day, plan)}
              </Heading>
              <Rows>
                {items.map((item) => (
                  <Item key={item.seq} plan={plan} item={item} />
                ))}
              </Rows>
            </section>
          </Stack>
        )
      })}
    </Stack>
  )
}

function Item({ plan: { interviewId, version, stands }, item }: { plan: InterviewPlan; item: PlanItem }) {
  const { seq, kind, state, title } = item
  const change = useChange(
    (api, to: PlanItem['state']) =>
      api.call(changePlanItem, {
        params: { id: interviewId, seq: String(seq) },
        body: { state: to, version },
      }),
    { failed: 'The plan could not be changed. Try again.' },
  )
  const isAhead = stands === 'ahead' || stands === 'no-time'
  if (kind === 'logistics')
    return (
      <Line>
        <Checkbox
          label={title}
          checked={state === 'done'}
          disabled={!isAhead}
          onChange={({ currentTarget }) => change.mutate(currentTarget.checked ? 'done' : 'open')}
        />
      </Line>
    )
  return (
    <Line>
      <Text>{title}</Text>
      {state === 'done' ? (
        <Badge tone="vriddhi">Done</Badge>
      ) : (
        isAhead && (
          <Row gap={1}>
            <Practise interviewId={interviewId} item={item} />
            <Button
              variant="quiet"
              size="sm"
              busy={change.isPending}
              onClick={() => change.mutate('dropped')}
            >
              Drop
              <SrOnly>: {title}</SrOnly>
            </Button>
          </Row>
        )
      )}
    </Line>
  )
}

/** The way to do it: what it is done by is that it was done. */
function Practise({ interviewId, item: { kind, ref, title } }: { interviewId: string; item: PlanItem }) {
  const address = useAddress()
  const now = usePractiseNow(interviewId)
  const start = () => {
    if (kind === 'full') return address.set({ plan: undefined, practise: interviewId })
    now.mutate(kind === 'practice' ? { focus: { kind: 'skill', skill: ref }, count: 3 } : { count: 1 })
  }
  if (kind === 'module')
    return (
      <ButtonLink asChild variant="secondary" size="sm">
        <Link to={sectionPath('learning', { module: ref })}>
          Learn
          <SrOnly>: {title}</SrOnly>
        </Link>
      </ButtonLink>
    )
  return (
    <Button variant="secondary" size="sm" busy={now.isPending} busyLabel="Starting…" onClick={start}>
      Practise
      <SrOnly>: {title}</SrOnly>
    </Button>
  )
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-3);
  padding-block: var(--sp-2);
`
