/**
 * The one live market of a deployment. Its id sorts before every other, so that rows of it and of demos meet on one page
 * of an index at most.
 */
export const LIVE_MARKET_ID = '00000000-0000-7000-8000-000000000000'

/** The name of the query value in which a call says from where it acts. */
export const PLACE_PARAM = 'place'

/**
 * Where an account acts: its profile in the live market, its seat in the team of a live company, or one of the two
 * sides of its demo.
 */
export type PlaceName = 'me' | 'demo' | 'demo-team' | `team-${string}`
export type PlaceSide = 'candidate' | 'company'

export interface NamedPlace {
  name: PlaceName
  side: PlaceSide
  isDemo: boolean
  /** Of a seat in the live market. */
  companyId: string | null
}

const TEAM = /^team-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The place that a text names; null for anything else. */
export function parsePlace(text: unknown): NamedPlace | null {
  if (text === 'me') return { name: text, side: 'candidate', isDemo: false, companyId: null }
  if (text === 'demo') return { name: text, side: 'candidate', isDemo: true, companyId: null }
  if (text === 'demo-team') return { name: text, side: 'company', isDemo: true, companyId: null }
  const companyId = typeof text === 'string' ? TEAM.exec(text)?.[1] : undefined
  return companyId ? { name: teamPlace(companyId), side: 'company', isDemo: false, companyId } : null
}

/** The seat in the team of a live company. */
export const teamPlace = (companyId: string): PlaceName => `team-${companyId}`

/** The side of a demo that stands for a dashboard. */
export const demoPlace = (side: PlaceSide): PlaceName => (side === 'candidate' ? 'demo' : 'demo-team')
