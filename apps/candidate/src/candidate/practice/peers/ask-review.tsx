import { lazy, Suspense, useState } from 'react'
import { Button } from '@tryka/ui'
import { usePlace } from '../../../base/place/place'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }))

/** Asks others to look at an answer. Nobody of a demo is there, so it has no such button. */
export function AskReview({ turnId }: { turnId: string }) {
  const { isDemo } = usePlace()
  const [isOpen, setOpen] = useState(false)
  if (isDemo) return null
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Ask for a review
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog turnId={turnId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
