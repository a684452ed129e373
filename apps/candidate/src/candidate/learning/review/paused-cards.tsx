import { changeCard, type Review } from '@tryka/domain'
import { Button, ButtonRow, Card, CardHead, RowItem, Rows, Stack, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'

type Change = { id: string; action: 'resume' | 'remove' }

/** Cards that are not asked until somebody goes on with them. */
export function PausedCards({ paused }: Pick<Review, 'paused'>) {
  const change = useChange(
    (api, { id, action }: Change) => api.call(changeCard, { params: { id }, body: { action } }),
    {
      done: (_review, { action }) => (action === 'resume' ? 'The card is asked again' : 'Card removed'),
      failed: 'The card could not be changed. Try again.',
    },
  )
  if (paused.length === 0) return null
  return (
    <Card asChild>
      <section aria-labelledby="paused-cards">
        <CardHead>
          <h2 id="paused-cards">Paused cards</h2>
        </CardHead>
        <Rows>
          {paused.map(({ id, title, about }) => (
            <RowItem key={id}>
              <Stack gap={2}>
                <b>{title}</b>
                <Text size="sm" tone={3}>
                  {about}
                </Text>
                <ButtonRow>
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={change.isPending}
                    label={`Go on: ${title}`}
                    onClick={() => change.mutate({ id, action: 'resume' })}
                  >
                    Go on
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    disabled={change.isPending}
                    label={`Remove: ${title}`}
                    onClick={() => change.mutate({ id, action: 'remove' })}
                  >
                    Remove
                  </Button>
                </ButtonRow>
              </Stack>
            </RowItem>
          ))}
        </Rows>
      </section>
    </Card>
  )
}
