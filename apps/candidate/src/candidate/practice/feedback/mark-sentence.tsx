import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { markTurn, partRef, type Feedback, type PracticeTurn, type Span } from '@tryka/domain'
import { Button, Field, NativeSelect, Radio, Row, TextButton } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { WrongHere } from '../../parts/corrections/wrong-here'
import type { Practice } from '../player/use-practice'
import { Small } from './parts'
import { sentencesOf } from './pieces'

/** So much of a sentence goes into a correction, which has room for more words. */
const LONGEST = 1_000

export interface MarkSentenceProps {
  practice: Practice
  turn: PracticeTurn
  feedback: Feedback
  text: string
}

/** "I did say this": marks the sentence that says a point that was not found. Kept and shown, counted nowhere. */
export function MarkSentence({ practice, turn, feedback, text }: MarkSentenceProps) {
  const [isOpen, setOpen] = useState(false)
  const points = feedback.keyPoints.filter(({ state }) => state !== 'covered')
  const nameOf = (pointId: string) => feedback.keyPoints.find(({ id }) => id === pointId)?.text ?? ''
  return (
    <>
      {turn.marks.map(({ pointId, start, end }) => (
        <Small key={pointId}>
          Marked by you for “{nameOf(pointId)}”: {text.slice(start, end)} It is kept, and changes no score.{' '}
          <WrongHere
            words="Send it as a correction"
            of={{
              kind: 'point',
              ref: partRef(turn.question.id, pointId),
              revision: turn.question.revision,
              what: nameOf(pointId),
              start: `The answer says it: ${text.slice(start, Math.min(end, start + LONGEST))}`,
            }}
          />
        </Small>
      ))}
      {points.length > 0 && (
        <Small>
          Something missing that you did say?{' '}
          <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Mark the sentence
          </TextButton>
        </Small>
      )}
      {isOpen && (
        <MarkForm practice={practice} turn={turn} points={points} text={text} onDone={() => setOpen(false)} />
      )}
    </>
  )
}

interface MarkFormProps extends Pick<MarkSentenceProps, 'practice' | 'turn' | 'text'> {
  points: Feedback['keyPoints']
  onDone: () => void
}

function MarkForm({ practice, turn, points, text, onDone }: MarkFormProps) {
  const name = useId()
  const [pointId, setPointId] = useState(points[0]?.id ?? '')
  const [span, setSpan] = useState<Span>()
  const mark = useChange(
    (api, body: Span & { pointId: string }) => api.call(markTurn, { params: { id: turn.id }, body }),
    { failed: 'The sentence could not be marked. Try again.' },
    (session) => {
      practice.show(session)
      onDone()
    },
  )
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (span) mark.mutate({ ...span, pointId })
      }}
    >
      <Field label="The point">
        <NativeSelect
          value={pointId}
          onValueChange={setPointId}
          options={points.map(({ id, text: label }) => ({ value: id, label }))}
        />
      </Field>
      <fieldset>
        <legend>The sentence that says it</legend>
        {sentencesOf(text).map((one) => (
          <Radio
            key={one.start}
            name={name}
            checked={span?.start === one.start}
            onChange={() => setSpan(one)}
            label={text.slice(one.start, one.end)}
          />
        ))}
      </fieldset>
      <Row gap={2}>
        <Button type="submit" size="sm" busy={mark.isPending} aria-disabled={!span}>
          Mark
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--sp-4);
  width: 100%;
  padding-block: var(--sp-3);

  fieldset {
    display: grid;
    gap: var(--sp-2);
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: var(--sp-2);
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
  }
`
