import type { PostingCard } from '@tryka/domain'
import { Notice, TextLink } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { counted, formatDate } from '../../base/format/format'
import { sectionPath } from './address'

/** A filled posting ends what nobody decides: how much that is, and until when. */
export function CloseOutNotice({ posting, isHere }: { posting: PostingCard; isHere?: true }) {
  const { id, closeOut } = posting
  if (!closeOut) return null
  const { open, day, days, endsAt } = closeOut
  return (
    <Notice>
      Filled: decide about {counted(open, 'application')}, day {day} of {days}. What nobody decides ends on{' '}
      {formatDate(endsAt)} with “The position was filled or withdrawn”, and each person is told.{' '}
      {!isHere && (
        <TextLink asChild>
          <Link to={sectionPath('applications', { posting: id })}>Decide now</Link>
        </TextLink>
      )}
    </Notice>
  )
}
