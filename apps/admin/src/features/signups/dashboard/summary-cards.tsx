import { ArrowRight, Inbox, TrendingUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Card, Columns, Icon, Skeleton, Sparkline } from '@tryka/ui'
import type { SignupStats } from '@tryka/domain'
import { formatCount } from '../../../base/format'

export interface SummaryCardsProps {
  stats: SignupStats | undefined
  loading: boolean
}

/** The way to the list, and how the week went; the way is there before the numbers are. */
export function SummaryCards({ stats, loading }: SummaryCardsProps) {
  const waiting = loading && <Skeleton width="12rem" height="1.3rem" />
  return (
    <Columns ratio="half">
      <Card pad linked>
        <Tile
          icon={Inbox}
          title={<Link to="/admin-access-requests">Manage Access Requests</Link>}
          end={<Icon icon={ArrowRight} />}
        >
          {stats ? sizeOf(stats) : waiting}
        </Tile>
      </Card>
      <Card pad>
        <Tile
          icon={TrendingUp}
          title="Weekly Growth"
          end={stats && stats.total > 0 && <Sparkline label={weeksIn(stats)} values={stats.weeks} />}
        >
          {stats ? growthOf(stats) : waiting}
        </Tile>
      </Card>
    </Columns>
  )
}

const sizeOf = ({ total }: SignupStats) =>
  `${formatCount(total)} ${total === 1 ? 'request' : 'requests'} on the list`

const growthOf = ({ thisWeek }: SignupStats) =>
  `${formatCount(thisWeek)} this week. ${thisWeek > 0 ? 'Great momentum!' : 'Ready for growth'}`

const weeksIn = ({ weeks }: SignupStats) =>
  `Signups in each of the last eight weeks, from ${formatCount(weeks[0] ?? 0)} to ${formatCount(weeks.at(-1) ?? 0)}`

interface TileProps {
  icon: LucideIcon
  title: ReactNode
  children: ReactNode
  end?: ReactNode
}

const Tile = ({ icon, title, children, end }: TileProps) => (
  <Line>
    <Picture>
      <Icon icon={icon} size="lg" />
    </Picture>
    <div>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
    {end}
  </Line>
)

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-4);
  min-height: 3rem;
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-size: var(--fs-6);
    font-stretch: 103%;
    line-height: 1.3;
  }
  p {
    font-size: var(--fs-3);
    color: var(--text-2);
  }
  a {
    color: var(--text);
    text-decoration: none;
  }
  &:hover a {
    text-decoration: underline;
  }
`
const Picture = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--r-2);
  background: var(--surface-3);
  color: var(--text-2);
`
