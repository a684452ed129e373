import { useCallback, useEffect, useRef } from 'react'
import type { Signals } from '@tryka/domain'

const NONE: Signals = { changes: 0, blurs: 0, blurSeconds: 0, pastes: 0, pastedCharacters: 0, copies: 0 }

/**
 * Counts what the person was told is counted while one task is open, and nothing else: numbers, never contents.
 * `read` gives the counts until now.
 */
export function useSignals() {
  const counts = useRef({ ...NONE })
  const lostAt = useRef<number>(undefined)

  const comeBack = useCallback(() => {
    if (lostAt.current === undefined) return
    counts.current.blurSeconds += Math.round((Date.now() - lostAt.current) / 1_000)
    lostAt.current = undefined
  }, [])
  useEffect(() => {
    const lose = () => {
      if (lostAt.current !== undefined) return
      lostAt.current = Date.now()
      counts.current.blurs += 1
    }
    window.addEventListener('blur', lose)
    window.addEventListener('focus', comeBack)
    return () => {
      window.removeEventListener('blur', lose)
      window.removeEventListener('focus', comeBack)
    }
  }, [comeBack])

  return {
    changed: () => void (counts.current.changes += 1),
    copied: () => void (counts.current.copies += 1),
    pasted: (length: number) => {
      counts.current.pastes += 1
      counts.current.pastedCharacters += length
    },
    read: (): Signals => {
      const isAway = lostAt.current !== undefined
      comeBack()
      if (isAway) lostAt.current = Date.now()
      return { ...counts.current }
    },
  }
}
