/** A ground, most threads, some, and the few that lead: names of tokens. */
export type Palette = readonly [ground: string, most: string, some: string, led: string]

interface Palettes {
  light: Palette
  /** Where the ground of the other would glare. */
  dark?: Palette
}

/** One for each subject, so that a list can be told apart before it is read. */
const PALETTES: Readonly<Record<string, Palettes>> = {
  Blockchain: { light: ['satya-700', 'satya-500', 'satya-300', 'siddhi-400'] },
  'Artificial Intelligence': { light: ['vriddhi-800', 'vriddhi-500', 'vriddhi-300', 'siddhi-300'] },
  'Data Science': {
    light: ['satya-200', 'satya-500', 'ink-900', 'vriddhi-600'],
    dark: ['satya-900', 'satya-600', 'satya-300', 'vriddhi-400'],
  },
  'Career Development': {
    light: ['vriddhi-200', 'vriddhi-500', 'vriddhi-800', 'siddhi-500'],
    dark: ['vriddhi-900', 'vriddhi-600', 'vriddhi-300', 'siddhi-400'],
  },
  'Future of Work': {
    light: ['siddhi-300', 'siddhi-500', 'ink-900', 'satya-600'],
    dark: ['siddhi-900', 'siddhi-600', 'siddhi-300', 'satya-400'],
  },
  'Diversity & Inclusion': { light: ['siddhi-800', 'siddhi-600', 'siddhi-300', 'satya-300'] },
}
/** Cybersecurity, and what has no subject of these. */
const INK: Palettes = { light: ['ink-900', 'ink-700', 'satya-400', 'siddhi-400'] }

/** The colours of a subject on a light page and on a dark one. */
export function palettesOf(category: string): Required<Palettes> {
  const { light, dark = light } = PALETTES[category] ?? INK
  return { light, dark }
}
