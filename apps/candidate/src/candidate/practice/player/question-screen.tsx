import {
  PRACTICE_TYPE_NAMES,
  skipTurn,
  USUAL_WORDS,
  type PracticeSession,
  type PracticeTurn,
} from '@tryka/domain'
import { Button, Stack } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FootNote } from '../../skills/player/frame/plain-progress'
import { attemptsOf, placeOf } from './address'
import { AnswerField } from './answer-field'
import { Asked } from './asked'
import { Clarify } from './clarify'
import { wordsOf } from './draft'
import { Frame } from './frame'
import { SoftTimer } from './soft-timer'
import { Trouble } from './trouble'
import { useAnswering } from './use-answering'
import type { Practice } from './use-practice'
import { useWay } from './use-way'

export interface TurnProps {
  practice: Practice
  session: PracticeSession
  turn: PracticeTurn
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** One question, and where it is answered. */
export function QuestionScreen({ practice, session, turn }: TurnProps) {
  const { question } = turn
  const way = useWay()
  const answering = useAnswering(practice, session, turn)
  const skip = useChange(
    (api, id: string) => api.call(skipTurn, { params: { id } }),
    { failed: 'The question could not be skipped. Try again.' },
    (next) => {
      answering.drafting.forget()
      practice.show(next)
      way.to()
    },
  )
  const [least, most] = USUAL_WORDS[question.type]
  const attempt = attemptsOf(session, turn).findIndex(({ id }) => id === turn.id) + 1
  const minutes = `about ${plural(Math.max(1, Math.round(question.seconds / 60)), 'minute')}`
  const kind = [
    attempt > 1
      ? `Attempt ${attempt} at question ${placeOf(session, turn)}`
      : `Question ${placeOf(session, turn)} of ${session.count}`,
    PRACTICE_TYPE_NAMES[question.type],
    minutes,
  ]
  return (
    <Frame
      practice={practice}
      session={session}
      turn={turn}
      what="question"
      note={session.timer === 'soft' ? `Soft timer, ${minutes}` : 'No timer'}
      narrow
      foot={
        <>
          <Button variant="quiet" size="lg" busy={skip.isPending} onClick={() => skip.mutate(turn.id)}>
            Skip
          </Button>
          <FootNote>
            {attempt > 1
              ? 'The score of the session is that of first attempts.'
              : 'Skipped questions are not scored.'}
          </FootNote>
          <Button size="lg" busy={answering.busy} busyLabel="Handing in…" onClick={answering.answer}>
            Hand in answer
          </Button>
        </>
      }
    >
      <Trouble answering={answering} />
      {session.timer === 'soft' && <SoftTimer seconds={question.seconds} />}
      <Stack gap={5}>
        <Asked kind={kind} stem={question.stem} />
        <Clarify clarify={question.clarify} />
        <AnswerField
          answering={answering}
          label="Your answer"
          question={question.stem}
          hint={`${plural(wordsOf(answering.drafting.text), 'word')}. ${least} to ${most} is the usual length.`}
          isSpoken={session.mode === 'spoken'}
        />
      </Stack>
    </Frame>
  )
}
