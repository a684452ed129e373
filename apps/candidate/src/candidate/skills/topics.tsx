import { Button, Card, CardBody, CardHead, SrOnly, Stack, Text, Chips } from '@tryka/ui'

/** What could be assessed next, one press each. */
export const Topics = ({
  topics,
  onChoose,
}: {
  topics: readonly string[]
  onChoose: (skill: string) => void
}) =>
  topics.length > 0 && (
    <Card asChild>
      <section aria-labelledby="topics">
        <CardHead>
          <h2 id="topics">Start Assessment</h2>
        </CardHead>
        <CardBody>
          <Stack gap={3}>
            <Text size="sm">Choose a topic. You pick the level and get a time; people review the work.</Text>
            <Chips>
              {topics.map((topic) => (
                <Button key={topic} variant="soft" size="sm" onClick={() => onChoose(topic)}>
                  <SrOnly>Start assessment: </SrOnly>
                  {topic}
                </Button>
              ))}
            </Chips>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
