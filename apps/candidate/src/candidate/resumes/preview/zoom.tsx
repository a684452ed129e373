import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, Row } from '@tryka/ui'

const STEPS = [1, 1.5, 2]

export interface Zoom {
  scale: number
  fits: boolean
  /** The next step, where there is one. */
  into: number | undefined
  out: number | undefined
  setZoom: (scale: number | undefined) => void
}

/** How large the page is drawn: as wide as its pane, or at a step from its real size on. */
export function useZoom(fit: number): Zoom {
  const [zoom, setZoom] = useState<number>()
  const scale = zoom ?? fit
  const into = STEPS.find((step) => step > scale * 1.05)
  const smaller = STEPS.filter((step) => step < scale * 0.95 && step > fit * 1.05).at(-1)
  return {
    scale,
    fits: zoom === undefined,
    into,
    out: zoom === undefined ? undefined : (smaller ?? fit),
    setZoom,
  }
}

export const ZoomButtons = ({ scale, fits, into, out, setZoom }: Zoom) => (
  <Row gap={0}>
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      label={`Zoom out, now ${Math.round(scale * 100)} %`}
      aria-disabled={out === undefined || undefined}
      onClick={() => out !== undefined && setZoom(STEPS.includes(out) ? out : undefined)}
    >
      <Icon icon={ZoomOut} size="sm" />
    </Button>
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
