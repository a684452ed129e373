import { styled } from 'styled-components'
import { criterionName, judgedText, type PracticeTurn } from '@tryka/domain'
import { Card, CardHead, Rows, TextButton } from '@tryka/ui'
import { Answer } from '../player/follow-up-screen'
import { useWay } from '../player/use-way'
import { Small } from './parts'

/** This attempt beside the one before it: what moved, and both texts. */
export function Earlier({ attempts, turn }: { attempts: readonly PracticeTurn[]; turn: PracticeTurn }) {
  const way = useWay()
  const place = attempts.findIndex(({ id }) => id === turn.id)
  const before = attempts.slice(0, place).findLast(({ feedback }) => feedback !== null)
  const [now, then] = [turn.feedback, before?.feedback]
  if (!before || !now || !then || now.version !== then.version) return null
  const moved = now.criteria.flatMap(({ id, level }) => {
    const was = then.criteria.find((one) => one.id === id)?.level
    return was === undefined || was === level ? [] : [{ id, was, level }]
  })
  return (
    <Card asChild>
      <section aria-labelledby="earlier">
        <CardHead action={<TextButton onClick={() => way.to(before.id)}>Its feedback</TextButton>}>
          <h2 id="earlier">Beside attempt {attempts.indexOf(before) + 1}</h2>
        </CardHead>
        <Body>
          <p>
            {now.score} now, {then.score} then.
          </p>
          {moved.length === 0 ? (
            <Small>No criterion moved.</Small>
          ) : (
            <Rows>
              {moved.map(({ id, was, level }) => (
                <Moved key={id}>
                  <b>{criterionName(id)}</b>
                  <span>
                    {was} of 4, now {level}
                  </span>
                </Moved>
              ))}
            </Rows>
          )}
          <Answer>
            <summary>The answer of then</summary>
            <p>{judgedText(before.answer ?? '', before.followAnswer)}</p>
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
