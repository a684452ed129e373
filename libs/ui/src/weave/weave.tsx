import { useMemo } from 'react'
import { weave, type WeaveOptions } from './weave-paths'

/** The cloth as decoration: one path per colour, nothing fetched, hidden from assistive technology. */
export interface WeaveProps extends WeaveOptions {
  className?: string
  /** How the drawing fills its box, as in the SVG attribute. */
  fit?: 'meet' | 'slice'
}

/** Draws `weave()`; pass functions made once, or the picture is computed at each render. */
export function Weave({ className, fit = 'meet', ...options }: WeaveProps) {
  const { width, height, origin, spacing, thickness, gap, seed, ragged, tone, keep } = options
  const [originX, originY] = origin ?? []
  const { paths } = useMemo(
    () =>
      weave({
        width,
        height,
        spacing,
        thickness,
        gap,
        seed,
        ragged,
        tone,
        keep,
        origin: originX === undefined || originY === undefined ? undefined : [originX, originY],
      }),
    [width, height, originX, originY, spacing, thickness, gap, seed, ragged, tone, keep],
  )
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      aria-hidden="true"
      focusable="false"
    >
      {paths.map(({ tone: colour, d }) => (
        <path key={colour} d={d} fill={`var(--${colour})`} />
      ))}
    </svg>
  )
}
