import { useId } from 'react'
import { QueryView } from '@tryka/app-shell'
import {
  TEMPLATE_RULES,
  type AssessmentsHealth,
  type TemplateHealth,
  type TemplatesHealth,
  type TrackSlug,
} from '@tryka/domain'
import {
  Badge,
  Card,
  CardBody,
  CardHead,
  Field,
  LoadingRows,
  NativeSelect,
  Stack,
  Table,
  Text,
  type Column,
} from '@tryka/ui'
import { Lines } from '../../base/cells'
import { formatCount, formatTime } from '../../base/format'
import { useTemplates } from './assessments.queries'
import { MoveTemplate } from './move-template'
import { shareOf, STANDINGS } from './words'

const COLUMNS: Column<TemplateHealth>[] = [
  {
    key: 'id',
    head: 'Template',
    rowHead: true,
    cell: ({ id, grade }) => (
      <Lines>
        {id}
        <small>Grade {grade}</small>
      </Lines>
    ),
  },
  {
    key: 'standing',
    head: 'State',
    cell: ({ standing, reason, by, at }) => (
      <Lines>
        <Badge tone={standing === 'suspect' ? 'danger' : 'neutral'}>{STANDINGS[standing]}</Badge>
        {reason && (
          <small style={{ minWidth: '14rem' }}>
            {by}, {at && formatTime(at)}: {reason}
          </small>
        )}
      </Lines>
    ),
  },
  { key: 'right', head: 'Right', cell: ({ right, shown }) => shareOf(right, shown), numeric: true },
  {
    key: 'median',
    head: 'Median time',
    cell: ({ medianSeconds }) => (medianSeconds === null ? 'Too few answers' : `${medianSeconds} s`),
    numeric: true,
  },
  { key: 'move', head: 'Change', cell: (template) => <MoveTemplate template={template} /> },
]

interface TemplatesCardProps {
  tracks: AssessmentsHealth['tracks']
  track: TrackSlug
  onTrack: (track: TrackSlug) => void
}

/** The templates of one track: those with enough answers, and those that somebody moved; suspect ones on top. */
export function TemplatesCard({ tracks, track, onTrack }: TemplatesCardProps) {
  const templates = useTemplates(track)
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id} style={{ minWidth: 0 }}>
        <CardHead>
          <h2 id={id}>Templates</h2>
        </CardHead>
        <CardBody>
          <Field label="Track">
            <NativeSelect
              value={track}
              onValueChange={(next) => onTrack(next as TrackSlug)}
              options={tracks.map((one) => ({ value: one.track, label: one.skill }))}
            />
          </Field>
        </CardBody>
        <QueryView
          query={templates}
          loading={<LoadingRows label="Loading templates" />}
          errorText="The templates could not be loaded. Check your connection, then try again."
        >
          {(data) => <Counted of={data} />}
        </QueryView>
      </section>
    </Card>
  )
}

const Counted = ({ of: { items, answers } }: { of: TemplatesHealth }) => (
  <Stack gap={3}>
    <CardBody>
      <Text size="sm">
        {items.length === 0
          ? `No template has ${TEMPLATE_RULES.answers} answers yet, and none was moved.`
          : `From the latest ${formatCount(answers)} answers of the track. A template is listed from ${TEMPLATE_RULES.answers} answers on.`}
      </Text>
    </CardBody>
    {items.length > 0 && (
      <Table
        caption="Templates of the track"
        columns={COLUMNS}
        rows={items}
        rowKey={({ id }) => id}
        narrow="scroll"
      />
    )}
  </Stack>
)
