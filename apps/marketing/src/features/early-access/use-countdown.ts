import { useEffect, useState } from 'react'

const secondsTo = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1_000))

/** Whole seconds left until a time; 0 when it has passed. */
export function useCountdown() {
  const [end, setEnd] = useState(0)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setSeconds(secondsTo(end)), 1_000)
    return () => clearTimeout(timer)
  }, [end, seconds])

  const until = (time: number) => {
    setEnd(time)
    setSeconds(secondsTo(time))
  }
  return { seconds, until }
}
