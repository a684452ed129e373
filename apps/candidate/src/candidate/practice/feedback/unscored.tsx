import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { USUAL_WORDS, getProfile, type Feedback, type PracticeTurn } from '@tryka/domain'
import { Button, Card, Heading, Row, Stack, Text } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { wordsOf } from '../player/draft'
import { useEnd } from '../player/end'
import { Answer } from '../player/follow-up-screen'
import { plural, type TurnProps } from '../player/question-screen'
import { useWay } from '../player/use-way'
import { helplinesOf } from './helplines'
import { Small } from './parts'
import { useAgain } from './use-again'
import { WrongQuestion } from './wrong-question'

interface UnscoredProps extends TurnProps {
  feedback: Feedback
  onNext: () => void
  nextWords: string
}

/** What is said where there is no score to give. */
export function Unscored(props: UnscoredProps) {
  const { practice, turn, feedback, onNext, nextWords } = props
  const again = useAgain(practice)
  if (feedback.distress) return <Distress {...props} />
  const isOther = feedback.language === 'other'
  const [usual] = USUAL_WORDS[turn.question.type]
  const said = textOf(turn)
  return (
    <Stop
      title={isOther ? 'The built-in coach reads English' : 'Too short to read'}
      actions={
        <>
          <Button
            variant="secondary"
            size="sm"
            busy={again.isPending}
            onClick={() => again.mutate(isOther ? { turn } : { turn, text: said })}
          >
            {isOther ? 'Answer in English' : 'Add to it'}
          </Button>
          <Button variant="quiet" size="sm" onClick={onNext}>
            {nextWords}
          </Button>
        </>
      }
      below={
        <>
          <Answer>
            <summary>Your answer, {plural(wordsOf(said), 'word')}</summary>
            <p>{said}</p>
          </Answer>
          {feedback.limits.map((limit) => (
            <Small key={limit}>{limit}</Small>
          ))}
          <WrongQuestion question={turn.question} />
        </>
      }
    >
      {isOther
        ? 'The answer is kept. It is not scored, and it counts in nothing.'
        : shortText(feedback, usual)}
    </Stop>
  )
}

const textOf = ({ answer, followAnswer }: PracticeTurn): string =>
  [answer ?? '', followAnswer ?? ''].filter(Boolean).join('\n\n')

function shortText({ facts: { words, ownWords } }: Feedback, usual: number): string {
  const own = ownWords < words ? `, ${ownWords} of them without what was set aside` : ''
  return `${plural(words, 'word')}${own}. From about ${usual} there is enough to say something useful.`
}

/** Before anything else, and the same for everybody: where to turn. Nothing was scored and nobody was told. */
function Distress({ practice, session, onNext }: UnscoredProps) {
  const way = useWay()
  const { data: profile } = useRead(getProfile, {})
  const end = useEnd(practice, way.leave)
  const lines = helplinesOf(profile?.country)
  return (
    <Stop
      title="This is not a counsellor"
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={onNext}>
            Go on practising
          </Button>
          <Button
            variant="secondary"
            size="sm"
            busy={end.isPending}
            onClick={() => (session.state === 'open' ? end.mutate(session) : way.leave())}
          >
            Stop for today
          </Button>
        </>
      }
    >
      If you are in danger, call your local emergency number now: 112, 911, 999.{' '}
      {lines.map(({ where, name, number }) => (
        <span key={where}>
          In {where}: {name},{' '}
          <a href={`tel:${number.replace(/\s/g, '')}`}>{number.replace(/\s/g, '\u00a0')}</a>.{' '}
        </span>
      ))}
      {lines.length !== 1 && 'Elsewhere, the emergency number can say who helps near you. '}
      What you wrote was not scored and went to nobody.
    </Stop>
  )
}

interface StopProps {
  title: string
  children: ReactNode
  actions: ReactNode
  below?: ReactNode
}

function Stop({ title, children, actions, below }: StopProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Middle>
      <Card pad>
        <Stack gap={3}>
          <Title ref={heading} tabIndex={-1} forwardedAs="h1" look="h4" aria-describedby="stop">
            {title}
          </Title>
          <Text size="sm" id="stop">
            {children}
          </Text>
          <Row gap={2} wrap>
            {actions}
          </Row>
        </Stack>
      </Card>
      {below}
    </Middle>
  )
}

const Middle = styled.div`
  display: grid;
  gap: var(--sp-4);
  max-width: 34rem;
  margin: clamp(1rem, 8vh, 6rem) auto 0;
`
const Title = styled(Heading)`
  outline: none;
`
