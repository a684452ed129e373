import { styled } from 'styled-components'
import type { AnalyticsBreakdown } from '@tryka/domain'
import { BarChart, Table, Text, type Column } from '@tryka/ui'
import { counted, formatCount, formatDate, formatListDate } from '../../base/format/format'
import { SectionCard } from './section-card'

type Week = AnalyticsBreakdown['weeks'][number]

/** A day of the calendar is the same in every zone. */
const noon = ({ monday }: Week): string => `${monday}T12:00:00Z`
const dateOf = (week: Week): string => formatDate(noon(week), 'UTC')
/** `6 Jan`: below a bar the range above says the year. */
const shortDateOf = (week: Week): string => formatListDate(noon(week), 'UTC', Date.parse(noon(week)))

const COLUMNS: Column<Week>[] = [
  { key: 'week', head: 'Week from', rowHead: true, nowrap: true, cell: dateOf },
  { key: 'count', head: 'Applications', numeric: true, cell: ({ count }) => formatCount(count) },
]

/** `Applications per week: 96 in 53 weeks, at most 8, in the week from 3 Jun 2024`. */
function sentence(weeks: readonly Week[]): string {
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  const [most] = [...weeks].sort((a, b) => b.count - a.count)
  const where = most ? `, at most ${formatCount(most.count)}, in the week from ${dateOf(most)}` : ''
  return `Applications per week: ${formatCount(total)} in ${counted(weeks.length, 'week')}${where}`
}

/** How many applied in each week of the range, as a picture and, once it is asked for, as a table. */
export function WeeksCard({ weeks }: Pick<AnalyticsBreakdown, 'weeks'>) {
  return (
    <SectionCard title="Applications per week">
      {weeks.every(({ count }) => count === 0) ? (
        <Text size="sm">No applications in this range.</Text>
      ) : (
        <>
          <BarChart
            label={sentence(weeks)}
            groups={weeks.map(shortDateOf)}
            series={[{ name: 'Applications', tone: 1, values: weeks.map(({ count }) => count) }]}
          />
          <Text size="xs" tone={3}>
            Weeks begin on Monday. The first and the last may be cut short by the range.
          </Text>
          <details>
            <Summary>Numbers by week</Summary>
            <Numbers
              caption="Applications per week in numbers"
              columns={COLUMNS}
              rows={[...weeks].reverse()}
              rowKey={({ monday }) => monday}
              narrow="scroll"
            />
          </details>
        </>
      )}
    </SectionCard>
  )
}

const Summary = styled.summary`
  width: fit-content;
  min-height: 1.5rem;
  font-size: var(--fs-2);
  color: var(--text-2);
  cursor: pointer;
`
// The card has its own margin: the columns stand under its heading.
const Numbers = styled(Table<Week>)`
  margin-top: var(--sp-3);

  && :is(th, td):first-child {
    padding-left: 0;
  }
`
