const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
export const LEAST_ZOOM = 0.25
export const MOST_ZOOM = 4

/** A step so near to the width of the pane is not worth a press; below the other nobody would see it move. */
const NEAR = 1.2
const SAME = 1.02

/** The next larger and smaller size after `scale`: a step, or the width of the pane where that lies between. */
export function stepsAround(
  scale: number,
  fit: number,
): { into: number | undefined; out: number | undefined } {
  const all = [...STEPS.filter((step) => step / fit > NEAR || fit / step > NEAR), fit].sort((a, b) => a - b)
  return {
    into: all.find((step) => step > scale * SAME),
    out: all.findLast((step) => step < scale / SAME),
  }
}
