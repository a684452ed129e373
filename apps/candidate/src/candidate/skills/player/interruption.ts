import { CloudOff, History, TimerOff, type LucideIcon } from 'lucide-react'
import type { AttemptView } from '@tryka/domain'
import type { Attempt } from './use-attempt'
import { useOnline } from './use-online'

/** What happened, whether the answer is safe, whether the clock runs. */
export interface Interruption {
  icon: LucideIcon
  title: string
  text: string
}

const OFFLINE: Interruption = {
  icon: CloudOff,
  title: 'You are offline.',
  text: 'Your answer is kept on this device and sent when the connection is back. The clock goes on.',
}
const NOT_ARRIVED: Interruption = {
  icon: CloudOff,
  title: 'The answer has not arrived yet.',
  text: 'It is kept on this device and sent again every two seconds. The clock goes on.',
}
const TOO_LATE: Interruption = {
  icon: TimerOff,
  title: 'Time for the last task was over.',
  text: 'No answer came in time, so it counts as none. The time for this task runs.',
}
const TAKEN: Interruption = {
  icon: TimerOff,
  title: 'Time for the last task was over.',
  text: 'What you had written was taken. The time for this task runs.',
}
const backAt = (seq: number): Interruption => ({
  icon: History,
  title: `Welcome back to task ${seq}.`,
  text: 'It is the same task, and the time for it went on.',
})

/** One at a time: what matters most while a task is open. `met` is the task that was open when the page was opened. */
export function useInterruption(
  { answer }: Attempt,
  { task, wasLate }: AttemptView,
  met: number | undefined,
): Interruption | undefined {
  const isOnline = useOnline()
  if (!task) return undefined
  if (!isOnline) return OFFLINE
  if (answer.isPending && answer.failureCount > 0) return NOT_ARRIVED
  if (wasLate) return TOO_LATE
  if (answer.data && answer.variables.isOver) return TAKEN
  return task.seq === met ? backAt(task.seq) : undefined
}
