import { Heading, Stack, Text } from '@tryka/ui'

/** What a subscriber gets. */
export const NewsletterWords = () => (
  <Stack gap={2}>
    <Heading id="newsletter-title" look="title">
      A short letter, when there is something to say
    </Heading>
    <Text>Hiring notes, new assessments and early-access news.</Text>
  </Stack>
)
