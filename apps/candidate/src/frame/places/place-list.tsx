import { Plus, Search, UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import type { PlaceRow, PlaceView } from '@tryka/domain'
import { Badge, Icon, MenuItem, MenuLink, MenuLinks, MenuSeparator, MenuTick, SrOnly } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { counted } from '../../base/format/format'
import { usePlace } from '../../base/place/place'
import { placePath } from '../../base/place/place-path'
import { kindOf, nameOfView } from '../../base/place/place-words'
import { usePlaces } from '../../base/place/use-places'
import { Note } from '../note'
import { PlaceMark } from './place-mark'

/** The place that is open, by the name that it has in the header. */
const rowOf = (view: PlaceView): PlaceRow => ({
  place: view.place,
  side: view.side,
  isDemo: view.isDemo,
  name: nameOfView(view),
  company: view.side === 'company' ? view.company : null,
  role: view.side === 'company' ? view.company.member.role : null,
  unread: 0,
  waiting: view.waiting,
})

/** So many places are more than one sees at a glance. */
const SEARCHED_FROM = 6

/** The places of the account as links, so that a middle click opens each in a tab of its own. */
export function PlaceList({ onSearch }: { onSearch: () => void }) {
  const view = usePlace()
  const places = usePlaces()
  const open = rowOf(view)
  const rows = (places.data?.places ?? [open]).map((row) => (row.place === view.place ? open : row))
  const own = rows.filter(({ isDemo, side }) => !isDemo && side === 'candidate')
  const groups = [
    { label: 'Your profile', rows: own },
    { label: 'Companies', rows: rows.filter(({ isDemo, side }) => !isDemo && side === 'company') },
    { label: 'Sample, invented people', rows: rows.filter(({ isDemo }) => isDemo) },
  ]
  return (
    <>
      {rows.length >= SEARCHED_FROM && (
        <>
          <MenuItem icon={Search} onSelect={onSearch}>
            Search places
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {groups.map(
        (group) =>
          group.rows.length > 0 && (
            <MenuLinks key={group.label} label={group.label} value={view.place}>
              {group.rows.map((row) => (
                <PlaceLink key={row.place} row={row} isOpen={row.place === view.place} />
              ))}
            </MenuLinks>
          ),
      )}
      {places.isError && <Note>Your other places could not be loaded. Close and open it again.</Note>}
      {places.data && (
        <>
          <MenuSeparator />
          {own.length === 0 && (
            <MenuItem asChild>
              <Link to="/welcome?start=profile">
                <Icon icon={UserRound} />
                Start your profile
              </Link>
            </MenuItem>
          )}
          <MenuItem asChild>
            <Link to="/welcome?start=company">
              <Icon icon={Plus} />
              New company
            </Link>
          </MenuItem>
        </>
      )}
    </>
  )
}

const STATES: Partial<Record<NonNullable<PlaceRow['company']>['state'], string>> = {
  unverified: 'not proven yet',
  pending: 'under review',
  refused: 'refused',
  suspended: 'suspended',
  closing: 'closing',
}

/** What waits there for an answer. */
function waitingWords({ side, waiting: { applications, interviews } }: PlaceRow): string | false {
  const count = side === 'company' ? applications : applications + interviews
  return count > 0 && (side === 'company' ? counted(count, 'new application') : `${count} to answer`)
}

function PlaceLink({ row, isOpen }: { row: PlaceRow; isOpen: boolean }) {
  const state = row.company && !row.isDemo ? STATES[row.company.state] : undefined
  return (
    <MenuLink value={row.place} name={row.name}>
      <Row to={placePath(row)}>
        <PlaceMark {...row} />
        <Words>
          <b dir="auto">{row.name}</b>
          <small>{[kindOf(row), state, !isOpen && waitingWords(row)].filter(Boolean).join(', ')}</small>
        </Words>
        {!isOpen && row.unread > 0 && (
          <Badge tone="satya">
            {row.unread}
            <SrOnly> unread</SrOnly>
          </Badge>
        )}
        <MenuTick />
      </Row>
    </MenuLink>
  )
}

// Taller than an item of one line, whose look it otherwise has.
const Row = styled(Link)`
  && {
    min-height: 3.25rem;
  }
  &[aria-checked='true'] {
    background: var(--selected);
  }
`
const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-size: var(--fs-4);
    font-weight: var(--fw-medium);
    line-height: 1.3;
    text-align: left;
  }
  small {
    font-size: var(--fs-2);
    line-height: 1.35;
    color: var(--text-3);
  }
`
