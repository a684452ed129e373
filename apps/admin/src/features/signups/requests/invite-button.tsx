import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { SignupRecord } from '@tryka/domain'
import { Badge, Button } from '@tryka/ui'
import { Deciders } from '../../../base/deciders'
import { useInvite } from './use-invite'

export interface InviteButtonProps {
  signup: SignupRecord
  invited: boolean
  onInvited: (id: string) => void
}

/** Lets a person in; once they are, it says so in its place. */
export function InviteButton({ signup, invited, onInvited }: InviteButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const invite = useInvite(signup, () => {
    // The button goes: whoever stood on it stays at the request.
    if (button.current === document.activeElement) button.current?.closest('li')?.focus()
    onInvited(signup.id)
  })
  const standing = invited ? (signup.standing === 'joined' ? 'joined' : 'invited') : signup.standing
  if (standing === 'joined' || standing === 'invited')
    return (
      <Badge tone="siddhi" icon={Check}>
        {standing === 'joined' ? 'Joined' : 'Invited'}
      </Badge>
    )
  return (
    <Deciders>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        label={`Invite ${signup.name}`}
        busy={invite.isPending}
        onClick={() => invite.mutate()}
      >
        Invite
      </Button>
    </Deciders>
  )
}
