import { styled } from 'styled-components'
import { MenuItem, MenuSeparator, SrOnly } from '@tryka/ui'
import { dashboardPath, type MessageSide, type NotificationView } from '@tryka/domain'
import { Link } from '../base/address/placed-link'
import { formatAgo } from '../base/format/format'
import { Note } from './note'

export interface BellNewsProps {
  side: MessageSide
  news: readonly NotificationView[] | undefined
  failed: boolean
  /** Said where there are no news. */
  quiet: string
}

/** What the bell shows when it is opened, and the way to all of it. */
export function BellNews({ side, news, failed, quiet }: BellNewsProps) {
  return (
    <>
      <News news={news} failed={failed} quiet={quiet} />
      {(quiet || news?.length !== 0) && <MenuSeparator />}
      <MenuItem asChild>
        <Link to={dashboardPath(side, 'notifications')}>All notifications</Link>
      </MenuItem>
    </>
  )
}

function News({ news, failed, quiet }: Omit<BellNewsProps, 'side'>) {
  if (!news)
    return <Note>{failed ? 'The news could not be loaded. Close and open it again.' : 'Loading…'}</Note>
  if (news.length === 0) return quiet && <Note>{quiet}</Note>
  return news.map(({ id, title, at, link, read }) => (
    <MenuItem key={id} asChild>
      <Row to={link} $unread={!read}>
        <Line>
          <span>
            {!read && <SrOnly>Unread: </SrOnly>}
            {title}
          </span>
          <small>{formatAgo(at)}</small>
        </Line>
      </Row>
    </MenuItem>
  ))
}

// The whole row leads to the thing; what is new has an edge as well as its weight.
const Row = styled(Link)<{ $unread: boolean }>`
  border-inline-start: 3px solid ${({ $unread }) => ($unread ? 'var(--satya)' : 'transparent')};
  border-start-start-radius: 0;
  border-end-start-radius: 0;
  font-weight: ${({ $unread }) => ($unread ? 'var(--fw-medium)' : 'inherit')};
`
const Line = styled.span`
  display: grid;
  max-width: 20rem;
  padding-block: var(--sp-2);
  line-height: 1.4;
  white-space: normal;
  small {
    font-size: var(--fs-1);
    font-weight: var(--fw-regular);
    color: var(--text-3);
  }
`
