import { Check, Minus } from 'lucide-react'
import { styled } from 'styled-components'
import { CREDIT_AMOUNTS, type CreditLedger } from '@tryka/domain'
import { Card, CardBody, CardHead, Icon, ProgressBar, Stack, Text } from '@tryka/ui'

const EARNS = [
  `An assessment, finished, whatever the result: ${CREDIT_AMOUNTS.assessment}, once a track and year`,
  `A learning path, finished: ${CREDIT_AMOUNTS.path}`,
  `The first review that finds a faulty task: ${CREDIT_AMOUNTS.faultyTask}`,
] as const

/** What gives points, what never does, and how much of the day is left. */
export const EarnsCard = ({ today: { given, most } }: Pick<CreditLedger, 'today'>) => (
  <Card asChild>
    <section aria-labelledby="earns">
      <CardHead
        action={
          <Text as="span" size="sm" tone={3}>
            {given} of {most} today
          </Text>
        }
      >
        <h2 id="earns">What earns TRYK</h2>
      </CardHead>
      <CardBody>
        <Stack gap={4}>
          <ProgressBar value={(100 * given) / most} label="Given today" strand="siddhi" />
          <Ticks>
            {EARNS.map((text) => (
              <li key={text}>
                <Yes icon={Check} size="sm" />
                <span>{text}</span>
              </li>
            ))}
            <li>
              <Icon icon={Minus} size="sm" />
              <span>Never: passing, practice, rank, money</span>
            </li>
          </Ticks>
          <Text as="p" size="xs" tone={3}>
            A day is one of UTC. What is over its limit is not paid later. A result that is looked at again
            pays once it counts.
          </Text>
        </Stack>
      </CardBody>
    </section>
  </Card>
)

const Ticks = styled.ul`
  display: grid;
  gap: var(--sp-3);
  font-size: var(--fs-3);
  color: var(--text-2);
  li {
    display: flex;
    gap: var(--sp-3);
    align-items: flex-start;
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`
const Yes = styled(Icon)`
  color: var(--satya-text);
`
