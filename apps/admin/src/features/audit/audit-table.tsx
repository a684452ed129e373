import { styled } from 'styled-components'
import type { AuditLine } from '@tryka/domain'
import { Table, type Column } from '@tryka/ui'
import { formatTime } from '../../base/format'

/** Lines of the audit, newest first. */
export const AuditTable = ({ lines }: { lines: readonly AuditLine[] }) => (
  <Table caption="Audit, newest first" columns={COLUMNS} rows={lines} rowKey={({ id }) => id} />
)

const COLUMNS: Column<AuditLine>[] = [
  {
    key: 'what',
    head: 'What',
    rowHead: true,
    cell: ({ action, target }) => (
      <Lines>
        {action}
        {target && <small>{target}</small>}
      </Lines>
    ),
  },
  {
    key: 'who',
    head: 'Who',
    cell: ({ actor, ip }) => (
      <Lines>
        {actor}
        {ip && <small>{ip}</small>}
      </Lines>
    ),
  },
  {
    key: 'details',
    head: 'Details',
    wideOnly: true,
    cell: ({ details }) => (
      <Lines>
        {details
          .filter(({ value }) => value)
          .map(({ name, value }) => (
            <small key={name}>
              {name}: {value}
            </small>
          ))}
      </Lines>
    ),
  },
  {
    key: 'when',
    head: 'When',
    numeric: true,
    nowrap: true,
    cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time>,
  },
]

const Lines = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    display: block;
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
