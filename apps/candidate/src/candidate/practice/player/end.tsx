import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { endPractice, type PracticeSession } from '@tryka/domain'
import { Button, Dialog, Icon, media } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import type { Practice } from './use-practice'
import { useWay } from './use-way'

/** Ends a session; `after` says where to then. */
export const useEnd = ({ show }: Practice, after: () => void) =>
  useChange(
    (api, { id, version }: Pick<PracticeSession, 'id' | 'version'>) =>
      api.call(endPractice, { params: { id }, body: { version } }),
    { failed: 'The practice could not be ended. Try again.' },
    (session) => {
      show(session)
      after()
    },
  )

interface EndProps {
  practice: Practice
  session: PracticeSession
  /** In the foot of feedback, as words alone. */
  quiet?: boolean
}

/** Ends the session at any time. Asks first and says what it means; of one that has ended it is the way out. */
export function End({ practice, session: { id, version, state }, quiet = false }: EndProps) {
  const [asks, setAsks] = useState(false)
  const way = useWay()
  const end = useEnd(practice, () => way.to())
  const press = () => (state === 'open' ? setAsks(true) : way.leave())
  const words = state === 'open' ? (quiet ? 'End here' : 'End') : 'Close'
  return (
    <>
      {quiet ? (
        <Button variant="quiet" size="lg" onClick={press}>
          {words}
        </Button>
      ) : (
        <Small variant="secondary" label={words} onClick={press}>
          <Icon icon={LogOut} size="sm" />
          <span>{words}</span>
        </Small>
      )}
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title="End this practice?"
        description="What is answered counts. What is not is held against nobody, and what stands in the field is not handed in."
        size="sm"
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              Go on practising
            </Button>
            <Button busy={end.isPending} busyLabel="Ending…" onClick={() => end.mutate({ id, version })}>
              End practice
            </Button>
          </>
        }
      />
    </>
  )
}

const Small = styled(Button)`
  ${media.form} {
    width: var(--h-md);
    padding: 0;

    span {
      display: none;
    }
  }
`
