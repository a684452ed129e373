import { MenuItem } from '@tryka/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../session/session'
import { Bell, Note } from './bell'

const SEEN = 'tryka:guest-note-seen'

const wasSeen = (accountId: string): boolean => {
  try {
    return window.localStorage.getItem(SEEN) === accountId
  } catch {
    return false
  }
}

const noteSeen = (accountId: string): void => {
  try {
    window.localStorage.setItem(SEEN, accountId)
  } catch {
    // Without storage the dot is there again next time.
  }
}

/** The bell of a candidate; a guest also learns there, once, for how long the work is kept. */
export function CandidateBell({ unread }: { unread: number }) {
  const { user, guestDays } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [seen, setSeen] = useState(() => wasSeen(user.id))
  const guestNote = {
    unseen: !seen,
    onSeen: () => {
      noteSeen(user.id)
      setSeen(true)
    },
    content: (
      <>
        <Note>{`Your work as a guest is kept for ${guestDays} days without use. Sign in to keep it.`}</Note>
        <MenuItem onSelect={() => void navigate(`/sign-in?next=${encodeURIComponent(pathname + search)}`)}>
          Sign in
        </MenuItem>
      </>
    ),
  }
  return (
    <Bell
      side="candidate"
      unread={unread}
      quiet="You have seen everything."
      note={user.kind === 'guest' ? guestNote : undefined}
    />
  )
}
