import { CloudOff, TimerOff } from 'lucide-react'
import { isCodeTask, type PlainAnswer, type Presentation } from '@tryka/domain'
import { Button } from '@tryka/ui'
import { useTypedDraft } from '../../../base/unsaved/typed-draft'
import { emptyAnswer } from '../player/answer'
import { PlayerFrame } from '../player/frame/player-frame'
import { FootNote, PlainProgress } from '../player/frame/plain-progress'
import { Strip } from '../player/frame/strip'
import { Thread } from '../player/frame/thread'
import { Timer } from '../player/frame/timer'
import { PlainField } from '../player/task/answer-field'
import { TaskForm } from '../player/task/task'
import { useAnswering } from '../player/use-answering'
import { useOnline } from '../player/use-online'
import type { RecheckProps } from './use-recheck'
import { useSharedDraft } from './use-shared-draft'

const nothing = () => undefined

/** None of these tasks asks for code. */
function emptyPlain(task: Presentation): PlainAnswer {
  const empty = emptyAnswer(task)
  return 'code' in empty ? { text: '' } : empty
}

/** One of the five, as a task of the assessment looks; nothing is counted beside its answer. */
export function RecheckTaskScreen({
  recheck: { answer },
  view,
  readAt,
  task,
}: RecheckProps & { task: Presentation }) {
  const draft = useTypedDraft<PlainAnswer>(`recheck:${view.id}:${task.seq}`, emptyPlain(task))
  const { left, seconds, fault, sendGiven, sendNothing } = useAnswering<PlainAnswer>({
    until: readAt + Date.parse(task.dueAt) - Date.parse(view.now),
    value: draft.value,
    forget: draft.forget,
    error: answer.error,
    mutate: (given, _isOver, then) => answer.mutate({ task, answer: given }, then),
  })
  useSharedDraft(view, task.seq, draft.value)

  const narrow = task.kind === 'ordering'
  return (
    <PlayerFrame
      subject={view.skill}
      narrow={narrow}
      progress={
        <>
          <PlainProgress>
            Task <b>{task.seq}</b> of {task.of}
          </PlainProgress>
          <Thread at={task.seq} most={task.of} least={task.of} />
        </>
      }
      end={<Timer left={left} seconds={seconds} />}
      foot={
        <>
          <Button
            variant="quiet"
            size="lg"
            busy={answer.isPending && answer.variables.answer === null}
            onClick={sendNothing}
          >
            I don’t know
          </Button>
          <FootNote>
            {view.company === null
              ? '“I don’t know” counts as wrong.'
              : `Say aloud why. ${view.company} sees your answer as you write it.`}
          </FootNote>
          <Button type="submit" form="task" size="lg" busy={answer.isPending}>
            Answer
          </Button>
        </>
      }
    >
      <Interruption isWaiting={answer.isPending && answer.failureCount > 0} wasLate={view.wasLate} />
      <TaskForm task={task} narrow={narrow} onSubmit={sendGiven}>
        <PlainField
          task={{ ...task, kind: isCodeTask(task.kind) ? 'short' : task.kind }}
          value={draft.value}
          error={fault}
          onChange={draft.change}
          onPaste={nothing}
        />
      </TaskForm>
    </PlayerFrame>
  )
}

/** One at a time: what matters most now. */
function Interruption({ isWaiting, wasLate }: { isWaiting: boolean; wasLate: boolean }) {
  const isOnline = useOnline()
  if (!isOnline)
    return (
      <Strip icon={CloudOff} title="You are offline.">
        Your answer is kept on this device and sent when the connection is back. The clock goes on.
      </Strip>
    )
  if (isWaiting)
    return (
      <Strip icon={CloudOff} title="The answer has not arrived yet.">
        It is kept on this device and sent again every two seconds. The clock goes on.
      </Strip>
    )
  if (wasLate)
    return (
      <Strip icon={TimerOff} title="Time for the last task was over.">
        No answer came in time, so it counts as none. The time for this task runs.
      </Strip>
    )
  return null
}
