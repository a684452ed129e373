import { useEffect } from 'react'
import { Toaster } from '@tryka/app-shell'

export { notify } from '@tryka/app-shell'

/** The notification region; `asked` tells that F8 was pressed before it was here. */
export function Toasts({ asked }: { asked: boolean }) {
  useEffect(() => {
    // The region listens by now: effects run from the inside out.
    if (asked) dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }))
  }, [asked])
  return <Toaster />
}
