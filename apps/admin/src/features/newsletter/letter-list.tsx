import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Issue } from '@tryka/domain'
import { Badge, Table, TextButton, type Column } from '@tryka/ui'
import { formatCount, formatDate, formatRecent } from '../../base/format'
import { KeysetList } from '../../base/keyset-list'
import { useIssues } from './newsletter.queries'
import { SendingCard } from './sending-card'
import { ISSUE_TONES, ISSUE_WORDS, titleOf } from './words'

/** Letters on their way first, then all of them, the latest first. */
export function LetterList({ onOpen }: { onOpen: (id: string) => void }) {
  const [marks, setMarks] = useState<readonly string[]>([])
  const issues = useIssues(marks.at(-1))
  return (
    <KeysetList
      query={issues}
      noun="letters"
      none={{
        icon: Newspaper,
        title: 'No letters yet',
        text: 'Write the first one. Nobody gets it before you send it.',
      }}
      marks={marks}
      onMarks={setMarks}
      above={({ items, perHour }) =>
        items
          .filter(({ state }) => state === 'sending' || state === 'paused')
          .map((issue) => <SendingCard key={issue.id} issue={issue} perHour={perHour} />)
      }
    >
      {({ items }) => (
        <Table
          caption="Letters, the latest first"
          columns={columns(onOpen)}
          rows={items}
          rowKey={({ id }) => id}
        />
      )}
    </KeysetList>
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
  overflow-wrap: anywhere;
`
