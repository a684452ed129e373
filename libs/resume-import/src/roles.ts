import { looksLikePlace } from './contact'

const TITLE =
  /(?<![\p{L}\d])(?:engineer|developer|manager|director|analyst|designer|architect|consultant|lead|head of|intern|trainee|assistant|officer|specialist|coordinator|administrator|scientist|researcher|teacher|tutor|nurse|accountant|auditor|programmer|president|founder|partner|associate|supervisor|representative|executive|clerk|technician|editor|writer|recruiter|advisor|adviser|attorney|counsel|lawyer|controller|buyer|planner|operator|strategist|producer|professor|lecturer|fellow|chef|cook|driver|mechanic|electrician|cto|ceo|cfo|coo|vp|owner|member|freelancer?|volunteer|entwickler(?:in)?|leiter(?:in)?|berater(?:in)?|ingenieur(?:in)?|mitarbeiter(?:in)?|werkstudent(?:in)?|praktikant(?:in)?|sachbearbeiter(?:in)?|geschäftsführer(?:in)?|verkäufer(?:in)?|développeur|développeuse|ingénieure?|chef de|responsable|directeur|directrice|stagiaire|assistante?|comptable|consultante?|chargée? de|gérant|desarrollador[a]?|ingenier[oa]|gerente|jefe|jefa|analista|consultor[a]?|director[a]|asistente|becari[oa]|contable|responsable)(?![\p{L}\d])/iu
const COMPANY =
  /(?<![\p{L}\d])(?:inc|llc|ltd|limited|corp|corporation|company|co|gmbh|ag|kg|se|plc|s\.?a\.?|s\.?l\.?|s\.?r\.?l\.?|sarl|bv|n\.?v|pvt|labs?|group|gruppe|groupe|grupo|technologies|systems|solutions|software|studios?|bank|partners|ventures|holdings?|hospital|clinic|university|college|school|institute|foundation|agency|ministry|council|networks?|industries|services|consulting|media|works|logistics|energy|health|airlines|hotels?)(?![\p{L}\d])\.?/iu

export type Role = 'title' | 'company' | 'place' | 'unknown'

/** What a part of the head of a job may be, by its words alone. */
export function roleOf(text: string): Role {
  const title = TITLE.test(text)
  const company = COMPANY.test(text)
  if (title && !company) return 'title'
  if (company && !title) return 'company'
  // "Primary School Teacher" and "Nurse Training College": the last word is what it is.
  const last = text.trim().split(/\s+/).at(-1) ?? ''
  if (title && company && TITLE.test(last)) return 'title'
  if (title && company && COMPANY.test(last)) return 'company'
  if (!title && !company && looksLikePlace(text)) return 'place'
  return 'unknown'
}

export interface Named {
  text: string
  role: Role
  part: number
}

/** "Engineer at Acme", "Acme, Pune" and "Acme (Pune, India)" as their parts. */
export function splitNames(written: string): { text: string; role: Role }[] {
  // A line that ends with a place may end as a sentence does.
  const bare = written.replace(/(?<=\p{L}{2})\.$/u, '')
  const text = looksLikePlace(bare.split(/,\s+/).slice(-2).join(', ')) ? bare : written
  const at = /^(.{3,60}?)\s+(?:at|@|bei|chez)\s+(.{2,60})$/iu.exec(text)
  if (at?.[1] && at[2])
    return [
      { text: at[1], role: 'title' },
      ...splitNames(at[2]).map((one) => ({
        ...one,
        role: one.role === 'place' ? one.role : ('company' as const),
      })),
    ]
  const bracket = /^(.+?)\s*\(([^)]+)\)$/u.exec(text)
  if (bracket?.[1] && bracket[2] && (looksLikePlace(bracket[2]) || /^remote$/i.test(bracket[2])))
    return [...splitNames(bracket[1]), { text: bracket[2], role: 'place' }]
  const whole = roleOf(text)
  const [first = '', ...others] = text.split(/,\s+/)
  if (!others.length || whole === 'place') return [{ text, role: whole }]
  const rest = others.join(', ')
  // "Acme, Inc." and "Director, Sales" are one name.
  if (/^(?:inc|llc|ltd|gmbh|corp|plc|s\.?a|s\.?l)\b/i.test(rest)) return [{ text, role: 'company' }]
  const second = roleOf(rest)
  if (roleOf(first) === 'title' && second !== 'title')
    return [{ text: first, role: 'title' }, ...splitNames(rest)]
  if (second === 'title') return [...splitNames(first), { text: rest, role: 'title' }]
  const head = roleOf(first)
  if (roleOf(others[0] ?? '') === 'company' && head !== 'company')
    return [{ text: first, role: head === 'unknown' ? 'title' : head }, ...splitNames(rest)]
  const capital = /^\p{Lu}[\p{L}.’' -]{1,40}(?:, \p{Lu}[\p{L}. ]{1,30})?$/u.test(rest)
  if (capital && second !== 'company')
    return [
      { text: first, role: roleOf(first) },
      { text: rest, role: 'place' },
    ]
  return [{ text, role: whole }]
}
