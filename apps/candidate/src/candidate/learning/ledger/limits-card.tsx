import { styled } from 'styled-components'
import type { CreditLedger } from '@tryka/domain'
import { Card, CardBody, CardHead, ProgressBar, Stack, Text } from '@tryka/ui'
import { KIND_NAMES } from './part-names'
import { PartLink } from './part-link'

/** What can be earned by everybody already; another kind is shown once somebody was paid for it. */
const USUAL: readonly string[] = ['module', 'answer']

/** How much of the limits of this week and day is used. Each number leads to its rows. */
export const LimitsCard = ({ week, today, caps }: Pick<CreditLedger, 'week' | 'today' | 'caps'>) => (
  <Card asChild>
    <section aria-labelledby="limits">
      <CardHead
        action={
          <Text as="span" size="sm" tone={3}>
            <PartLink part="week" isEmpty={week.given === 0}>
              {week.given} of {week.most}
            </PartLink>
          </Text>
        }
      >
        <h2 id="limits">This week</h2>
      </CardHead>
      <CardBody>
        <Stack gap={4}>
          <Limit name="Today">
            <PartLink part="day" isEmpty={today.given === 0}>
              {today.given} of {today.most}
            </PartLink>
            <ProgressBar value={(100 * today.given) / today.most} label="Given today" strand="siddhi" />
          </Limit>
          {caps
            .filter(({ kind, used }) => USUAL.includes(kind) || used > 0)
            .map(({ kind, used, most, period }) => (
              <Limit
                key={kind}
                name={period === 'month' ? `${KIND_NAMES[kind]}, this month` : KIND_NAMES[kind]}
              >
                <PartLink part={kind} isEmpty={used === 0}>
                  {used} of {most}
                </PartLink>
                <ProgressBar value={(100 * used) / most} label={KIND_NAMES[kind]} strand="siddhi" />
              </Limit>
            ))}
          <Text as="p" size="xs" tone={3}>
            Days and weeks are those of UTC, from Monday. What is over a limit is not paid later.
          </Text>
        </Stack>
      </CardBody>
    </section>
  </Card>
)

const Limit = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <Line>
    <span>{name}</span>
    {children}
  </Line>
)

const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--sp-2);
  font-size: var(--fs-3);
  color: var(--text-2);
  font-variant-numeric: tabular-nums;

  > :last-child {
    grid-column: 1 / -1;
  }
`
