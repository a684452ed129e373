import { useState } from 'react'
import { QueryView } from '@tryka/app-shell'
import type { IssueFailure } from '@tryka/domain'
import { Button, ButtonRow, LoadingRows, Stack, Table, type Column } from '@tryka/ui'
import { formatTime } from '../../base/format'
import { useFailures } from './newsletter.queries'
import { reasonWords } from './words'

/** Mails of a letter that did not arrive, and why: given up ones first. */
export function Failures({ id }: { id: string }) {
  const [marks, setMarks] = useState<readonly string[]>([])
  const failures = useFailures(id, marks.at(-1))
  return (
    <QueryView
      query={failures}
      loading={<LoadingRows label="Loading failures" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<p>Nothing failed so far.</p>}
      errorText="The failures could not be loaded. Check your connection, then try again."
    >
      {({ items, next }) => (
        <Stack gap={3}>
          <Table
            caption="Mails that did not arrive"
            columns={COLUMNS}
            rows={items}
            rowKey={({ subscriberId }) => subscriberId}
          />
          {(marks.length > 0 || next) && (
            <ButtonRow>
              {marks.length > 0 && (
                <Button size="sm" variant="secondary" onClick={() => setMarks(marks.slice(0, -1))}>
                  Back
                </Button>
              )}
              {next && (
                <Button size="sm" variant="secondary" onClick={() => setMarks([...marks, next])}>
                  More
                </Button>
              )}
            </ButtonRow>
          )}
        </Stack>
      )}
    </QueryView>
  )
}

const COLUMNS: Column<IssueFailure>[] = [
  { key: 'to', head: 'To', rowHead: true, cell: ({ email }) => email ?? 'Somebody who was erased' },
  { key: 'why', head: 'Reason', cell: ({ reason }) => reasonWords(reason) },
  {
    key: 'next',
    head: 'What happens',
    nowrap: true,
    cell: ({ state, at }) => (state === 'failed' ? 'Given up' : `Again at ${formatTime(at)}`),
  },
  { key: 'tries', head: 'Tries', numeric: true, cell: ({ tries }) => tries },
]
