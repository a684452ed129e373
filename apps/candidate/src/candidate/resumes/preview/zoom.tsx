import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, Row } from '@tryka/ui'
import { LEAST_ZOOM, MOST_ZOOM, stepsAround } from './zoom-steps'

export interface Zoom {
  scale: number
  fits: boolean
  /** The next step, where there is one. */
  into: number | undefined
  out: number | undefined
  /** Nothing: as wide as the pane, however wide that becomes. */
  setZoom: (scale: number | undefined) => void
}

/** How large the page is drawn: as wide as its pane, at a step, or as pinched. */
export function useZoom(fit: number): Zoom {
  const [zoom, setZoom] = useState<number>()
  const scale = zoom ?? fit
  return {
    scale,
    fits: zoom === undefined,
    ...stepsAround(scale, fit),
    setZoom: (next) =>
      setZoom(
        next === undefined || next === fit ? undefined : Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, next)),
      ),
  }
}

/** Two fingers on a trackpad come as a wheel with Ctrl: they zoom the page under them, not the whole builder. */
export function usePinch(target: RefObject<HTMLElement | null>, { scale, setZoom }: Zoom): void {
  const pinch = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    setZoom(scale * Math.exp(-event.deltaY / 200))
  })
  useEffect(() => {
    const element = target.current
    const onWheel = (event: WheelEvent) => pinch(event)
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [target])
}

/** Plus, minus and 0 while the pages have the focus. */
export const zoomKeys =
  ({ into, out, setZoom }: Zoom) =>
  (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = event.key === '+' || event.key === '=' ? into : event.key === '-' ? out : undefined
    if (next !== undefined) setZoom(next)
    if (event.key === '0') setZoom(undefined)
  }

export const ZoomButtons = ({ scale, fits, into, out, setZoom }: Zoom) => (
  <Row gap={0}>
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      label={`Zoom out, now ${Math.round(scale * 100)} %`}
      aria-disabled={out === undefined || undefined}
      onClick={() => out !== undefined && setZoom(out)}
    >
      <Icon icon={ZoomOut} size="sm" />
    </Button>
    {/* The buttons beside it say it too. */}
    <Percent aria-hidden="true">{Math.round(scale * 100)} %</Percent>
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      label={`Zoom in, now ${Math.round(scale * 100)} %`}
      aria-disabled={into === undefined || undefined}
      onClick={() => into !== undefined && setZoom(into)}
    >
      <Icon icon={ZoomIn} size="sm" />
    </Button>
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      label="Fit the width"
      aria-disabled={fits || undefined}
      onClick={() => setZoom(undefined)}
    >
      <Icon icon={Maximize2} size="sm" />
    </Button>
  </Row>
)

/** Of one width whatever it says, so that the buttons stay under the finger. */
const Percent = styled.span`
  min-width: 2.75rem;
  font-variant-numeric: tabular-nums;
  text-align: center;
`
