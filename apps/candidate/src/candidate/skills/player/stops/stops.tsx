import { cancelAttempt, startAttempt, type AttemptView } from '@tryka/domain'
import { Button, ButtonRow, Spinner } from '@tryka/ui'
import { useChange } from '../../../../base/calls/calls'
import { formatMoment } from '../../../../base/format/format'
import { useSecondsUntil } from '../../../../account/sign-in/use-seconds-until'
import { Stop } from '../frame/stop'
import { clockText } from '../frame/timer'
import { ToSkills } from '../frame/to-skills'

interface StopProps {
  view: AttemptView
  show: (view: AttemptView) => unknown
}

function useStart({ show }: StopProps) {
  return useChange(
    (api, params: { id: string }) => api.call(startAttempt, { params }),
    { failed: 'The assessment could not go on. Try again.' },
    show,
  )
}

/** Booked, not begun: a time is a reminder, and it can begin at any moment. */
export function Ready(props: StopProps) {
  const start = useStart(props)
  const cancel = useChange(
    (api, params: { id: string }) => api.call(cancelAttempt, { params }),
    { failed: 'The assessment could not be cancelled. Try again.' },
    props.show,
  )
  const { id, skill, scheduledAt, now } = props.view
  return (
    <Stop
      title={`Start the ${skill} assessment`}
      text={
        // One that was to begin at once has a time too, which has come.
        scheduledAt && scheduledAt > now
          ? `You planned it for ${formatMoment(scheduledAt)}. The time is a reminder: you can start at any moment. The time for the first task runs from then on.`
          : 'The time for the first task runs as soon as you start.'
      }
    >
      <ButtonRow>
        <Button busy={start.isPending} busyLabel="Starting…" onClick={() => start.mutate({ id })}>
          Start now
        </Button>
        <Button
          variant="secondary"
          busy={cancel.isPending}
          busyLabel="Cancelling…"
          onClick={() => cancel.mutate({ id })}
        >
          Cancel it
        </Button>
        <ToSkills />
      </ButtonRow>
    </Stop>
  )
}

/** Between two tasks. `readAt`: when the server said how much is left. */
export function Paused({ readAt, ...props }: StopProps & { readAt: number }) {
  const start = useStart(props)
  const { id, pause } = props.view
  const left = useSecondsUntil(readAt + pause.leftSeconds * 1_000)
  return (
    <Stop
      title="Paused"
      text={
        left > 0
          ? `${clockText(left)} of 10 minutes left. The next task is not chosen yet, so there is nothing to think about meanwhile.`
          : 'The pause is used up. The time for the next task runs.'
      }
    >
      <ButtonRow>
        <Button busy={start.isPending} busyLabel="Going on…" onClick={() => start.mutate({ id })}>
          Go on
        </Button>
      </ButtonRow>
    </Stop>
  )
}

export const Elsewhere = ({ onCarryOn }: { onCarryOn: () => void }) => (
  <Stop
    title="This assessment goes on in another window"
    text="Close the other one, or carry on here with the task that is open there."
  >
    <ButtonRow>
      <Button variant="secondary" onClick={onCarryOn}>
        Carry on here
      </Button>
    </ButtonRow>
  </Stop>
)

export const Grading = () => (
  <Stop title="Your answers are graded" text="This takes about a second.">
    <Spinner label="Grading" />
  </Stop>
)
