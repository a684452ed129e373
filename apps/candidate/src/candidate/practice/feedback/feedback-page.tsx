import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { judgedText, PRACTICE_TYPE_NAMES, type Feedback } from '@tryka/domain'
import { Button, Heading, Row, Stack } from '@tryka/ui'
import { FootNote } from '../../skills/player/frame/plain-progress'
import { attemptsOf, openTurn, placeOf } from '../player/address'
import { Kind } from '../player/asked'
import { End } from '../player/end'
import { engineWords, Frame } from '../player/frame'
import type { TurnProps } from '../player/question-screen'
import { useWay } from '../player/use-way'
import { AskReview } from '../peers/ask-review'
import { Criteria } from './criteria'
import { Earlier } from './earlier'
import { KeyPoints } from './key-points'
import { One, ScoreXl, Small, Two } from './parts'
import { thingOf } from './thing'
import { Told } from './told'
import { WrongQuestion } from './wrong-question'
import { Unscored } from './unscored'
import { Unsent } from './unsent'
import { useAgain } from './use-again'
import { ModelWords } from './words/model-words'

/** What the coach says of one answer. */
export function FeedbackPage(props: TurnProps) {
  const { practice, session, turn } = props
  const { feedback } = turn
  const way = useWay()
  const next = openTurn(session)
  const nextWords = next ? 'Next question' : 'Summary'
  const onNext = () => way.to(next?.id)
  if (!feedback) return null
  const isScored = !feedback.distress && !feedback.tooShort && feedback.language === 'en'
  return (
    <Frame
      practice={practice}
      session={session}
      turn={turn}
      what="feedback"
      note={engineWords(feedback.version)}
      foot={
        isScored && (
          <>
            <End practice={practice} session={session} quiet />
            <FootNote>No employer sees practice, and no match uses it.</FootNote>
            <Button size="lg" onClick={onNext}>
              {nextWords}
            </Button>
          </>
        )
      }
    >
      {isScored ? (
        <Scored {...props} feedback={feedback} />
      ) : (
        <Unscored {...props} feedback={feedback} onNext={onNext} nextWords={nextWords} />
      )}
    </Frame>
  )
}

function Scored({ practice, session, turn, feedback }: TurnProps & { feedback: Feedback }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<number>()
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const text = judgedText(turn.answer ?? '', turn.followAnswer)
  const attempts = attemptsOf(session, turn)
  const attempt = attempts.findIndex(({ id }) => id === turn.id) + 1
  const before = turn.scoreBefore === null ? '' : `, ${turn.scoreBefore} before the follow-up`
  return (
    <Stack gap={5}>
      <Top>
        <div>
          <Kind>
            <span>{PRACTICE_TYPE_NAMES[turn.question.type]}</span>
            <span>Question {placeOf(session, turn)}</span>
            {attempt > 1 && <span>Attempt {attempt}</span>}
          </Kind>
          <Title ref={heading} tabIndex={-1} forwardedAs="h1" look="title" aria-describedby="score">
            {turn.question.stem}
          </Title>
          <WrongQuestion question={turn.question} />
        </div>
        <ScoreXl id="score">
          <b>{feedback.score}</b> <span>practice score of 100{before}</span>
        </ScoreXl>
      </Top>
      <OneThing practice={practice} turn={turn} feedback={feedback} />
      <Unsent practice={practice} turn={turn} />
      <Two>
        <Stack gap={5}>
          <Told practice={practice} turn={turn} feedback={feedback} text={text} chosen={chosen} />
          <ModelWords practice={practice} turn={turn} feedback={feedback} text={text} />
          <KeyPoints feedback={feedback} question={turn.question} />
          <Earlier session={session} attempts={attempts} turn={turn} />
        </Stack>
        <Criteria feedback={feedback} text={text} chosen={chosen} onChoose={setChosen} />
      </Two>
    </Stack>
  )
}

type OneThingProps = Pick<TurnProps, 'practice' | 'turn'> & { feedback: Feedback }

/** What to do next, once, and the two ways to do it. */
function OneThing({ practice, turn, feedback: { oneThing } }: OneThingProps) {
  const again = useAgain(practice)
  const [isShown, setShown] = useState(false)
  const thing = thingOf(oneThing?.text ?? '')
  return (
    <One aria-labelledby="one">
      <div>
        <h2 id="one">{oneThing ? `One thing: ${thing.title}` : 'Every criterion is at 4 of 4'}</h2>
        <p>
          {oneThing ? (
            <>
              {thing.rest} <b>{oneThing.ask}</b>
            </>
          ) : (
            'There is nothing to add to this one.'
          )}
        </p>
      </div>
      <Row gap={3} wrap>
        <Button size="sm" busy={again.isPending} onClick={() => again.mutate({ turn })}>
          Answer again
        </Button>
        {turn.example !== null && (
          <Button variant="secondary" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide the example' : 'Example answer'}
          </Button>
        )}
        <AskReview turnId={turn.id} />
      </Row>
      {isShown && (
        <Example aria-label="Example answer">
          <b>Not a template</b>
          <Small>It is about somebody invented. An answer that copies it is set aside.</Small>
          <p>{turn.example}</p>
        </Example>
      )}
    </One>
  )
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--sp-4);
`
const Title = styled(Heading)`
  max-width: 26ch;
  overflow-wrap: anywhere;
  outline: none;
`
const Example = styled.section`
  grid-column: 1 / -1;
  padding: var(--sp-4);
  border: var(--bw) dashed var(--control);
  border-radius: var(--r-2);
  font-size: var(--fs-4);
  line-height: 1.6;

  p:last-child {
    margin-top: var(--sp-3);
    white-space: pre-line;
  }
`
