import { Ellipsis } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { demoPlace, type PlaceSide } from '@tryka/domain'
import { Badge, Button, ButtonLink, Icon, media, Menu, MenuItem } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { placePath } from '../../base/place/place-path'
import { usePlaces } from '../../base/place/use-places'
import { useSession } from '../../base/session'
import { useReset } from './reset-demo'
import { OTHER_SIDE } from './sides'

/** Says on every screen that nobody here is real, and opens the other side of the same demo and what is one's own. */
export function DemoStrip({ side }: { side: PlaceSide }) {
  const other = OTHER_SIDE[side]
  const strip = useOwnHeight()
  const reset = useReset()
  const seeOther = <Link to={placePath({ side: other.side, place: demoPlace(other.side) })}>{other.see}</Link>
  return (
    <Strip ref={strip} aria-label="About this demo">
      <Badge tone="dashed">Sample data</Badge>
      <Words>
        <b>The people and companies here are invented.</b> <span>Nothing you press reaches anybody.</span>
      </Words>
      <Doors>
        <Own side={side} />
        <Wide>
          <ButtonLink asChild variant="quiet" size="sm">
            {seeOther}
          </ButtonLink>
          <Button variant="quiet" size="sm" onClick={reset.ask}>
            Reset
          </Button>
        </Wide>
        <More>
          <Menu
            trigger={
              <Button variant="quiet" size="sm" iconOnly label="More about this demo">
                <Icon icon={Ellipsis} />
              </Button>
            }
          >
            <MenuItem asChild>{seeOther}</MenuItem>
            <MenuItem onSelect={reset.ask}>Reset</MenuItem>
          </Menu>
        </More>
      </Doors>
      {reset.question}
    </Strip>
  )
}

/** The way out of the sample: to what one has, or to begin it. */
function Own({ side }: { side: PlaceSide }) {
  const { user } = useSession()
  const places = usePlaces({ enabled: user.kind === 'registered' })
  const own = places.data?.places.find((row) => row.side === side && !row.isDemo)
  const what = side === 'candidate' ? 'profile' : 'company'
  return (
    <ButtonLink asChild variant="soft" size="sm">
      {own ? (
        <Link to={placePath(own)}>Back to {side === 'candidate' ? 'your profile' : own.name}</Link>
      ) : (
        <Link to={`/welcome?start=${what}`}>Start with your own {what}</Link>
      )}
    </ButtonLink>
  )
}

/** Tells what fills the rest of a screen how much of it is left, however many lines the strip takes. */
function useOwnHeight() {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!strip.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--app-strip', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    observer.observe(strip.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--app-strip')
    }
  }, [])
  return strip
}

// A dashed edge says: not live.
const Strip = styled.section`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  min-height: 2.75rem;
  padding: 0.375rem var(--sp-5);
  border-bottom: var(--bw) dashed var(--control);
  background: var(--surface-2);
  ${media.compact} {
    padding-inline: clamp(1rem, 2.4vw, 2.5rem);
  }
`
const Words = styled.p`
  flex: 1 1 14rem;
  min-width: 0;
  font-size: var(--fs-3);
  line-height: 1.4;
  color: var(--text-2);
  b {
    font-weight: var(--fw-medium);
    color: var(--text);
  }
  ${media.stacked} {
    span {
      display: none;
    }
  }
`
const Doors = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--sp-1);
  ${media.stacked} {
    flex: 1 1 100%;
    > a {
      flex: 1;
    }
  }
`
// The quiet doors give way to the words before the words break.
const Wide = styled.span`
  display: contents;
  ${media.site} {
    display: none;
  }
`
const More = styled.span`
  display: none;
  ${media.site} {
    display: block;
  }
`
