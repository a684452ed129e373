import { styled } from 'styled-components'
import { PRACTICE_LIMITS, type PracticeList } from '@tryka/domain'
import { CardBody, Stack, Text, TextButton } from '@tryka/ui'
import { Box } from '../../../base/box'
import { formatDate } from '../../../base/format/format'
import { useAddress } from '../../parts/address'
import { HowItJudges } from '../about/how-it-judges'

/** The best session of three answers or more, and who sees it. */
export function BestCard({ best }: Pick<PracticeList, 'best'>) {
  const address = useAddress()
  return (
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
          <TextButton onClick={() => address.set({ about: 'coach' })}>How the coach judges</TextButton>
        </Stack>
      </CardBody>
      {address.get('about') === 'coach' && <HowItJudges onClose={() => address.set({ about: undefined })} />}
    </Box>
  )
}

const Score = styled.p`
  color: var(--text-2);
  b {
    margin-right: 0.375rem;
    font: var(--fw-display) 2rem / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--text);
  }
`
