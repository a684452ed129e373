import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { MenuItem } from '@tryka/ui'
import { useSignInPath } from '../base/address/placed-link'
import { useSession } from '../base/session'
import { Note } from './note'

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

/** More to say below the news, until it was seen. */
export interface GuestNote {
  unseen: boolean
  onSeen: () => void
  content: ReactNode
}

/** For how long the work of a guest is kept; an account needs no such note. */
export function useGuestNote(): GuestNote | undefined {
  const { user, guestDays } = useSession()
  const navigate = useNavigate()
  const signIn = useSignInPath()
  const [seen, setSeen] = useState(() => wasSeen(user.id))
  if (user.kind !== 'guest') return undefined
  return {
    unseen: !seen,
    onSeen: () => {
      noteSeen(user.id)
      setSeen(true)
    },
    content: (
      <>
        <Note>{`Your work as a guest is kept for ${guestDays} days without use. Sign in to keep it.`}</Note>
        <MenuItem onSelect={() => void navigate(signIn())}>Sign in</MenuItem>
      </>
    ),
  }
}
