import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import type { Issue } from '@tryka/domain'
import {
  Badge,
  Button,
  ButtonRow,
  Card,
  EmptyState,
  LoadingRows,
  Stack,
  Table,
  TextButton,
  type Column,
} from '@tryka/ui'
import { formatCount, formatDate, formatRecent } from '../../base/format'
import { useIssues } from './newsletter.queries'
import { SendingCard } from './sending-card'
import { ISSUE_TONES, ISSUE_WORDS, titleOf } from './words'

/** Letters on their way first, then all of them, the latest first. */
export function LetterList({ onOpen }: { onOpen: (id: string) => void }) {
  const [marks, setMarks] = useState<readonly string[]>([])
  const issues = useIssues(marks.at(-1))
  return (
    <QueryView
      query={issues}
      loading={<LoadingRows label="Loading letters" />}
      boxed
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Card>
          <EmptyState
            as="h2"
            icon={Newspaper}
            title="No letters yet"
            text="Write the first one. Nobody gets it before you send it."
          />
        </Card>
      }
      errorText="The letters could not be loaded. Check your connection, then try again."
    >
      {({ items, next, perHour }) => (
        <Stack gap={5}>
          {items
            .filter(({ state }) => state === 'sending' || state === 'paused')
            .map((issue) => (
              <SendingCard key={issue.id} issue={issue} perHour={perHour} />
            ))}
          <Card aria-busy={issues.isPlaceholderData}>
            <Table
              caption="Letters, the latest first"
              columns={columns(onOpen)}
              rows={items}
              rowKey={({ id }) => id}
            />
          </Card>
          {(marks.length > 0 || next) && (
            <ButtonRow>
              {marks.length > 0 && (
                <Button size="sm" variant="secondary" onClick={() => setMarks(marks.slice(0, -1))}>
                  Newer
                </Button>
              )}
              {next && (
                <Button size="sm" variant="secondary" onClick={() => setMarks([...marks, next])}>
                  Older
                </Button>
              )}
            </ButtonRow>
          )}
        </Stack>
      )}
    </QueryView>
  )
}

const columns = (onOpen: (id: string) => void): Column<Issue>[] => [
  {
    key: 'letter',
    head: 'Letter',
    rowHead: true,
    cell: (issue) => <Start onClick={() => onOpen(issue.id)}>{titleOf(issue)}</Start>,
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => <Badge tone={ISSUE_TONES[state]}>{ISSUE_WORDS[state]}</Badge>,
  },
  {
    key: 'when',
    head: 'Sent',
    nowrap: true,
    cell: ({ startedAt, updatedAt }) => (
      <time dateTime={startedAt ?? updatedAt}>
        {startedAt ? formatDate(startedAt) : `Saved ${formatRecent(updatedAt)}`}
      </time>
    ),
  },
  { key: 'sent', head: 'Readers', numeric: true, cell: ({ sent }) => formatCount(sent) },
  { key: 'failed', head: 'Failed', numeric: true, wideOnly: true, cell: ({ failed }) => formatCount(failed) },
  {
    key: 'left',
    head: 'Left the list',
    numeric: true,
    wideOnly: true,
    cell: ({ left }) => formatCount(left),
  },
]

const Start = styled(TextButton)`
  text-align: start;
`
