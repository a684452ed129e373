import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { SrOnly } from '@tryka/ui'
import { usePlaced } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { useInterruption } from './interruption'
import { PlayerFrame } from './frame/player-frame'
import { EndedStop } from './stops/ended'
import { Elsewhere, Grading, Paused, Ready } from './stops/stops'
import { TaskScreen } from './task-screen'
import type { ShownProps } from './use-attempt'
import { usePageTitle } from './use-page-title'

/** An attempt in whichever state it is. */
export function Shown(props: ShownProps) {
  const { attempt, view } = props
  const { task } = view
  /** The task that was open when this page was opened in the middle. */
  const [met] = useState(view.done > 0 ? task?.seq : undefined)
  const placed = usePlaced()
  const interruption = useInterruption(attempt, view, met)
  usePageTitle(task ? `Task ${task.seq}, ${view.skill} assessment` : `${view.skill} assessment`)
  // The result stands in the dashboard again; going back from there does not come here.
  if (view.state === 'scored' || view.state === 'held')
    return <Navigate replace to={placed(sectionPath('skills', { result: view.id }))} />
  const isOpen = view.state === 'running' && task && !attempt.isElsewhere
  return (
    <Announcing text={isOpen && interruption ? `${interruption.title} ${interruption.text}` : ''}>
      {isOpen ? (
        <TaskScreen key={task.seq} {...props} task={task} interruption={interruption} />
      ) : (
        <PlayerFrame subject={view.skill}>
          <Between key={`${view.state} ${attempt.isElsewhere}`} {...props} />
        </PlayerFrame>
      )}
    </Announcing>
  )
}

/** What is announced stands apart from the tasks, which come and go: a region that comes with its words is not read out. */
const Announcing = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    {children}
    <SrOnly role="status">{text}</SrOnly>
  </>
)

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
    case 'held':
      return <Grading />
    default:
      return <EndedStop view={view} state={view.state} />
  }
}
