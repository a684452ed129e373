import { useEffect, useRef } from 'react'
import { onKey } from './on-key'
import { addShortcuts, type Shortcut } from './shortcut'

/**
 * Keys that act while the component is on screen, and stand in the list of shortcuts. They rest while somebody types, and
 * while a dialog or a menu is open; those without a modifier can be switched off. Of two with the same keys the later acts.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const list = useRef(shortcuts)
  useEffect(() => {
    list.current = shortcuts
  })
  useEffect(() => {
    const remove = addShortcuts(list)
    // The same listener is added once, however many lists there are.
    window.addEventListener('keydown', onKey)
    return remove
  }, [])
}
