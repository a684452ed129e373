import { useEffect, useState } from 'react'

/** A pause in typing this long starts the search. */
const PAUSE_MS = 250

/** A text filter that is stored elsewhere, such as in the address: what is typed runs ahead of it, and a pause writes it. */
export function useTypedAhead(stored: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(stored)
  const [known, setKnown] = useState({ stored, written: stored })
  // What is stored changed: by our own writing, or from outside, and then the field follows.
  if (stored !== known.stored) {
    setKnown({ stored, written: stored })
    if (stored !== known.written) setTyped(stored)
  }
  // At every render on purpose: what it writes is the address as it is now, and a render meanwhile begins the pause anew.
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === stored) return undefined
    const timer = setTimeout(() => {
      setKnown((now) => ({ ...now, written: wanted }))
      write(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return { typed, type: setTyped }
}
