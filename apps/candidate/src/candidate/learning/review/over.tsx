import { useEffect, useRef } from 'react'
import type { Review } from '@tryka/domain'
import { Card, EmptyState } from '@tryka/ui'
import { counted, formatDay } from '../../../base/format/format'

/** Nothing is asked: there is no card yet, none is due, or today's are done. */
export function Over({ review }: { review: Review }) {
  const { cards, done, due, nextDay } = review
  const box = useRef<HTMLDivElement>(null)
  // Who answered the last card is told that it was.
  useEffect(() => {
    if (done > 0) box.current?.focus({ preventScroll: true })
  }, [done])
  const next = nextDay && `The next card is due on ${formatDay(`${nextDay}T12:00:00.000Z`, 'UTC')}.`
  const rest = due - done
  const [title, text]: [string, string] =
    cards === 0
      ? [
          'No cards yet',
          'A card is made of a check that was wrong, and of a point that an answer in practice missed.',
        ]
      : done === 0
        ? ['No card is due today', next ?? 'All cards are paused.']
        : [
            `${counted(done, 'card')} done today`,
            rest > 0 ? `${counted(rest, 'card')} more can wait. They are no debt.` : (next ?? 'That is all.'),
          ]
  return (
    <Card>
      <div ref={box} tabIndex={-1}>
        <EmptyState as="h2" title={title} text={text} />
      </div>
    </Card>
  )
}
