import { ListChecks } from 'lucide-react'
import { QueryView } from '@tryka/app-shell'
import type { AssessmentsHealth } from '@tryka/domain'
import {
  Card,
  CardBody,
  CardHead,
  EmptyState,
  KeyValues,
  LoadingRows,
  Notice,
  Stack,
  Table,
  type Column,
} from '@tryka/ui'
import { formatCount, formatDate } from '../../base/format'
import { useHealth } from './assessments.queries'
import { KnownCard } from './known-card'
import { TemplatesCard } from './templates-card'
import type { Choice } from './use-choice'
import { WishesCard } from './wishes-card'

type Track = AssessmentsHealth['tracks'][number]

const COLUMNS: Column<Track>[] = [
  { key: 'skill', head: 'Track', cell: ({ skill }) => skill, rowHead: true },
  { key: 'started', head: 'Started', cell: ({ started }) => formatCount(started), numeric: true },
  { key: 'scored', head: 'With a result', cell: ({ scored }) => formatCount(scored), numeric: true },
  { key: 'void', head: 'Void by our fault', cell: (row) => formatCount(row.void), numeric: true },
  { key: 'templates', head: 'Templates given out', cell: (row) => formatCount(row.templates), numeric: true },
]

/** How the assessments do: attempts of each track that is open, where code runs, and the templates. */
export function Health({ choice }: { choice: Choice }) {
  const health = useHealth()
  return (
    <QueryView
      query={health}
      loading={<LoadingRows label="Loading the state of assessments" />}
      boxed
      isEmpty={({ tracks }) => tracks.length === 0}
      empty={
        <Card>
          <EmptyState
            as="h2"
            icon={ListChecks}
            title="No track is open"
            text="A track opens when its bank of tasks is whole."
          />
        </Card>
      }
      errorText="The state of assessments could not be loaded. Check your connection, then try again."
    >
      {(data) => <Parts health={data} choice={choice} />}
    </QueryView>
  )
}

function Parts({ health, choice }: { health: AssessmentsHealth; choice: Choice }) {
  const { since, tracks, grader, suspects, wishes } = health
  const track = tracks.find((one) => one.track === choice.track) ?? tracks[0]
  return (
    <Stack gap={5}>
      {suspects > 0 && (
        <Notice
          title={`${formatCount(suspects)} ${suspects === 1 ? 'template is' : 'templates are'} suspect`}
        >
          They are not given out. A moderator gives them out again, or retires them.
        </Notice>
      )}
      <Card asChild>
        <section aria-labelledby="attempts">
          <CardHead>
            <h2 id="attempts">Attempts begun since {formatDate(since)}</h2>
          </CardHead>
          <Table
            caption={`Attempts begun since ${formatDate(since)}`}
            columns={COLUMNS}
            rows={tracks}
            rowKey={(row) => row.track}
            narrow="scroll"
          />
        </section>
      </Card>
      <Card asChild>
        <section aria-labelledby="grader">
          <CardHead>
            <h2 id="grader">Grader of code</h2>
          </CardHead>
          <CardBody>
            <KeyValues
              items={[
                { label: 'State', value: stateOf(grader) },
                { label: 'Answers that wait', value: formatCount(grader.waiting) },
              ]}
            />
          </CardBody>
        </section>
      </Card>
      <KnownCard tracks={tracks} />
      <WishesCard wishes={wishes} />
      {track && <TemplatesCard tracks={tracks} track={track.track} onTrack={choice.setTrack} />}
    </Stack>
  )
}

function stateOf({ isOn, processes }: AssessmentsHealth['grader']): string {
  if (!isOn) return 'Off: tasks that ask for code are not given'
  if (processes === 0) return 'Ready: it starts with the next answer'
  return `${formatCount(processes)} ${processes === 1 ? 'process runs' : 'processes run'}`
}
