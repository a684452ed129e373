import { CORRECTION_RULES, type CorrectionOutcome } from '@tryka/domain'
import { Card, Heading } from '@tryka/ui'
import { OutcomeForm, type Outcome } from '../../base/outcome-form'
import { useDecide } from './coach.queries'

const OUTCOMES: readonly Outcome<CorrectionOutcome>[] = [
  {
    value: 'accepted',
    label: 'Accept',
    description: 'It is right and will be mended; whoever said it is paid, within the limit of a month',
    act: 'Accept and tell',
  },
  {
    value: 'refused',
    label: 'Refuse',
    description: 'It stays as it is, nothing changes',
    act: 'Refuse and tell',
  },
]
const WORDS = {
  label: 'Reason',
  hint: 'The person reads it, word for word, in the list of their corrections.',
  most: CORRECTION_RULES.reason,
}

/** Decides a correction with a reason. */
export function CorrectionForm({ id }: { id: string }) {
  const decide = useDecide(id)
  return (
    <Card pad>
      <OutcomeForm
        labelledBy="decide-correction"
        outcomes={OUTCOMES}
        words={WORDS}
        isBusy={decide.isPending}
        onDecide={(outcome, reason) => decide.mutate({ outcome, reason })}
      >
        <Heading as="h3" look="h4" id="decide-correction">
          Decision
        </Heading>
      </OutcomeForm>
    </Card>
  )
}
