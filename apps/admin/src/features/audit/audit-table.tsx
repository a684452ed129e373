import type { AuditLine } from '@tryka/domain'
import { Table, type Column } from '@tryka/ui'
import { At, AuditDetails, Lines } from '../../base/cells'

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
    cell: ({ details }) => <AuditDetails details={details} />,
  },
  {
    key: 'when',
    head: 'When',
    numeric: true,
    nowrap: true,
    cell: ({ at }) => <At at={at} />,
  },
]
