import { ANALYTICS_RANGES, METRIC_DEFINITIONS, type CompanyOverview } from '@tryka/domain'
import { Card, CardBody, CardHead, Stack, Text, TextButton } from '@tryka/ui'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useAddress } from '../../app/company/company-place'
import { counted } from '../../app/core/format'

/** The median of the range; with fewer than five hires it is not told. */
export function TimeToHireCard({ overview }: { overview: Pick<CompanyOverview, 'timeToHire' | 'range'> }) {
  const titleId = useId()
  const address = useAddress()
  const { timeToHire, range } = overview
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead
          action={
            <Text as="span" size="sm" tone={3}>
              days, median
            </Text>
          }
        >
          <h2 id={titleId}>Time to hire</h2>
        </CardHead>
        <CardBody>
          <Stack gap={3}>
            <Figure>
              {timeToHire.tooFew || timeToHire.median === null
                ? 'Too few to report'
                : `${timeToHire.median} days`}
            </Figure>
            <Text size="sm">
              {ANALYTICS_RANGES[range].label}, {counted(timeToHire.n, 'hire')}.{' '}
              {METRIC_DEFINITIONS.timeToHire}
            </Text>
            <div>
              <TextButton onClick={() => address.open('analytics', { range, metric: 'timeToHire' })}>
                Open the hires <ArrowRight aria-hidden="true" />
              </TextButton>
            </div>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}

const Figure = styled.p`
  font: 560 var(--fs-8) / 1.15 var(--font-display);
`
