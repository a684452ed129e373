import { Check, CircleDashed, Minus, X, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { partRef, type Feedback, type PracticeQuestion } from '@tryka/domain'
import { Card, CardHead, Icon, Rows } from '@tryka/ui'
import { WrongHere } from '../../parts/corrections/wrong-here'

type State = Feedback['keyPoints'][number]['state']

const STATES: Record<State, { word: string; icon: LucideIcon }> = {
  covered: { word: 'Covered', icon: Check },
  partly: { word: 'Partly', icon: CircleDashed },
  missing: { word: 'Missing', icon: Minus },
  contradicted: { word: 'Contradicted', icon: X },
}

interface KeyPointsProps {
  feedback: Feedback
  question: Pick<PracticeQuestion, 'id' | 'revision'>
}

/** The points that the question asks for, and whether the answer says them. */
export const KeyPoints = ({ feedback: { keyPoints }, question }: KeyPointsProps) =>
  keyPoints.length === 0 ? null : (
    <Card asChild>
      <section aria-labelledby="points">
        <CardHead>
          <h2 id="points">Points of this question</h2>
        </CardHead>
        <Rows>
          {keyPoints.map(({ id, text, state }) => (
            <Point key={id} $isThere={state === 'covered'}>
              <Icon icon={STATES[state].icon} size="sm" />
              <span>{text}</span>
              <b>{STATES[state].word}</b>
              <WrongHere
                iconOnly
                of={{
                  kind: 'point',
                  ref: partRef(question.id, id),
                  revision: question.revision,
                  what: text,
                }}
              />
            </Point>
          ))}
        </Rows>
      </section>
    </Card>
  )

const Point = styled.li<{ $isThere: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-5);
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);

  > svg {
    margin-top: 0.2em;
    color: var(--${({ $isThere }) => ($isThere ? 'vriddhi-text' : 'text-3')});
  }
  b {
    font-weight: var(--fw-medium);
    color: var(--text);
  }
  /* In the line of the words, whose height it leaves alone. */
  > button {
    align-self: start;
    margin-block: calc((1.5em - var(--h-sm)) / 2);
    margin-right: calc(-1 * var(--sp-2));
  }
`
