import { styled } from 'styled-components'
import { CardFoot } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { usePlace } from '../../base/place/place'
import { placePath } from '../../base/place/place-path'
import { usePlaces } from '../../base/place/use-places'
import { useSession } from '../../base/session'

/** Where else something is unread: every place keeps a list of its own. */
export function OtherPlaces() {
  const { place } = usePlace()
  const { user } = useSession()
  const { data } = usePlaces({ enabled: user.kind === 'registered' })
  const others = data?.places.filter((row) => row.place !== place && row.unread > 0) ?? []
  if (others.length === 0) return null
  return (
    <Foot>
      <span>Other places keep their own list.</span>
      {others.map((row) => (
        <Link key={row.place} to={placePath(row)}>
          {row.name} has {row.unread} unread
        </Link>
      ))}
    </Foot>
  )
}

const Foot = styled(CardFoot)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-3);
  font-size: var(--fs-2);
  > span {
    color: var(--text-3);
  }
`
