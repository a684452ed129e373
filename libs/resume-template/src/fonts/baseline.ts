import type { ResumeLanguage } from '@tryka/domain'

/** What a font says of itself, said anew; the names are those of the font of a script and of a style sheet. */
export interface FaceMetrics {
  ascentOverride: string
  descentOverride: string
  lineGapOverride: string
}

const metrics = (ascent: number, descent: number): FaceMetrics => ({
  ascentOverride: `${ascent}%`,
  descentOverride: `${descent}%`,
  lineGapOverride: '0%',
})

/** Letters that fill their square, or hang from a line at its top. */
const HIGH = metrics(107, 23)

/**
 * The first face of a line places its baseline, by its ascent and descent, half of their difference below the middle.
 * That half is 0.35 em in Latin faces; where it does not fit the letters of a language, the language says its own, so
 * that their middle stands where small Latin letters have theirs: beside the bullet, and within a band of colour.
 */
const METRICS: Partial<Record<ResumeLanguage, FaceMetrics>> = {
  hi: HIGH,
  bn: HIGH,
  ta: metrics(100, 30),
  zh: HIGH,
  ja: HIGH,
  ko: HIGH,
}

/** The faces of a document, of which those that lead a line place its baseline as the language asks. */
export function onBaseline<T extends { family: string }>(
  faces: readonly T[],
  language: ResumeLanguage,
  stacks: readonly (readonly string[])[],
): (T & { metrics?: FaceMetrics })[] {
  const own = METRICS[language]
  const first = new Set(stacks.map(([family]) => family))
  return faces.map((face) => (own && first.has(face.family) ? { ...face, metrics: own } : face))
}
