import { useEffect } from 'react'

interface Keys {
  undo: () => void
  redo: () => void
  save: () => void
}

/** Ctrl or Cmd with Z, Shift+Z (or Y) and S, anywhere but in a dialog, which has its own fields. */
export function useUndoKeys({ undo, redo, save }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      const key = event.key.toLowerCase()
      const action =
        key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : key === 's' ? save : undefined
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, redo, save])
}
