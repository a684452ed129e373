import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card, Heading, Stack, Text } from '@tryka/ui'

/** What stands in the place of a task while there is none: one heading, one sentence, what can be done. */
export const Stop = ({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) => (
  <Middle>
    <Card pad>
      <Stack gap={4}>
        <Heading as="h1" look="h3">
          {title}
        </Heading>
        <Text>{text}</Text>
        {children}
      </Stack>
    </Card>
  </Middle>
)

const Middle = styled.div`
  max-width: 34rem;
  margin: clamp(1rem, 8vh, 6rem) auto 0;
`
