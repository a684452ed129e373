import { useState } from 'react'
import type { PracticeVerdict } from '@tryka/domain'
import { Over } from './over'
import { PracticeTaskScreen } from './practice-task-screen'
import type { RoundProps } from './round-props'

/** Six tasks, one at a time, and what came of them. Leaving forgets them. */
export function Round({ round, onAnother }: RoundProps) {
  const [verdicts, setVerdicts] = useState<readonly PracticeVerdict[]>([])
  const [at, setAt] = useState(0)
  const task = round.tasks[at]
  if (!task) return <Over round={round} verdicts={verdicts} onAnother={onAnother} />
  return (
    <PracticeTaskScreen
      key={task.seq}
      round={round}
      task={task}
      verdict={verdicts[at]}
      onVerdict={(verdict) => setVerdicts([...verdicts, verdict])}
      onNext={() => setAt(at + 1)}
      onAnother={onAnother}
    />
  )
}
