/** A drawing as the value of a CSS background; it holds no text and stands for nothing. */
const drawing = (width: number, height: number, body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}")`

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`

/** Outlines and not gradients: readers draw the edge of a gradient on whole pixels only. */
export const disc = (colour: string): string =>
  drawing(8, 8, `<circle cx="4" cy="4" r="4" fill="${colour}"/>`)
export const dash = (colour: string): string => drawing(12, 12, path(colour, 'M0 5H12V7H0z'))
export const lozenge = (colour: string): string => drawing(12, 12, path(colour, 'M3.4 3H12L8.6 9H0z'))

/** One turn of the plait, from edge to edge and back, and how tall it is. */
const TURN = 66
const HEIGHT = 15
const THICK = 6.5
/** As wide as the widest paper and the part that hangs over. */
const STRIP = 858
/** The strip of the plait, with the ink above and below it. */
export const SELVEDGE_PX = 26

/** A piece of ribbon between two points, cut upright. */
const ribbon = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${x1} ${y1}L${x2} ${y2}V${y2 + THICK}L${x1} ${y1 + THICK}z`

/**
 * The woven edge below the head of the creative template: three ribbons that go over one and under the next. It has a
 * strip of its own, where no text ever is, and looks the same in both directions of reading.
 */
export function selvedge(colours: readonly string[], ink: string): string {
  const top = (SELVEDGE_PX - HEIGHT - THICK) / 2
  const [low, high] = [top + HEIGHT, top]
  const half = TURN / 2
  const layer = (pieceAt: (x: number) => string): string =>
    colours.map((colour, index) => path(colour, pieceAt((index * TURN) / colours.length))).join('')
  // What is drawn later goes over: all that rises, then all that falls, then the first half of what rises.
  const layers = [
    layer((x) => ribbon(x, low, x + half, high)),
    layer((x) => ribbon(x + half, high, x + TURN, low)),
    layer((x) => ribbon(x, low, x + half / 2, (low + high) / 2)),
  ]
  const turns = Array.from({ length: Math.ceil(STRIP / TURN) + 1 }, (_, index) => (index - 1) * TURN)
  const drawn = layers.map(
    (shapes, id) =>
      `<defs><g id="l${id}">${shapes}</g></defs>${turns.map((x) => `<use href="#l${id}" x="${x}"/>`).join('')}`,
  )
  return drawing(STRIP, SELVEDGE_PX, `<g stroke="${ink}" stroke-width="1.6">${drawn.join('')}</g>`)
}

/** The prompt of a terminal; its mirror is for those who read to the left. */
export const chevron = (colour: string): string =>
  drawing(12, 12, path(colour, 'M3 1.5L9.5 6L3 10.5V8.2L6.2 6L3 3.8z'))
