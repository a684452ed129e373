import { REPORT_REASON_WORDS, type CaseRow } from '@tryka/domain'
import { StatusDot } from '@tryka/ui'
import { formatRecent } from '../../base/format'
import { QueueList } from '../../base/queue-list'
import { stateOf, SUBJECT_WORDS, weightOf } from './words'

interface CaseQueueProps {
  items: readonly CaseRow[]
  to: (id: string) => string
  chosen: string
  busy: boolean
}

/** Cases below one another. */
export const CaseQueue = (props: CaseQueueProps) => (
  <QueueList label="Cases" {...props}>
    {(row: CaseRow) => (
      <>
        <span>
          <b>{row.name}</b>
          <span>
            {SUBJECT_WORDS[row.subject]}, {REPORT_REASON_WORDS[row.reason].toLowerCase()}
          </span>
          <span>
            {weightOf(row)}, <time dateTime={row.openedAt}>{formatRecent(row.openedAt)}</time>
          </span>
        </span>
        <StatusDot tone={row.state === 'decided' ? 'vriddhi' : 'open'}>{stateOf(row)}</StatusDot>
      </>
    )}
  </QueueList>
)
