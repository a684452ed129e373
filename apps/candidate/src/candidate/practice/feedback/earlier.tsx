import { styled } from 'styled-components'
import {
  judgedText,
  practiceHistory,
  type PracticeHistory,
  type PracticeSession,
  type PracticeTurn,
} from '@tryka/domain'
import { Card, CardHead, Rows, TextButton, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useRead } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'
import { useWay } from '../player/use-way'
import { Beside } from './beside'
import { Small } from './parts'

/** Earlier times that are listed. */
const LISTED = 5
type Attempt = PracticeHistory['attempts'][number]
interface EarlierProps {
  session: PracticeSession
  attempts: readonly PracticeTurn[]
  turn: PracticeTurn
}

/** This answer beside the one before it, of this session or an earlier one, and the times before that. */
export function Earlier({ session, attempts, turn }: EarlierProps) {
  const way = useWay()
  const history = useRead(practiceHistory, { query: { question: turn.question.id } })
  const now = turn.feedback
  if (!now) return null
  const place = attempts.findIndex(({ id }) => id === turn.id)
  const here = attempts.slice(0, place).findLast(({ feedback }) => feedback?.version === now.version)
  const earlier = beforeSession(history.data?.attempts ?? [], session)
  const last = here ? undefined : earlier.find(({ engine }) => engine === now.version)
  return (
    <>
      {here?.feedback && (
        <Beside
          title={`Beside attempt ${attempts.indexOf(here) + 1}`}
          way={<TextButton onClick={() => way.to(here.id)}>Its feedback</TextButton>}
          now={{ score: now.score, levels: now.criteria }}
          then={{ score: here.feedback.score, levels: here.feedback.criteria }}
          text={judgedText(here.answer ?? '', here.followAnswer)}
        />
      )}
      {last && (
        <Beside
          title={`Beside ${formatDate(last.at)}`}
          way={<ItsFeedback attempt={last}>Its feedback</ItsFeedback>}
          now={{ score: now.score, levels: now.criteria }}
          then={last}
          text={last.text}
        />
      )}
      <Before attempts={earlier.filter((one) => one !== last)} />
      {history.isError && (
        <Small>
          Earlier answers to this question could not be loaded.{' '}
          <TextButton onClick={() => void history.refetch()}>Retry</TextButton>
        </Small>
      )}
    </>
  )
}

/** What was answered before this session began. */
const beforeSession = (attempts: readonly Attempt[], { id, startedAt }: PracticeSession): Attempt[] =>
  attempts.filter(({ sessionId, at }) => sessionId !== id && at < startedAt)

/** The way to an answer of another session. */
const ItsFeedback = ({ attempt, children }: { attempt: Attempt; children: string }) => (
  <TextLink asChild>
    <Link to={sectionPath('interviews', { session: attempt.sessionId, turn: attempt.turnId })}>
      {children}
    </Link>
  </TextLink>
)

function Before({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return null
  return (
    <Card asChild>
      <section aria-labelledby="before">
        <CardHead>
          <h2 id="before">Answered before</h2>
        </CardHead>
        <Rows>
          {attempts.slice(0, LISTED).map((attempt) => (
            <Time key={attempt.turnId}>
              <ItsFeedback attempt={attempt}>{`${formatDate(attempt.at)}, ${attempt.title}`}</ItsFeedback>
              <span>{attempt.score} of 100</span>
            </Time>
          ))}
        </Rows>
      </section>
    </Card>
  )
}

const Time = styled.li`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-3);
  padding: var(--sp-2) var(--sp-5);
  font-size: var(--fs-3);

  span {
    flex: none;
    font-variant-numeric: tabular-nums;
    color: var(--text-2);
  }
`
