import { styled } from 'styled-components'
import type { LiveRecheck } from '@tryka/domain'
import { Row, RowItem, Rows, StatusDot, Text } from '@tryka/ui'
import { Box } from '../../../base/box'

/** The tasks so far, by their topics. Which were right is told to nobody. */
export const SoFar = ({ recheck: { topics, done, of } }: { recheck: LiveRecheck }) => (
  <Box
    title="So far"
    action={
      <Text as="span" size="sm" tone={3}>
        {done} of {of} answered
      </Text>
    }
  >
    <Rows>
      {topics.map((topic, index) => (
        <RowItem key={topic + index}>
          <Line between gap={3}>
            <span>
              {index + 1}. {topic}
            </span>
            <StatusDot tone={index < done ? 'neutral' : 'open'}>
              {index < done ? 'Answered' : 'Now'}
            </StatusDot>
          </Line>
        </RowItem>
      ))}
    </Rows>
  </Box>
)

const Line = styled(Row)`
  width: 100%;
`
