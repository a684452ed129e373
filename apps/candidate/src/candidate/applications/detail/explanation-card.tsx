import { requestExplanation, type ApplicationDetail } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, KeyValues, Stack, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'
import { Quotation } from '../../../base/quotation'

/** Why the answer was no. Everybody may ask for what the decision rested on. */
export function ExplanationCard({
  application: { id, company, rejection, canRequestExplanation },
}: {
  application: ApplicationDetail
}) {
  const ask = useChange((api, _args: undefined) => api.call(requestExplanation, { params: { id } }), {
    failed: 'The explanation could not be loaded. Try again.',
  })
  const answer = ask.data
  return (
    <Card asChild>
      <section aria-labelledby="application-decision">
        <CardHead>
          <h2 id="application-decision">The decision</h2>
        </CardHead>
        <CardBody>
          <Stack gap={3}>
            {rejection && (
              <Text>
                {rejection.reason} ({formatDate(rejection.at)})
              </Text>
            )}
            {rejection?.message && (
              <Quotation by={[rejection.by, company.name].filter(Boolean).join(', ')}>
                {rejection.message}
              </Quotation>
            )}
            {answer ? (
              <div role="status">
                <Text size="sm">
                  Decided by {answer.decidedBy}. The match was{' '}
                  {answer.matchAtApply.score === null ? 'not known' : `${answer.matchAtApply.score}%`} when
                  you applied.
                </Text>
                {answer.criteria.length > 0 ? (
                  <KeyValues
                    items={answer.criteria.map(({ criterion, rating }) => ({
                      label: criterion,
                      value: `${rating} of 4`,
                    }))}
                  />
                ) : (
                  <Text size="sm">No interview was rated.</Text>
                )}
              </div>
            ) : (
              canRequestExplanation && (
                <div>
                  <Button
                    size="sm"
                    variant="secondary"
                    busy={ask.isPending}
                    onClick={() => ask.mutate(undefined)}
                  >
                    Ask for an explanation
                  </Button>
                </div>
              )
            )}
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
