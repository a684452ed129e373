import { Navigate } from 'react-router-dom'
import { RECHECK_RULES, startRecheck, type RecheckState, type RecheckView } from '@tryka/domain'
import { Button, ButtonRow, LoadingRows } from '@tryka/ui'
import { usePlaced } from '../../../base/address/placed-link'
import { useChange } from '../../../base/calls/calls'
import { sectionPath, useAddress } from '../../parts/address'
import { AddRecheck } from '../../parts/credentials/add-recheck'
import { NotOpened } from '../player/frame/not-opened'
import { PlayerFrame } from '../player/frame/player-frame'
import { Stop } from '../player/frame/stop'
import { RecheckTaskScreen } from './recheck-task-screen'
import { useRecheck, type RecheckProps } from './use-recheck'
import { WayOut } from './way-out'

/** Five tasks that look at a skill again: one at a time, alone on the screen. */
export function Recheck() {
  const id = useAddress().get('recheck')
  return <OneRecheck key={id} id={id} />
}

function OneRecheck({ id }: { id: string }) {
  const recheck = useRecheck(id)
  const { query } = recheck
  if (query.data) return <Shown recheck={recheck} view={query.data} readAt={query.dataUpdatedAt} />
  return (
    <PlayerFrame subject="Five tasks">
      {query.isError ? (
        <NotOpened
          text="The five tasks could not be opened. Check your connection, then try again."
          query={query}
        />
      ) : (
        <LoadingRows label="Opening the five tasks" />
      )}
    </PlayerFrame>
  )
}

function Shown(props: RecheckProps) {
  const { task, state, attempt, skill, endedAt } = props.view
  const placed = usePlaced()
  if (state === 'running' && task) return <RecheckTaskScreen key={task.seq} {...props} task={task} />
  // What it came to stands with the result; going back from there does not come here.
  if (endedAt !== null && attempt)
    return <Navigate replace to={placed(sectionPath('skills', { result: attempt }))} />
  return (
    <PlayerFrame subject={skill}>
      {endedAt === null ? <Before {...props} /> : <Ended view={props.view} />}
    </PlayerFrame>
  )
}

/** Nothing is chosen before it begins, so there is nothing to look at meanwhile. */
function Before({ recheck: { show }, view }: RecheckProps) {
  const { id, state, company } = view
  const start = useChange(
    (api, params: { id: string }) => api.call(startRecheck, { params }),
    { failed: 'The five tasks could not begin. Try again.' },
    show,
  )
  const { right, minutes, liveMinutes } = RECHECK_RULES
  return (
    <Stop
      title={
        state === 'running'
          ? 'Go on with the five tasks'
          : company === null
            ? 'Five more tasks'
            : 'Five tasks in the call'
      }
      text={`With ${right} right of five it is confirmed. None asks for code, they end after ${company === null ? minutes : liveMinutes} minutes at the latest, and there is no pause. The time for the first task runs as soon as you start.${company === null ? '' : ` ${company} sees each task and your answer as you write it: say aloud why.`}`}
    >
      <ButtonRow>
        <Button busy={start.isPending} busyLabel="Starting…" onClick={() => start.mutate({ id })}>
          {state === 'running' ? 'Go on' : 'Start now'}
        </Button>
        <WayOut view={view} />
      </ButtonRow>
    </Stop>
  )
}

const ENDS: Partial<Record<RecheckState, readonly [title: string, text: string]>> = {
  confirmed: ['Confirmed', 'Five tasks tell a little. These confirm the level.'],
  not_confirmed: [
    'Not confirmed',
    'Five tasks tell a little. It changes no match, no list and no credential.',
  ],
  declined: ['Declined', 'You take no five tasks. It changes no match, no list and no credential.'],
}
const NOT_DONE = [
  'Not done',
  'The time for the five tasks is over. It changes no match and no credential.',
] as const

/** One that is about no result of an assessment. */
function Ended({ view }: { view: RecheckView }) {
  const [title, text] = ENDS[view.state] ?? NOT_DONE
  return (
    <Stop title={title} text={text}>
      {view.state === 'confirmed' && view.company !== null && <AddRecheck recheck={view} />}
      <WayOut view={view} />
    </Stop>
  )
}
