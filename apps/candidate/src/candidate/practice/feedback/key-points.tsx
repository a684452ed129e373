import { Check, CircleDashed, Minus, X, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import type { Feedback } from '@tryka/domain'
import { Card, CardHead, Icon, Rows } from '@tryka/ui'

type State = Feedback['keyPoints'][number]['state']

const STATES: Record<State, { word: string; icon: LucideIcon }> = {
  covered: { word: 'Covered', icon: Check },
  partly: { word: 'Partly', icon: CircleDashed },
  missing: { word: 'Missing', icon: Minus },
  contradicted: { word: 'Contradicted', icon: X },
}

/** The points that the question asks for, and whether the answer says them. */
export const KeyPoints = ({ feedback: { keyPoints } }: { feedback: Feedback }) =>
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
            </Point>
          ))}
        </Rows>
      </section>
    </Card>
  )

const Point = styled.li<{ $isThere: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-5);
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);

  svg {
    margin-top: 0.2em;
    color: var(--${({ $isThere }) => ($isThere ? 'vriddhi-text' : 'text-3')});
  }
  b {
    font-weight: var(--fw-medium);
    color: var(--text);
  }
`
