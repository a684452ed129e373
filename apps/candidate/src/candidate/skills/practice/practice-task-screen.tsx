import { useState } from 'react'
import { ApiError, userMessage } from '@tryka/api-client'
import { useApi, useMutation } from '@tryka/app-shell'
import {
  answerPractice,
  PRACTICE_COUNTS,
  PRACTICE_TASKS,
  type PracticeTask,
  type PracticeVerdict,
  runPractice,
  type TaskAnswer,
} from '@tryka/domain'
import { Button, ButtonLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { emptyAnswer, isGiven } from '../player/answer'
import { focusAnswer } from '../player/focus-answer'
import { PLACE_ID } from '../player/frame/place-id'
import { FootNote, PlainProgress } from '../player/frame/plain-progress'
import { PlayerFrame } from '../player/frame/player-frame'
import { Stop } from '../player/frame/stop'
import { Thread } from '../player/frame/thread'
import { ToSkills } from '../player/frame/to-skills'
import { AnswerField } from '../player/task/answer-field'
import { TaskForm } from '../player/task/task'
import type { RoundProps } from './round-props'
import { Verdict } from './verdict'

const ASK = 'Give an answer, or press I don’t know.'
const FAILED = 'The answer could not be checked. Try again.'
const nothing = () => undefined

export interface PracticeTaskScreenProps extends RoundProps {
  task: PracticeTask
  /** Once it was answered. */
  verdict: PracticeVerdict | undefined
  onVerdict: (verdict: PracticeVerdict) => void
  onNext: () => void
}

/** A practice task as one of an attempt looks, without its clock; what was right follows at once. */
export function PracticeTaskScreen(props: PracticeTaskScreenProps) {
  const { round, task, verdict, onVerdict, onNext, onAnother } = props
  const { track, seed } = round
  const api = useApi()
  const [value, setValue] = useState<TaskAnswer>(() => emptyAnswer(task))
  const [isAsked, setAsked] = useState(false)
  const check = useMutation<PracticeVerdict | undefined, Error, TaskAnswer | null>({
    mutationFn: async (answer) => {
      const body = { seed, answers: [{ seq: task.seq, answer }] }
      const { items } = await api.call(answerPractice, { params: { track }, body })
      return items[0]
    },
    onSuccess: (told) => told && onVerdict(told),
    meta: { needsSession: true },
  })
  const isLast = task.seq === PRACTICE_TASKS
  const send = () => {
    if (isGiven(value)) return check.mutate(value, { onError: focusAnswer })
    setAsked(true)
    focusAnswer()
  }
  const refused = check.error ? userMessage(check.error, FAILED) : undefined
  const leave = (
    <ButtonLink asChild variant="quiet">
      <Link to={sectionPath('skills', { track: round.track })}>Leave practice</Link>
    </ButtonLink>
  )
  if (check.error instanceof ApiError && check.error.code === 'PRACTICE_OVER')
    return (
      <PlayerFrame subject={`${round.skill} practice`}>
        <Stop
          title="These tasks were changed"
          text="Meanwhile there are newer practice tasks. Take another six."
        >
          <Button onClick={onAnother}>Another six</Button>
          <ToSkills track={round.track} />
        </Stop>
      </PlayerFrame>
    )
  return (
    <PlayerFrame
      subject={`${round.skill} practice`}
      narrow={task.kind === 'ordering'}
      progress={
        <>
          <PlainProgress id={PLACE_ID}>
            Task <b>{task.seq}</b> of {PRACTICE_TASKS}
          </PlainProgress>
          <Thread at={task.seq} most={PRACTICE_TASKS} least={PRACTICE_TASKS} done="vriddhi" />
        </>
      }
      end={leave}
      foot={
        <>
          {!verdict && (
            <Button
              variant="quiet"
              size="lg"
              busy={check.isPending && check.variables === null}
              onClick={() => check.mutate(null)}
            >
              I don’t know
            </Button>
          )}
          <FootNote>{PRACTICE_COUNTS}</FootNote>
          {verdict ? (
            <Button size="lg" onClick={onNext}>
              {isLast ? 'See all six' : 'Next task'}
            </Button>
          ) : (
            <Button type="submit" form="task" size="lg" busy={check.isPending}>
              Answer
            </Button>
          )}
        </>
      }
    >
      <TaskForm task={task} narrow={task.kind === 'ordering'} onSubmit={verdict ? nothing : send}>
        {verdict ? (
          <Verdict task={task} verdict={verdict} answer={check.variables ?? null} />
        ) : (
          <AnswerField
            task={task}
            run={(code) => api.call(runPractice, { params: { track }, body: { seed, seq: task.seq, code } })}
            value={value}
            error={isAsked && !isGiven(value) ? ASK : refused}
            onChange={setValue}
            onPaste={nothing}
          />
        )}
      </TaskForm>
    </PlayerFrame>
  )
}
