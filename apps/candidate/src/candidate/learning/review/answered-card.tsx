import { changeCard } from '@tryka/domain'
import { Button, ButtonRow, Card, CardBody, Stack, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { ShownCode } from '../../../base/tasks/shown-code'
import { formatDay } from '../../../base/format/format'
import { Verdict } from '../../skills/practice/verdict'
import { CardHeading } from './card-heading'
import { PauseCard } from './pause-card'
import type { Told } from './told'

/** Right or wrong, why, and when the card comes again. */
export function AnsweredCard({ told, onNext }: { told: Told; onNext: () => void }) {
  const { card, answer, answered } = told
  const { task } = card
  const { verdict, due, canEase, review } = answered
  const given = answer && ('said' in answer ? { text: answer.said } : answer)
  const ease = useChange(
    (api, action: 'easy') => api.call(changeCard, { params: { id: card.id }, body: { action } }),
    { done: () => 'It comes later', failed: 'That could not be kept. Try again.' },
    onNext,
  )
  return (
    <Card asChild>
      <section aria-labelledby="review-card">
        <CardBody>
          <Stack gap={4}>
            <CardHeading card={card} />
            {task.code !== undefined && <ShownCode code={task.code} />}
            <Verdict task={{ ...task, topic: '', seq: 1 }} verdict={{ ...verdict, seq: 1 }} answer={given} />
            <Text size="sm" tone={2}>
              {due === null
                ? 'This card comes again at the end of this review.'
                : `This card comes again on ${formatDay(`${due}T12:00:00.000Z`, 'UTC')}.`}
            </Text>
            <ButtonRow>
              <Button onClick={onNext}>{review.card ? 'Next card' : 'End of the review'}</Button>
              {canEase && (
                <Button variant="quiet" busy={ease.isPending} onClick={() => ease.mutate('easy')}>
                  Too easy
                </Button>
              )}
              <PauseCard id={card.id} onDone={onNext} />
            </ButtonRow>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
