import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import {
  HOLD_NO_ACCUSATION,
  holdReasonText,
  RECHECK_RULES,
  takeRecheck,
  type AttemptResult,
  type HoldState,
  type OwnHold,
} from '@tryka/domain'
import { Badge, Button, ButtonRow, Card, CardFoot, Said, Stack, Text } from '@tryka/ui'
import { usePlaced } from '../../../base/address/placed-link'
import { useChange } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'
import { HoldDialog } from './hold-dialog'

export interface HeldProps {
  result: AttemptResult
  hold: OwnHold
}

const TITLES: Record<HoldState, string> = {
  open: 'Held',
  waiting: 'A person looks at it',
  appealed: 'A person looks at it',
  confirmed: 'Confirmed',
  not_confirmed: 'Not confirmed',
  refused: 'Not confirmed',
}

/** A result that does not count yet: the plain reason, two ways on, and a day. */
export const Held = ({ result: { id, skill, endedAt }, hold }: HeldProps) => (
  <Card asChild>
    <section aria-labelledby="held">
      <Body>
        <Stack gap={4}>
          <div>
            <Badge tone="outline" icon={EyeOff}>
              Only you see this
            </Badge>
          </div>
          <div>
            <Text size="sm" tone={3}>
              {skill}, {formatDate(endedAt)}
            </Text>
            <Title id="held">{TITLES[hold.state]}</Title>
          </div>
          <Reasons hold={hold} />
          <What hold={hold} />
          <Ways id={id} hold={hold} />
        </Stack>
      </Body>
      <CardFoot>
        <Text size="sm">
          {hold.decidedAt === null ? 'Until it is confirmed nothing' : 'Nothing'} of it counts. Nothing
          anywhere went down, and no employer can tell.
        </Text>
      </CardFoot>
    </section>
  </Card>
)

const Reasons = ({ hold: { reasons } }: { hold: OwnHold }) => (
  <div>
    {reasons.map((reason) => (
      <Text key={reason.kind}>{holdReasonText(reason, formatDate)}</Text>
    ))}
    <Text size="sm" tone={3}>
      {HOLD_NO_ACCUSATION}
    </Text>
  </div>
)

/** What goes on, what was said, and what came of it. */
function What({ hold }: { hold: OwnHold }) {
  const { said, appeal, reason } = hold
  return (
    <>
      {[said, appeal].map((words) => words && <Said key={words}>{`You wrote: ${words}`}</Said>)}
      {reason && <Said>{`The answer: ${reason}`}</Said>}
      <Text>{nextOf(hold)}</Text>
    </>
  )
}

function nextOf({ state, until, recheck, canTake, appealUntil }: OwnHold): string {
  const { tasks, right } = RECHECK_RULES
  if (state === 'open')
    return canTake
      ? `Take ${tasks} more tasks: with ${right} right the result counts. Or appeal, and a person looks at it. Do one of them until ${formatDate(until)}.`
      : `Appeal until ${formatDate(until)}, and a person looks at it.`
  if (state === 'waiting' && recheck?.state === 'not_confirmed')
    return 'The five tasks did not confirm it, so a person looks at your answers. We write to you when it is decided.'
  if (state === 'waiting' || state === 'appealed') return 'We write to you when it is decided.'
  if (appealUntil) return `You can appeal once, until ${formatDate(appealUntil)}.`
  return 'It stands as it is. You can take the assessment again; this result changes nothing.'
}

function Ways({ id, hold: { state, canTake, canAppeal, recheck } }: { id: string; hold: OwnHold }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const placed = usePlaced()
  const take = useChange(
    (api, params: { id: string }) => api.call(takeRecheck, { params }),
    { failed: 'The five tasks could not be opened. Try again.' },
    ({ id: asked }) => void navigate(placed(sectionPath('skills', { recheck: asked }))),
  )
  if (!canTake && !canAppeal) return null
  return (
    <ButtonRow>
      {canTake && (
        <Button busy={take.isPending} onClick={() => take.mutate({ id })}>
          {recheck?.state === 'running' ? 'Go on with the five tasks' : 'Take the five tasks'}
        </Button>
      )}
      {canAppeal && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Appeal
        </Button>
      )}
      {isOpen && <HoldDialog id={id} instead={state === 'open'} onClose={() => setOpen(false)} />}
    </ButtonRow>
  )
}

const Body = styled.div`
  max-width: 46rem;
  padding: clamp(1.25rem, 2.6vw, 2.25rem);
`
const Title = styled.h1`
  font: var(--fw-display) clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem) / 1.02 var(--font-display);
  font-stretch: 114%;
  letter-spacing: -0.02em;
`
