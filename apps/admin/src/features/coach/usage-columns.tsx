import type { CoachUsage } from '@tryka/domain'
import type { Column } from '@tryka/ui'
import { formatDate } from '../../base/format'
import { counts } from './listed'
import { countText } from './words'

type Week = CoachUsage['weeks'][number]
type Day = CoachUsage['model']['days'][number]

/** What was done in a week. */
export const WEEKS: Column<Week>[] = [
  {
    key: 'from',
    head: 'Week from',
    cell: ({ from }) => <time dateTime={from}>{formatDate(`${from}T12:00:00`)}</time>,
    rowHead: true,
    nowrap: true,
  },
  { key: 'sessions', head: 'Sessions', cell: ({ sessions }) => countText(sessions), numeric: true },
  { key: 'answers', head: 'Answers', cell: ({ answers }) => countText(answers), numeric: true },
  {
    key: 'modules',
    head: 'Modules passed',
    cell: ({ modulesPassed }) => countText(modulesPassed),
    numeric: true,
  },
]
/** What was asked of the model on a day. */
export const DAYS: Column<Day>[] = [
  {
    key: 'day',
    head: 'Day',
    cell: ({ day }) => <time dateTime={day}>{formatDate(`${day}T12:00:00`)}</time>,
    rowHead: true,
    nowrap: true,
  },
  ...counts<Day, 'feedback' | 'conversation' | 'tokensIn' | 'tokensOut'>({
    feedback: 'Feedback',
    conversation: 'Conversation',
    tokensIn: 'Tokens in',
    tokensOut: 'Tokens out',
  }),
]
