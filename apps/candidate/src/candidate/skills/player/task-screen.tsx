import { styled } from 'styled-components'
import { ATTEMPT_RULES, type Presentation, type TaskAnswer } from '@tryka/domain'
import { Button, media } from '@tryka/ui'
import { useTypedDraft } from '../../../base/unsaved/typed-draft'
import { emptyAnswer } from './answer'
import { PlayerFrame } from './frame/player-frame'
import { Strip } from './frame/strip'
import { PLACE_ID } from './frame/place-id'
import { Thread } from './frame/thread'
import { Timer } from './frame/timer'
import { HandIn } from './hand-in'
import type { Interruption } from './interruption'
import { Pause } from './pause'
import type { ShownProps } from './use-attempt'
import { Task } from './task/task'
import { useAnswering } from './use-answering'
import { useSignals } from './use-signals'

export interface TaskScreenProps extends ShownProps {
  task: Presentation
  interruption: Interruption | undefined
}

/** The open task with its clock. `readAt` and the server's own time say when it is over by the clock of this browser. */
export function TaskScreen({ attempt, view, readAt, task, interruption }: TaskScreenProps) {
  const { answer, show } = attempt
  const draft = useTypedDraft<TaskAnswer>(`task:${view.id}:${task.seq}`, emptyAnswer(task))
  const signals = useSignals()
  const { left, seconds, fault, sendGiven, sendNothing } = useAnswering<TaskAnswer>({
    until: readAt + Date.parse(task.dueAt) - Date.parse(view.now),
    value: draft.value,
    forget: draft.forget,
    error: answer.error,
    mutate: (given, isOver, then) =>
      answer.mutate({ task, answer: given, signals: signals.read(), isOver }, then),
  })
  const narrow = task.kind === 'ordering'
  return (
    <PlayerFrame
      subject={view.skill}
      narrow={narrow}
      progress={
        <>
          <Progress>
            <span id={PLACE_ID}>
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
            onClick={sendNothing}
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
      {interruption && (
        <Strip icon={interruption.icon} title={interruption.title}>
          {interruption.text}
        </Strip>
      )}
      <Task
        attemptId={view.id}
        task={task}
        narrow={narrow}
        value={draft.value}
        error={fault}
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
