/**
 * Whom a word concerns: one person (a candidate, or one member of a team); the team of a company, or those of it who
 * work on a posting, or its Admins; an account in all its browsers; everybody who looks at a demo; or, inside the
 * product, whoever draws public pages or matches.
 */
export type Audience =
  | { person: string }
  | { company: string; posting?: string | null; adminOnly?: true }
  | { account: string }
  | { demo: string }
  | 'public'
  | 'match'

/** What a subscription names: an audience without what narrows it. */
export const keyOf = (audience: Audience): string =>
  audience === 'public' || audience === 'match'
    ? `x:${audience}`
    : 'person' in audience
      ? `p:${audience.person}`
      : 'company' in audience
        ? `c:${audience.company}`
        : 'account' in audience
          ? `a:${audience.account}`
          : `d:${audience.demo}`

const ADMINS = '!'
const POSTING = '/'

/** An audience as tables and channels carry it. */
export function audienceText(audience: Audience): string {
  if (typeof audience === 'string' || !('company' in audience)) return keyOf(audience)
  const { posting, adminOnly } = audience
  return keyOf(audience) + (adminOnly ? ADMINS : posting ? POSTING + posting : '')
}

/** An audience as a subscriber meets it. */
export interface Heard {
  key: string
  /** Only who works on it, and Admins. */
  posting: string | null
  adminOnly: boolean
}

export function heardOf(text: string): Heard {
  const adminOnly = text.endsWith(ADMINS)
  const [key = '', posting = null] = (adminOnly ? text.slice(0, -1) : text).split(POSTING)
  return { key, posting, adminOnly }
}
