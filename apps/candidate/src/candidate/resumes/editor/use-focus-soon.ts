import { useEffect, useState } from 'react'
import { fieldId } from './editor-context'

/** Gives the focus to a field that the same press made: it is there once the page was drawn anew. */
export function useFocusSoon(): (field: string) => void {
  const [field, focusSoon] = useState<string>()
  useEffect(() => {
    if (field === undefined) return undefined
    const frame = requestAnimationFrame(() => {
      document.getElementById(fieldId(field))?.focus()
      focusSoon(undefined)
    })
    return () => cancelAnimationFrame(frame)
  }, [field])
  return focusSoon
}
