import { lazy, Suspense, useState } from 'react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Delayed } from '@tryka/app-shell'
import { Button, Card, CardHead, Icon, LoadingRows, SrOnly } from '@tryka/ui'

const MarketPanel = lazy(async () => ({ default: (await import('./market-panel')).MarketPanel }))

/** What open jobs ask for beside one's skills, and what they pay: read when somebody opens it. */
export function Market() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card asChild>
      <section aria-labelledby="market">
        <CardHead>
          <h2 id="market">What these jobs ask for and pay</h2>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls="market-panel"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}
            <SrOnly> what these jobs ask for and pay</SrOnly>
            <Icon icon={isOpen ? ChevronUp : ChevronDown} size="sm" />
          </Button>
        </CardHead>
        <div id="market-panel" hidden={!isOpen}>
          {isOpen && (
            <Suspense
              fallback={
                <Delayed>
                  <LoadingRows label="Loading figures" />
                </Delayed>
              }
            >
              <MarketPanel />
            </Suspense>
          )}
        </div>
      </section>
    </Card>
  )
}
