import { useId } from 'react'
import { CALIBRATION_ANSWERS, type AssessmentsHealth } from '@tryka/domain'
import { Badge, Card, CardBody, CardHead, Table, Text, type Column } from '@tryka/ui'
import { formatCount, formatTime } from '../../base/format'
import { CALIBRATION_WORDS } from './words'

type Track = AssessmentsHealth['tracks'][number]

const ofTasks = (n: number, { tasks }: Track['known']): string => `${formatCount(n)} of ${formatCount(tasks)}`

const COLUMNS: Column<Track>[] = [
  { key: 'skill', head: 'Track', cell: ({ skill }) => skill, rowHead: true },
  {
    key: 'calibration',
    head: 'The bank says',
    cell: ({ known }) => <Badge tone="outline">{CALIBRATION_WORDS[known.calibration]}</Badge>,
  },
  { key: 'answers', head: 'Answers', cell: ({ known }) => formatCount(known.answers), numeric: true },
  {
    key: 'checked',
    head: `Tasks with ${CALIBRATION_ANSWERS.checked}`,
    cell: ({ known }) => ofTasks(known.checked, known),
    numeric: true,
  },
  {
    key: 'calibrated',
    head: `Tasks with ${CALIBRATION_ANSWERS.calibrated}`,
    cell: ({ known }) => ofTasks(known.calibrated, known),
    numeric: true,
  },
]

/** How far the difficulties of tasks are known by answers, and no longer by their authors' judgement. */
export function KnownCard({ tracks }: { tracks: readonly Track[] }) {
  const id = useId()
  const at = tracks.flatMap(({ known }) => known.at ?? []).sort()[0]
  return (
    <Card asChild>
      <section aria-labelledby={id} style={{ minWidth: 0 }}>
        <CardHead>
          <h2 id={id}>How sure difficulties are</h2>
        </CardHead>
        <CardBody>
          <Text size="sm">
            {at
              ? `Counted once a day, last on ${formatTime(at)}.`
              : 'Counted once a day, and not counted yet.'}{' '}
            A bank is checked when half of its tasks have {CALIBRATION_ANSWERS.checked} answers, and
            calibrated when four in five have {CALIBRATION_ANSWERS.calibrated}, all of them as the model says.
            The command <code>bank:calibrate</code> proposes new difficulties; a person changes the bank.
          </Text>
        </CardBody>
        <Table
          caption="How sure difficulties are"
          columns={COLUMNS}
          rows={[...tracks]}
          rowKey={({ track }) => track}
          narrow="scroll"
        />
      </section>
    </Card>
  )
}
