import { useEffect, useState } from 'react'
import { Text } from '@tryka/ui'

/** When the usual time of a question is over, one line says so; nothing is taken away and nothing counts down. */
export function SoftTimer({ seconds }: { seconds: number }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1_000)
    return () => clearTimeout(timer)
  }, [seconds])
  return (
    <Text size="sm" tone={3} role="status">
      {isOver && 'The usual time for this question is over. Finish the thought; there is no hurry.'}
    </Text>
  )
}
