const MIN_CONTRAST = 4.5

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

const contrastOnWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** A colour as it is printed: made darker where it could not be read on white. */
export function printedAccent(accent: string): string {
  if (!accent) return accent
  let colour = accent
  while (contrastOnWhite(colour) < MIN_CONTRAST)
    colour = `#${channels(colour)
      .map((value) =>
        Math.floor(value * 0.96)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  return colour
}
