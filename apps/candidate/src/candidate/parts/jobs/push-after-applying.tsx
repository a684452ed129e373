import { lazy, Suspense } from 'react'
import { usePushOffer } from '../../../base/notifications/push-offer'
import { usePlace } from '../../../base/place/place'

const Card = lazy(async () => ({
  default: (await import('../../../base/notifications/push-offer-card')).PushOfferCard,
}))

/** Where one applies: the offer to be told in this browser, once, after an application. A demo tells nobody anything. */
export function PushAfterApplying() {
  const isOpen = usePushOffer()
  const { isDemo } = usePlace()
  return (
    isOpen &&
    !isDemo && (
      <Suspense>
        <Card />
      </Suspense>
    )
  )
}
