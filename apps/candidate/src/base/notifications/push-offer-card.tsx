import { useId } from 'react'
import { Button, ButtonRow, Card, CardBody, CardHead, Stack, Text } from '@tryka/ui'
import { endPushOffer } from './push-offer'
import { useTurnOn } from './use-turn-on'

/** The offer itself: it asks the browser nothing before somebody presses. */
export function PushOfferCard() {
  const id = useId()
  const turnOn = useTurnOn(endPushOffer)
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead>
          <h2 id={id}>Hear of the answer here?</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <Text size="sm" role="status">
              Push shows on this device that there is an answer or a time to choose, without names. Mail goes
              on as before, and Settings turns push off again.
            </Text>
            <ButtonRow>
              <Button variant="quiet" onClick={endPushOffer}>
                Not now
              </Button>
              <Button variant="secondary" busy={turnOn.isPending} onClick={() => turnOn.mutate(undefined)}>
                Turn on
              </Button>
            </ButtonRow>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
