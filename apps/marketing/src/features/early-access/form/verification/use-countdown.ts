import { useEffect, useState } from 'react'

/** Whole seconds left until a time; 0 when it has passed. */
export function useCountdown() {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000))

  // A late tick of an earlier countdown says what time it is, and nothing of that countdown's end.
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), 1_000)
    return () => clearTimeout(timer)
  }, [seconds, now])

  const until = (time: number) => {
    setEnd(time)
    setNow(Date.now())
  }
  return { seconds, until }
}
