import { canDo, HOLD_MACHINE, HOLD_RULES, type HoldDetail, type HoldOutcome } from '@tryka/domain'
import { Card, Heading } from '@tryka/ui'
import { OutcomeForm, type Outcome } from '../../base/outcome-form'
import { useDecideHold } from './holds.queries'

const OUTCOMES: readonly Outcome<HoldOutcome>[] = [
  {
    value: 'confirmed',
    label: 'Confirm',
    description: 'The level counts from now on',
    act: 'Confirm and tell',
  },
  {
    value: 'not_confirmed',
    label: 'Do not confirm',
    description: 'Nothing counts and nobody else can tell; it can be appealed once',
    act: 'Do not confirm, and tell',
  },
]
const WORDS = {
  label: 'Reason',
  hint: 'The person reads it, word for word, by mail and with the result. Accuse nobody, and do not say which answers were right.',
  most: HOLD_RULES.reason,
}

/** Decides a held result with a reason. Before its person answered it can be confirmed and no more. */
export function HoldForm({ of: { id, state, version } }: { of: HoldDetail }) {
  const decide = useDecideHold(id)
  return (
    <Card pad>
      <OutcomeForm
        labelledBy="decide-hold"
        outcomes={OUTCOMES.filter(({ value }) => canDo(HOLD_MACHINE, state, value, 'platform'))}
        words={WORDS}
        isBusy={decide.isPending}
        onDecide={(outcome, reason) => decide.mutate({ outcome, reason, version })}
      >
        <Heading as="h3" look="h4" id="decide-hold">
          Decision
        </Heading>
      </OutcomeForm>
    </Card>
  )
}
