import { ListChecks } from 'lucide-react'
import { listLiveRechecks, RECHECK_RULES, type CompanyInterview, type LiveRechecks } from '@tryka/domain'
import { QueryView } from '@tryka/app-shell'
import {
  Button,
  CardBody,
  Columns,
  EmptyState,
  LoadingRows,
  PageHead,
  RowItem,
  Rows,
  Stack,
  Text,
} from '@tryka/ui'
import { BackLine } from '../../../base/back-line'
import { Box } from '../../../base/box'
import { useRead } from '../../../base/calls/calls'
import { formatMoment, zoneName } from '../../../base/format/format'
import { useAddress } from '../../parts/address'
import { AskForTasks } from './ask-for-tasks'
import { CallNotes } from './call-notes'
import { OneRecheck } from './one-recheck'
import { SoFar } from './so-far'
import { TheCredential } from './the-credential'

interface LiveRecheckPageProps {
  interview: CompanyInterview
  zone: string
  onScorecard: () => void
}

/** Five tasks in a call, as whoever leads it sees them. */
export function LiveRecheckPage({ interview, zone, onScorecard }: LiveRecheckPageProps) {
  const address = useAddress()
  const { id, candidate, type, position, startsAt, scorecards } = interview
  const rechecks = useRead(listLiveRechecks, { params: { id } })
  return (
    <Stack gap={4}>
      <BackLine label="Interviews" to={address.with({ recheck: undefined })} />
      <PageHead
        title={`${candidate.name}, ${type.toLowerCase()} interview`}
        context={`${position}. ${formatMoment(startsAt, zone)}, ${zoneName(zone)}.`}
        actions={
          scorecards.mine !== 'none' && (
            <Button variant="secondary" onClick={onScorecard}>
              Open scorecard
            </Button>
          )
        }
      />
      <QueryView
        query={rechecks}
        loading={<LoadingRows label="Loading the tasks" />}
        boxed
        errorText="The tasks could not be loaded. Check your connection, then try again."
      >
        {(data) => <Content interview={interview} data={data} readAt={rechecks.dataUpdatedAt} />}
      </QueryView>
    </Stack>
  )
}

interface ContentProps {
  interview: CompanyInterview
  data: LiveRechecks
  readAt: number
}

function Content({ interview, data: { items, askable }, readAt }: ContentProps) {
  const running = items.find(({ state }) => state === 'running')
  return (
    <Columns>
      <Stack gap={5}>
        {items.map((one) => (
          <OneRecheck
            key={one.id}
            recheck={one}
            person={interview.candidate.name}
            readAt={readAt}
            notes={one === running && <CallNotes id={interview.id} />}
          />
        ))}
        {askable.length > 0 && (
          <AskForTasks interview={interview} askable={askable} isFirst={items.length === 0} />
        )}
        {items.length + askable.length === 0 && (
          <Box title="Live re-check">
            <EmptyState
              icon={ListChecks}
              title="Nothing to ask for"
              text="Tasks are asked for about a skill that the person has verified here and shows, in an interview whose time is agreed."
            />
          </Box>
        )}
      </Stack>
      <Stack gap={5}>
        {running && <SoFar recheck={running} />}
        <TheCredential
          id={interview.candidate.id}
          skills={(items.length ? items : askable).map(({ skill }) => skill)}
        />
        <Meaning />
      </Stack>
    </Columns>
  )
}

const { right, of, same, lower } = {
  right: RECHECK_RULES.right,
  of: RECHECK_RULES.tasks,
  ...RECHECK_RULES.confirms,
}
const OUTCOMES = [
  {
    title: `Confirmed, ${right} or more right of ${of}`,
    text: `${same} of 100 people of this level get there, ${lower} of 100 of a level two lower.`,
  },
  { title: 'Not confirmed', text: 'Nerves, a bad line or a guess that failed. Talk about it.' },
  { title: 'Not done', text: 'Whoever is asked may decline. That has no effect anywhere.' },
]

/** What an outcome tells, and how little. */
const Meaning = () => (
  <Box title="What the outcome will mean">
    <Rows>
      {OUTCOMES.map(({ title, text }) => (
        <RowItem key={title}>
          <Stack gap={1}>
            <b>{title}</b>
            <Text size="sm" tone={3}>
              {text}
            </Text>
          </Stack>
        </RowItem>
      ))}
    </Rows>
    <CardBody>
      <Text size="sm" tone={3}>
        Five tasks tell a little. They change no match, no list and no credential.
      </Text>
    </CardBody>
  </Box>
)
