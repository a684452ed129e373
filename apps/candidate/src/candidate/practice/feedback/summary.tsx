import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { criterionName, PRACTICE_TYPE_NAMES, type PracticeSession, type PracticeTurn } from '@tryka/domain'
import { Button, Card, CardHead, Heading, Rows, Stack, Text } from '@tryka/ui'
import { Ticks } from './ticks'
import { One, ScoreXl, Two } from './parts'
import { thingOf } from './thing'
import { FootNote } from '../../skills/player/frame/plain-progress'
import { attemptsOf, firstTurns } from '../player/address'
import { engineWords, Frame } from '../player/frame'
import { plural } from '../player/question-screen'
import type { Practice } from '../player/use-practice'
import { useWay } from '../player/use-way'

/** What a session came to: each criterion, the best quote, one thing for the next, and every question. */
export function Summary({ practice, session }: { practice: Practice; session: PracticeSession }) {
  const way = useWay()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { summary, score } = session
  const next = thingOf(summary?.next?.text ?? '')
  const answered = summary?.answered ?? 0
  const skipped = summary?.skipped ? `, ${summary.skipped} skipped` : ''
  return (
    <Frame
      practice={practice}
      session={session}
      what="summary"
      note={engineWords(session.engine)}
      foot={
        <>
          <FootNote>No employer sees practice, and no match uses it.</FootNote>
          <Button size="lg" onClick={way.leave}>
            To the practice
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Top>
          <div>
            <Text size="sm" tone={3}>
              {plural(answered, 'question')} answered{skipped}
            </Text>
            <Title ref={heading} tabIndex={-1} forwardedAs="h1" look="title">
              {session.title}
            </Title>
          </div>
          {score === null ? (
            <Text size="sm" tone={3}>
              Nothing was scored.
            </Text>
          ) : (
            <ScoreXl>
              <b>{score}</b> <span>practice score of 100, over first attempts</span>
            </ScoreXl>
          )}
        </Top>
        {summary?.next && (
          <One aria-labelledby="next">
            <div>
              <h2 id="next">One thing for the next session: {next.title}</h2>
              <p>
                {next.rest} <b>{summary.next.ask}</b>
              </p>
            </div>
          </One>
        )}
        <Two>
          <Stack gap={5}>
            <Questions session={session} />
            {summary?.best && (
              <Card pad asChild>
                <section aria-labelledby="best">
                  <Heading id="best" look="h4">
                    Best quote, for {criterionName(summary.best.criterion).toLowerCase()}
                  </Heading>
                  <Said>{summary.best.text}</Said>
                </section>
              </Card>
            )}
          </Stack>
          <Levels session={session} />
        </Two>
      </Stack>
    </Frame>
  )
}

function Questions({ session }: { session: PracticeSession }) {
  const way = useWay()
  return (
    <Card asChild>
      <section aria-labelledby="questions">
        <CardHead>
          <h2 id="questions">Questions</h2>
        </CardHead>
        <Rows>
          {firstTurns(session).map((turn, index) => (
            <Question key={turn.id}>
              <div>
                <b>
                  {index + 1}. {turn.question.stem}
                </b>
                <span>{attemptsOf(session, turn).map(wordsOfTurn).join(', again: ')}</span>
              </div>
              {attemptsOf(session, turn)
                .filter(({ feedback }) => feedback)
                .slice(-1)
                .map(({ id }) => (
                  <Button
                    key={id}
                    variant="secondary"
                    size="sm"
                    label={`Feedback on question ${index + 1}`}
                    onClick={() => way.to(id)}
                  >
                    Feedback
                  </Button>
                ))}
            </Question>
          ))}
        </Rows>
      </section>
    </Card>
  )
}

function wordsOfTurn({ state, feedback }: PracticeTurn): string {
  if (state === 'skipped') return 'skipped'
  if (!feedback) return 'not answered'
  const { distress, tooShort, language, score } = feedback
  if (distress || language === 'other') return 'not scored'
  return tooShort ? 'too short to score' : `practice score ${score} of 100`
}

/** The mean of each criterion, by kind of question. */
const Levels = ({ session: { summary } }: { session: PracticeSession }) => {
  const levels = summary?.levels ?? []
  if (levels.length === 0) return null
  const types = [...new Set(levels.map(({ type }) => type))]
  return (
    <Stack gap={5}>
      {types.map((type) => (
        <Card key={type} asChild>
          <section aria-label={`${PRACTICE_TYPE_NAMES[type]}, criteria`}>
            <CardHead>
              <h2>{PRACTICE_TYPE_NAMES[type]}</h2>
            </CardHead>
            <Rows>
              {levels
                .filter((level) => level.type === type)
                .map(({ criterion, tenths }) => (
                  <Level key={criterion}>
                    <b>{criterionName(criterion)}</b>
                    <span>
                      <Ticks level={Math.round(tenths / 10)} />
                      {(tenths / 10).toFixed(1)} of 4
                    </span>
                  </Level>
                ))}
            </Rows>
          </section>
        </Card>
      ))}
    </Stack>
  )
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--sp-4);
`
const Title = styled(Heading)`
  margin-top: var(--sp-2);
  outline: none;
`
const Said = styled.blockquote`
  margin-top: var(--sp-3);
  padding-bottom: 0.125rem;
  font-size: var(--fs-5);
  line-height: 1.6;
  overflow-wrap: anywhere;
`
const Question = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  padding: var(--sp-4) var(--sp-5);
  font-size: var(--fs-3);
  line-height: 1.5;

  > div {
    display: grid;
    flex: 1 1 14rem;
    gap: 0.25rem;
  }
  b {
    font-weight: var(--fw-medium);
  }
  span {
    color: var(--text-3);
  }
`
const Level = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
  padding: var(--sp-3) var(--sp-5);
  font-size: var(--fs-3);

  b {
    font-weight: var(--fw-strong);
  }
  > span {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    font-size: var(--fs-2);
    font-variant-numeric: tabular-nums;
    color: var(--text-3);
  }
`
