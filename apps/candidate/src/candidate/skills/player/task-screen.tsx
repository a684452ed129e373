import { CloudOff, History, TimerOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ApiError } from '@tryka/api-client'
import { ATTEMPT_RULES, type Presentation, type TaskAnswer } from '@tryka/domain'
import { Button, media } from '@tryka/ui'
import { useSecondsUntil } from '../../../account/sign-in/use-seconds-until'
import { useTypedDraft } from '../../../base/unsaved/typed-draft'
import { emptyAnswer, isGiven } from './answer'
import { PlayerFrame } from './frame/player-frame'
import { Strip } from './frame/strip'
import { Thread } from './frame/thread'
import { Timer } from './frame/timer'
import { HandIn } from './hand-in'
import { Pause } from './pause'
import type { ShownProps } from './use-attempt'
import { Task } from './task/task'
import { useOnline } from './use-online'
import { useSignals } from './use-signals'

const ASK = 'Give an answer, or press I don’t know.'

export interface TaskScreenProps extends ShownProps {
  task: Presentation
  /** It was open when this page was opened. */
  isBack: boolean
}

/** The open task with its clock. `readAt` and the server's own time say when it is over by the clock of this browser. */
export function TaskScreen({ attempt, view, readAt, task, isBack }: TaskScreenProps) {
  const { answer, show } = attempt
  const draft = useTypedDraft<TaskAnswer>(`task:${view.id}:${task.seq}`, emptyAnswer(task))
  const signals = useSignals()
  const left = useSecondsUntil(readAt + Date.parse(task.dueAt) - Date.parse(view.now))
  const [seconds] = useState(left)
  const [isAsked, setAsked] = useState(false)

  /** One at a time: what follows would be an answer to the next task. */
  const isUnderWay = useRef(false)
  const send = (given: TaskAnswer | null, isOver = false) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    answer.mutate(
      { task, answer: given, signals: signals.read(), isOver },
      {
        onSuccess: draft.forget,
        onError: (error) => {
          isUnderWay.current = false
          // What was half written when the time ended may be no answer at all.
          if (isOver && given && error instanceof ApiError && error.status === 400) send(null, true)
        },
      },
    )
  }
  const sendGiven = () => (isGiven(draft.value) ? send(draft.value) : setAsked(true))

  // What stands there when the time is over is taken.
  const over = useRef(() => undefined as void)
  useEffect(() => {
    over.current = () => send(isGiven(draft.value) ? draft.value : null, true)
  })
  useEffect(() => {
    if (left === 0) over.current()
  }, [left])

  const narrow = task.kind === 'ordering'
  const refused = answer.error instanceof ApiError ? answer.error.detail : undefined
  return (
    <PlayerFrame
      subject={view.skill}
      narrow={narrow}
      progress={
        <>
          <Progress>
            <span>
              Task <b>{task.seq}</b>, at most {task.of}
            </span>
            <span>{minutesSoFar(view.startedAt, Date.parse(task.dueAt) - left * 1_000)} min so far</span>
          </Progress>
          <Thread at={task.seq} most={task.of} least={ATTEMPT_RULES.tasks.least} />
        </>
      }
      end={
        <>
          <Timer left={left} seconds={seconds} />
          <Pause view={view} show={show} />
        </>
      }
      foot={
        <>
          <Button
            variant="quiet"
            size="lg"
            busy={answer.isPending && answer.variables.answer === null}
            onClick={() => send(null)}
          >
            I don’t know
          </Button>
          {view.canHandIn && <HandIn view={view} show={show} />}
          <Note $wide={view.canHandIn}>
            “I don’t know” counts as wrong.<span> You are not told right or wrong until the end.</span>
          </Note>
          <Button type="submit" form="task" size="lg" busy={answer.isPending}>
            Answer
          </Button>
        </>
      }
    >
      <Interruption attempt={attempt} view={view} isBack={isBack} />
      <Task
        attemptId={view.id}
        task={task}
        narrow={narrow}
        value={draft.value}
        error={isAsked && !isGiven(draft.value) ? ASK : refused}
        onChange={(value) => {
          signals.changed()
          draft.change(value)
        }}
        onCopy={signals.copied}
        onPaste={signals.pasted}
        onSubmit={sendGiven}
      />
    </PlayerFrame>
  )
}

/** `now` by the server's clock. */
const minutesSoFar = (startedAt: string | null, now: number): number =>
  startedAt === null ? 0 : Math.max(0, Math.floor((now - Date.parse(startedAt)) / 60_000))

/** One at a time: what matters most now. */
function Interruption({
  attempt: { answer },
  view,
  isBack,
}: Pick<TaskScreenProps, 'attempt' | 'view' | 'isBack'>) {
  const isOnline = useOnline()
  if (!isOnline)
    return (
      <Strip icon={CloudOff} title="You are offline.">
        Your answer is kept on this device and sent when the connection is back. The clock goes on.
      </Strip>
    )
  if (answer.isPending && answer.failureCount > 0)
    return (
      <Strip icon={CloudOff} title="The answer has not arrived yet.">
        It is kept on this device and sent again every two seconds. The clock goes on.
      </Strip>
    )
  if (view.wasLate)
    return (
      <Strip icon={TimerOff} title="Time for the last task was over.">
        No answer came in time, so it counts as none. The time for this task runs.
      </Strip>
    )
  if (answer.data && answer.variables.isOver)
    return (
      <Strip icon={TimerOff} title="Time for the last task was over.">
        What you had written was taken. The time for this task runs.
      </Strip>
    )
  if (isBack)
    return (
      <Strip icon={History} title={`Welcome back to task ${view.task?.seq}.`}>
        It is the same task, and the time for it went on.
      </Strip>
    )
  return null
}

const Progress = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-3);
  font-size: var(--fs-2);
  line-height: 1.3;
  color: var(--text-3);

  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
// Beside three buttons a phone has no room for it.
const Note = styled.p<{ $wide: boolean }>`
  flex: 1;
  font-size: var(--fs-2);
  line-height: 1.4;
  color: var(--text-3);
  ${media.phone} {
    flex-basis: 100%;
    order: -1;
    text-align: center;
    ${({ $wide }) => $wide && 'display: none;'}

    span {
      display: none;
    }
  }
`
