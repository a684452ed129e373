import { QueryView } from '@tryka/app-shell'
import { TOO_FEW_BELOW, type CoachUsage } from '@tryka/domain'
import { Card, CardBody, CardHead, KeyValues, LoadingRows, Stack, StatStrip, Text } from '@tryka/ui'
import { formatCount, formatDate } from '../../base/format'
import { useCoachUsage } from './coach.queries'
import { Listed } from './listed'
import { DAYS, WEEKS } from './usage-columns'
import { countText } from './words'

/** How much the coach is used: counts of everybody together. */
export function Usage() {
  const usage = useCoachUsage()
  return (
    <QueryView
      query={usage}
      loading={<LoadingRows label="Loading how much the coach is used" />}
      boxed
      errorText="The figures could not be loaded. Check your connection, then try again."
    >
      {(data) => <Counted of={data} />}
    </QueryView>
  )
}

const Counted = ({ of }: { of: CoachUsage }) => {
  const { since, sessions, answers, modulesPassed, weeks, corrections, model } = of
  return (
    <Stack gap={5}>
      <StatStrip
        stats={[
          { label: 'Sessions of practice', value: countText(sessions) },
          { label: 'Answers', value: countText(answers) },
          { label: 'Modules passed', value: countText(modulesPassed) },
        ]}
      />
      <Text size="sm" tone={3}>
        Since {formatDate(since)}, of everybody together and without sample data. Nobody is named, and fewer
        than {TOO_FEW_BELOW} are not told.
      </Text>
      <Listed title="By week" note="Weeks of UTC." columns={WEEKS} rows={weeks} keyOf={({ from }) => from} />
      <Facts
        id="corrections"
        title="Corrections, from the beginning"
        items={[
          ['Open', corrections.open],
          ['Accepted', corrections.accepted],
          ['Refused', corrections.refused],
        ]}
      />
      <Facts
        id="model"
        title={`Language model since ${formatDate(since)}`}
        items={[
          ['Calls', model.calls],
          ['Tokens', model.tokens],
        ]}
      />
      {model.days.length > 0 && (
        <Listed
          title="Calls of the model by day"
          note="Days of UTC on which it was called."
          columns={DAYS}
          rows={model.days}
          keyOf={({ day }) => day}
        />
      )}
    </Stack>
  )
}

interface FactsProps {
  id: string
  title: string
  items: readonly (readonly [label: string, count: number])[]
}

const Facts = ({ id, title, items }: FactsProps) => (
  <Card asChild>
    <section aria-labelledby={id}>
      <CardHead>
        <h2 id={id}>{title}</h2>
      </CardHead>
      <CardBody>
        <KeyValues items={items.map(([label, count]) => ({ label, value: formatCount(count) }))} />
      </CardBody>
    </section>
  </Card>
)
