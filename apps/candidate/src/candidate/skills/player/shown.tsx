import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { usePlaced } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { PlayerFrame } from './frame/player-frame'
import { EndedStop } from './stops/ended'
import { Elsewhere, Grading, Paused, Ready } from './stops/stops'
import { TaskScreen } from './task-screen'
import type { ShownProps } from './use-attempt'

/** An attempt in whichever state it is. */
export function Shown(props: ShownProps) {
  const { attempt, view } = props
  const { task } = view
  /** The task that was open when this page was opened in the middle. */
  const [met] = useState(view.done > 0 ? task?.seq : undefined)
  const placed = usePlaced()
  // The result stands in the dashboard again; going back from there does not come here.
  if (view.state === 'scored')
    return <Navigate replace to={placed(sectionPath('skills', { result: view.id }))} />
  if (view.state === 'running' && task && !attempt.isElsewhere)
    return <TaskScreen key={task.seq} {...props} task={task} isBack={task.seq === met} />
  return (
    <PlayerFrame subject={view.skill}>
      <Between {...props} />
    </PlayerFrame>
  )
}

function Between({ attempt, view, readAt }: ShownProps) {
  const { show, isElsewhere, carryOnHere } = attempt
  if (isElsewhere) return <Elsewhere onCarryOn={carryOnHere} />
  switch (view.state) {
    case 'ready':
      return <Ready view={view} show={show} />
    case 'running':
      return <Paused view={view} show={show} readAt={readAt} />
    case 'grading':
    case 'scored':
      return <Grading />
    default:
      return <EndedStop view={view} state={view.state} />
  }
}
