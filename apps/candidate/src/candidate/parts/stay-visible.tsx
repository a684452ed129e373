import { useQuery } from '@tanstack/react-query'
import { answerDirectoryQuestion, getDirectoryQuestion } from '@tryka/domain'
import { endpointQuery } from '@tryka/app-shell'
import { Button, ButtonRow, Card, CardBody, CardHead, Stack, Text } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'

/** Asked once after a hire; nothing is shown before and after. */
export function StayVisible() {
  const { data } = useQuery(endpointQuery(getDirectoryQuestion))
  const answer = useChange((api, stay: boolean) => api.call(answerDirectoryQuestion, { body: { stay } }), {
    done: (_question, stay) => (stay ? 'You stay visible' : 'You are in no search any more'),
    text: () => 'You can change it in Settings at any time.',
    failed: 'Your answer could not be saved. Try again.',
  })
  if (!data?.asked) return null
  return (
    <Card asChild>
      <section aria-labelledby="stay-visible">
        <CardHead>
          <h2 id="stay-visible">Stay visible?</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <Text>
              {data.company} hired you. Companies still find you in the talent directory, as you allowed when
              you looked for work. Companies to which you applied keep what you sent either way.
            </Text>
            <ButtonRow>
              <Button variant="secondary" busy={answer.isPending} onClick={() => answer.mutate(false)}>
                Leave the directory
              </Button>
              <Button variant="secondary" busy={answer.isPending} onClick={() => answer.mutate(true)}>
                Stay visible
              </Button>
            </ButtonRow>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
