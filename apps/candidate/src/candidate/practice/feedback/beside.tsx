import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { criterionName, type PracticeHistory } from '@tryka/domain'
import { Card, CardHead, Rows } from '@tryka/ui'
import { Answer } from '../player/follow-up-screen'
import { Small } from './parts'

type Judged = Pick<PracticeHistory['attempts'][number], 'score' | 'levels'>

interface BesideProps {
  title: string
  /** To the feedback of then. */
  way: ReactNode
  now: Judged
  then: Judged
  /** What was answered then. */
  text: string
}

/** Two answers to one question: both scores, what moved, and the answer of then. */
export function Beside({ title, way, now, then, text }: BesideProps) {
  const id = useId()
  const moved = now.levels.flatMap((one) => {
    const was = then.levels.find((other) => other.id === one.id)?.level
    return was === undefined || was === one.level ? [] : [{ ...one, was }]
  })
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead action={way}>
          <h2 id={id}>{title}</h2>
        </CardHead>
        <Body>
          <p>
            {now.score} now, {then.score} then.
          </p>
          {moved.length === 0 ? (
            <Small>No criterion moved.</Small>
          ) : (
            <Rows>
              {moved.map(({ id: criterion, was, level }) => (
                <Moved key={criterion}>
                  <b>{criterionName(criterion)}</b>
                  <span>
                    {was} of 4, now {level}
                  </span>
                </Moved>
              ))}
            </Rows>
          )}
          <Answer>
            <summary>The answer of then</summary>
            <p>{text}</p>
          </Answer>
        </Body>
      </section>
    </Card>
  )
}

const Body = styled.div`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-4) var(--sp-5);
  font-size: var(--fs-3);
`
const Moved = styled.li`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-3);
  padding-block: var(--sp-2);

  b {
    font-weight: var(--fw-medium);
  }
  span {
    font-variant-numeric: tabular-nums;
    color: var(--text-2);
  }
`
