import { styled } from 'styled-components'
import { PRACTICE_LIMITS, type PracticeList } from '@tryka/domain'
import { CardBody, Stack, Text } from '@tryka/ui'
import { Box } from '../../../base/box'
import { formatDate } from '../../../base/format/format'

/** The best session of three answers or more, and who sees it. */
export const BestCard = ({ best }: Pick<PracticeList, 'best'>) => (
  <Box title="Best training score">
    <CardBody>
      <Stack gap={3}>
        {best ? (
          <Score>
            <b>{best.score}</b> of 100, {formatDate(best.at)}
          </Score>
        ) : (
          <Text>None yet: it takes {PRACTICE_LIMITS.best} answers in one session.</Text>
        )}
        <Text size="sm">
          The best session of three answers or more. It is yours alone: no match and no employer uses it.
        </Text>
      </Stack>
    </CardBody>
  </Box>
)

const Score = styled.p`
  color: var(--text-2);
  b {
    margin-right: 0.375rem;
    font: var(--fw-display) 2rem / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--text);
  }
`
