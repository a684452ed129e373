import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Icon, media, Menu, UnreadDot } from '@tryka/ui'
import { usePlace } from '../../base/place/place'
import { kindOfView, nameOfView } from '../../base/place/place-words'
import { usePlaces } from '../../base/place/use-places'
import { useSession } from '../../base/session'
import { Note } from '../note'
import { PlaceMark } from './place-mark'

const fetchList = () => import('./place-list')
const PlaceList = lazy(async () => ({ default: (await fetchList()).PlaceList }))

const PlaceSearch = lazy(async () => ({ default: (await import('./place-search')).PlaceSearch }))

/** Whose place this is, and the way to the others. */
export function PlaceSwitcher() {
  const view = usePlace()
  const [searching, setSearching] = useState(false)
  const { user } = useSession()
  // A guest has the two sides of a demo, and nobody writes there.
  const places = usePlaces({ enabled: user.kind === 'registered' })
  const unread = places.data?.places.some((row) => row.place !== view.place && row.unread > 0) ?? false
  const name = nameOfView(view)
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Face
            type="button"
            aria-label={`Place: ${name}, ${kindOfView(view)}${unread ? ', unread elsewhere' : ''}`}
            onPointerEnter={() => void fetchList()}
            onFocus={() => void fetchList()}
          >
            <Spot>
              <PlaceMark
                name={name}
                side={view.side}
                isDemo={view.isDemo}
                company={view.side === 'company' ? view.company : null}
              />
              {unread && <UnreadDot />}
            </Spot>
            <Words>
              <b dir="auto">{name}</b>
              <span>{kindOfView(view)}</span>
            </Words>
            <Icon icon={ChevronsUpDown} size="sm" />
          </Face>
        }
      >
        <Suspense fallback={<Note>Loading…</Note>}>
          <PlaceList onSearch={() => setSearching(true)} />
        </Suspense>
      </Menu>
      {searching && (
        <Suspense>
          <PlaceSearch places={places.data?.places ?? []} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </>
  )
}

const Face = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  max-width: 19rem;
  min-height: 2.75rem;
  padding: 0 0.625rem 0 0.5rem;
  border: var(--bw) solid transparent;
  border-radius: var(--r-2);
  background: none;
  color: var(--text);
  text-align: left;
  cursor: pointer;
  transition: background-color var(--dur-2) var(--ease-out);
  &:hover,
  &[aria-expanded='true'] {
    background: var(--action-quiet);
  }
  > svg {
    flex: none;
    color: var(--text-3);
  }
  &:focus-visible {
    border-radius: var(--r-2);
  }
  ${media.narrow} {
    gap: var(--sp-2);
    padding-inline: var(--sp-1);
  }
`
// The dot sits on the mark: beyond it is the end of the button.
const Spot = styled.span`
  position: relative;
  display: grid;
  flex: none;
  > :last-child:not(:first-child) {
    top: -0.125rem;
    right: -0.125rem;
  }
`
const Words = styled.span`
  display: grid;
  min-width: 0;
  b,
  > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font: var(--fw-display) var(--fs-4) / 1.25 var(--font-display);
    font-stretch: 103%;
    text-align: left;
  }
  > span:last-child {
    font-size: var(--fs-1);
    line-height: 1.3;
    color: var(--text-3);
  }
`
