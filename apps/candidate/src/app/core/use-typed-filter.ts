import { useEffect, useState } from 'react'
import { useSectionAddress } from './address'

/** A pause in typing this long starts the search. */
const PAUSE_MS = 250

/** A text filter that lives in the address; what is typed runs ahead of it. A new search begins at the first page. */
export function useTypedFilter(name: string) {
  const address = useSectionAddress()
  const stored = address.get(name)
  const [typed, setTyped] = useState(stored)
  const [known, setKnown] = useState({ address: stored, written: stored })
  // The address changed: by our own writing, or from outside, and then the field follows.
  if (stored !== known.address) {
    setKnown({ address: stored, written: stored })
    if (stored !== known.written) setTyped(stored)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === stored) return undefined
    const timer = setTimeout(() => {
      setKnown((now) => ({ ...now, written: wanted }))
      address.set({ [name]: wanted, page: undefined })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return { typed, type: setTyped }
}
