import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isCodeTask, REVIEW_LIMITS, type CardAnswer, type ReviewCard, type TaskAnswer } from '@tryka/domain'
import { Button, ButtonRow, Card, CardBody, Field, Notice, Stack, Text, TextArea } from '@tryka/ui'
import { ShownCode } from '../../../base/tasks/shown-code'
import { Ticked } from '../../../base/tasks/ticked'
import { emptyAnswer, isGiven } from '../../skills/player/answer'
import { PlainField } from '../../skills/player/task/answer-field'
import { CardHeading } from './card-heading'
import { PauseCard } from './pause-card'

const ASK = 'Give an answer, or press I don’t know.'

interface AskedCardProps {
  card: ReviewCard
  busy: boolean
  refused: string | undefined
  onAnswer: (answer: CardAnswer | null, how: { seconds: number; hint: boolean }) => void
}

/** One card: its question, a hint for who asks for it, and where it is answered. */
export function AskedCard({ card, busy, refused, onAnswer }: AskedCardProps) {
  const { task, source, hint } = card
  const { kind } = task
  const title = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [startedAt] = useState(() => Date.now())
  const [value, setValue] = useState<TaskAnswer>(() => emptyAnswer({ ...task, topic: '' }))
  const [isHinted, setHinted] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const given = isGiven(value)
  const error = isAsked && !given ? ASK : refused
  const send = (answer: CardAnswer | null) =>
    onAnswer(answer, {
      seconds: Math.min(86_400, Math.round((Date.now() - startedAt) / 1_000)),
      hint: isHinted,
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (given && !('code' in value))
      return send(source === 'point' && 'text' in value ? { said: value.text } : value)
    setAsked(true)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus())
  }
  return (
    <Card asChild>
      <section aria-labelledby="review-card">
        <CardBody>
          <form ref={form} noValidate onSubmit={submit}>
            <Stack gap={4}>
              <CardHeading card={card} title={title} />
              {task.code !== undefined && <ShownCode code={task.code} />}
              {source === 'point' && 'text' in value ? (
                <Field label="Your answer, in a sentence" error={error}>
                  <TextArea
                    rows={3}
                    maxLength={REVIEW_LIMITS.said}
                    value={value.text}
                    onChange={(event) => setValue({ text: event.currentTarget.value })}
                  />
                </Field>
              ) : (
                !isCodeTask(kind) && (
                  <PlainField
                    task={{ ...task, kind }}
                    value={value}
                    error={error}
                    onChange={setValue}
                    onPaste={() => undefined}
                  />
                )
              )}
              {hint !== null && isHinted && (
                <Notice title="A hint" role="status">
                  <Ticked>{hint}</Ticked>
                </Notice>
              )}
              <ButtonRow>
                <Button type="submit" busy={busy}>
                  Answer
                </Button>
                <Button variant="quiet" disabled={busy} onClick={() => send(null)}>
                  I don’t know
                </Button>
                {hint !== null && !isHinted && (
                  <Button variant="quiet" disabled={busy} onClick={() => setHinted(true)}>
                    Show a hint
                  </Button>
                )}
                <PauseCard id={card.id} />
              </ButtonRow>
              <Text size="xs" tone={3}>
                {card.isAgain
                  ? 'It was wrong in this review, so it is asked until it is right.'
                  : 'Wrong cards come back at the end of this review.'}
              </Text>
            </Stack>
          </form>
        </CardBody>
      </section>
    </Card>
  )
}
