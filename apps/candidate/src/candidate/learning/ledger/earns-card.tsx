import { Check, Minus } from 'lucide-react'
import { CREDIT_AMOUNTS, KIND_CAPS } from '@tryka/domain'
import { Card, CardBody, CardHead, Icon, Stack, Text } from '@tryka/ui'
import { Ticks, Yes } from './ticks'

const EARNS = [
  `The challenge of the week, met: ${CREDIT_AMOUNTS.challenge}`,
  `An assessment, finished, whatever the result: ${CREDIT_AMOUNTS.assessment}, once a track and year`,
  `A module, passed: ${CREDIT_AMOUNTS.module}, ${KIND_CAPS.module.most} a week`,
  `A learning path, finished: ${CREDIT_AMOUNTS.path}`,
  `An answer, ten points better on a later day, in words that are new: ${CREDIT_AMOUNTS.answer}, ${KIND_CAPS.answer.most} a week`,
  `The first review that finds a faulty task: ${CREDIT_AMOUNTS.faultyTask}`,
] as const

/** What gives points, and what never does. */
export const EarnsCard = () => (
  <Card asChild>
    <section aria-labelledby="earns">
      <CardHead>
        <h2 id="earns">What earns TRYK</h2>
      </CardHead>
      <CardBody>
        <Stack gap={4}>
          <Ticks>
            {EARNS.map((text) => (
              <li key={text}>
                <Yes icon={Check} size="sm" />
                <span>{text}</span>
              </li>
            ))}
            <li>
              <Icon icon={Minus} size="sm" />
              <span>Never: passing, rank, money</span>
            </li>
          </Ticks>
          <Text as="p" size="xs" tone={3}>
            A result that is looked at again pays once it counts.
          </Text>
        </Stack>
      </CardBody>
    </section>
  </Card>
)
