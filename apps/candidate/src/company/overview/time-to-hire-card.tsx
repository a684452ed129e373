import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Card, CardBody, CardHead, Stack, Text, TextLink } from '@tryka/ui'
import { ANALYTICS_RANGES, METRIC_DEFINITIONS, type CompanyOverview } from '@tryka/domain'
import { Link } from '../../base/address/placed-link'
import { sectionPath } from '../parts/address'
import { hiresSentence } from '../parts/hires'
import { counted } from '../../base/format/format'

/** The median of the range; with fewer than five hires it is not told. */
type Told = Pick<CompanyOverview, 'timeToHire' | 'hires' | 'range' | 'timeZone'>

export function TimeToHireCard({ overview }: { overview: Told }) {
  const titleId = useId()
  const { timeToHire, hires, range, timeZone } = overview
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
            {timeToHire.tooFew && hires.length > 0 && <Text size="sm">{hiresSentence(hires, timeZone)}</Text>}
            <div>
              <TextLink asChild>
                <Link to={sectionPath('analytics', { range, metric: 'timeToHire' })}>
                  Open the hires <ArrowRight aria-hidden="true" />
                </Link>
              </TextLink>
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
