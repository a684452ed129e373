/** WCAG 2.2: what text needs against its ground. */
const LEAST_CONTRAST = 4.5

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const colourOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far apart two colours are for the eye, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** A colour between two: 0 is the first, 1 the other. */
export function mixed(one: string, other: string, share: number): string {
  const to = channelsOf(other)
  return colourOf(channelsOf(one).map((value, place) => value + ((to[place] ?? 0) - value) * share))
}

/**
 * A colour as text is set in it: made darker on a light ground, or lighter on a dark one, until it can be read there.
 * One that can be read already stays as it is.
 */
export function readable(colour: string, ground = '#ffffff', least = LEAST_CONTRAST): string {
  const end = luminance(ground) > 0.18 ? '#000000' : '#ffffff'
  for (let step = 0; step < 50; step++) {
    const tried = step ? mixed(colour, end, step / 50) : colour
    if (contrast(tried, ground) >= least) return tried
  }
  return end
}
