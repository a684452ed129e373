import type { Rng } from '../../../tasks/rng'

export type Version = readonly [major: number, minor: number, patch: number]
export interface Range {
  sign: '^' | '~' | ''
  base: Version
}

export const versionText = (version: Version): string => version.join('.')
export const rangeText = ({ sign, base }: Range): string => `${sign}${versionText(base)}`

export const inOrder = (left: Version, right: Version): number =>
  left[0] - right[0] || left[1] - right[1] || left[2] - right[2]

/** The first version that is too new. */
function endOf({ sign, base: [major, minor, patch] }: Range): Version {
  if (sign === '' || (sign === '^' && major === 0 && minor === 0)) return [major, minor, patch + 1]
  return sign === '^' && major > 0 ? [major + 1, 0, 0] : [major, minor + 1, 0]
}
export const satisfies = (version: Version, range: Range): boolean =>
  inOrder(version, range.base) >= 0 && inOrder(version, endOf(range)) < 0

/** Versions about a base: so many different ones, some of them with a part of two digits. */
export function versionsAbout(rng: Rng, [major, minor, patch]: Version, count: number): Version[] {
  const parts = (part: number) => [Math.max(0, part - 1), part, part, part + 1, part + rng.int(2, 8)]
  const drawn = Array.from({ length: 60 }, (): Version => {
    const nearMajor = rng.pick([major, major, major, major, major + 1])
    return [nearMajor, rng.pick(parts(minor)), rng.pick([...parts(patch), 0])]
  })
  const texts = [...new Set(drawn.map(versionText))].slice(0, count)
  return texts.map((text) => {
    const [a = 0, b = 0, c = 0] = text.split('.').map(Number)
    return [a, b, c]
  })
}
