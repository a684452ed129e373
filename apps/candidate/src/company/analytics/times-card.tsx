import type { Analytics, RowMetric } from '@tryka/domain'
import { DotChart, Table, Text, TextButton, type Column } from '@tryka/ui'
import { counted, formatDate } from '../../base/format/format'
import { hiresSentence } from '../parts/hires'
import { Defined } from './defined'
import { SectionCard } from './section-card'

interface TimesCardProps {
  data: Analytics
  onOpen: (metric: RowMetric) => void
}

interface TimeRow {
  key: 'timeToHire' | 'timeToFill' | 'firstResponse'
  name: string
  value: Analytics['timeToHire']
}

const medianOf = ({ median, tooFew }: Analytics['timeToHire']): string =>
  tooFew || median === null ? 'Too few to report' : `${median} days`

/** The whole range, with its beginning, its middle and its end in words. */
function axisOf({ from, to, timeZone }: Analytics) {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const ticks = [first, (first + last) / 2, last].map((at) => ({
    at,
    text: formatDate(new Date(at).toISOString(), timeZone),
  }))
  return { from: first, to: last, ticks }
}

/** Medians with how many they are of, and each hire of the range by day. */
export function TimesCard({ data, onOpen }: TimesCardProps) {
  const { timeToHire, timeToFill, firstResponse, hires, definitions, timeZone } = data
  const rows: TimeRow[] = [
    { key: 'timeToHire', name: 'Time to hire', value: timeToHire },
    { key: 'timeToFill', name: 'Time to fill', value: timeToFill },
    { key: 'firstResponse', name: 'First response', value: firstResponse },
  ]
  const columns: Column<TimeRow>[] = [
    {
      key: 'name',
      head: 'Time and what it counts',
      rowHead: true,
      cell: ({ key, name }) => <Defined name={name} definition={definitions[key]} />,
    },
    { key: 'median', head: 'Median', nowrap: true, cell: ({ value }) => medianOf(value) },
    {
      key: 'n',
      head: 'Of',
      numeric: true,
      nowrap: true,
      cell: ({ key, name, value: { n } }) => {
        if (key === 'firstResponse') return counted(n, 'answer')
        const noun = n === 1 ? 'hire' : 'hires'
        if (key === 'timeToFill') return `${n} ${noun}`
        return (
          <>
            <TextButton aria-label={`Open the ${n} behind ${name}`} onClick={() => onOpen(key)}>
              {n}
            </TextButton>{' '}
            {noun}
          </>
        )
      },
    },
  ]
  const inOrder = [...hires].sort((a, b) => a.hiredAt.localeCompare(b.hiredAt))
  return (
    <SectionCard
      title="Time to hire"
      table={<Table caption="Times in numbers" columns={columns} rows={rows} rowKey={({ key }) => key} />}
    >
      {timeToHire.tooFew || timeToHire.median === null ? (
        <Text size="sm">{hiresSentence(hires, timeZone)}</Text>
      ) : (
        <DotChart
          label={`Days from applying to accepting, of ${inOrder.length} hires in order: ${inOrder.map(({ days }) => days).join(', ')}; the median is ${timeToHire.median}`}
          dots={inOrder.map(({ hiredAt, days }) => ({ at: Date.parse(hiredAt), value: days }))}
          axis={axisOf(data)}
          rule={{ value: timeToHire.median, label: `median ${timeToHire.median} d` }}
        />
      )}
    </SectionCard>
  )
}
