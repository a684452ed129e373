import type { PersonalInfo } from '@tryka/domain'

type Known = Exclude<keyof PersonalInfo, 'fullName' | 'location'>

const LINK = String.raw`(?:https?:\/\/)?(?:www\.)?`
const PATTERNS: [Known, RegExp][] = [
  ['email', /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/u],
  ['linkedIn', new RegExp(`${LINK}(?:[a-z]{2}\\.)?linkedin\\.com\\/[^\\s|,;)]+`, 'iu')],
  ['github', new RegExp(`${LINK}github\\.com\\/[^\\s|,;)]+`, 'iu')],
  [
    'portfolio',
    new RegExp(
      `(?:https?:\\/\\/[^\\s|,;)]+|(?<![\\p{L}\\d@.-])(?:www\\.)?[a-z\\d-]+(?:\\.[a-z\\d-]+)*\\.(?:com|dev|io|org|net|me|de|fr|es|in|co|eu|ai|app|xyz|tech|design|example|ch|at|uk|us)(?:\\/[^\\s|,;)]*)?(?![\\p{L}\\d@]))`,
      'iu',
    ),
  ],
  ['phone', /(?:\(\+\d{1,3}\)\s?|\+|\(|(?<![\p{L}\d]))\(?\d(?:[\d\s().\u00a0/-]{5,18})\d(?!\d)/u],
]

/** A label before a detail, such as "Email:" or "Tel.". */
const LABEL =
  /^(?:e-?mail|mail|phone|mobile|mobil|tel(?:efon|ephone|\.)?|téléphone|teléfono|móvil|address|adresse|dirección|location|wohnort|website|web|portfolio|linkedin|github|links?)\s*[:.]\s*|^(?:[✆☎✉⌂📞📧📍🔗])\s*/iu

/** A place such as "Pune, India", "Berlin" after a label, or "10115 Berlin". */
export const looksLikePlace = (text: string): boolean =>
  /^(?:remote|hybrid)(?:\s*[,(].*)?$/iu.test(text) ||
  (text.length <= 60 &&
    /^(?:\d{4,5}\s+)?\p{Lu}[\p{L}.’' -]+(?:,\s*(?:\p{Lu}[\p{L}.’' -]*|\d{4,6})(?:\s+\d{4,6})?){1,2}$/u.test(
      text,
    ))

export interface Detail {
  field: Known | 'location'
  value: string
}

/** The details in a line of contact, and what is left of it. */
export function readContact(line: string): { found: Detail[]; rest: string } {
  const found: Detail[] = []
  let rest = line
  for (const [field, pattern] of PATTERNS) {
    const value = pattern.exec(rest)?.[0].trim().replace(/[.,]$/, '')
    if (!value || (field === 'phone' && value.replace(/\D/g, '').length < 7)) continue
    // A span of years is no number to call.
    if (field === 'phone' && /^(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}$/.test(value)) continue
    found.push({ field, value: field === 'phone' ? value.replace(/^\((\+\d{1,3})\)/, '$1') : value })
    rest = rest.replace(value, '\t')
  }
  const left: string[] = []
  for (const part of rest.split(/\t|\s[^\p{L}\p{N}\s,.()+-]\s|\s{3,}|^[|•·]|[|•·]$/u)) {
    const labelled = /^(?:address|adresse|dirección|location|wohnort)\s*:|^[⌂📍]/iu.test(part.trim())
    const bare = part
      .trim()
      .replace(LABEL, '')
      .replace(/^[|•·,;:\s]+|[|•·,;:\s]+$/g, '')
    if (!bare || /^(?:e-?mail|phone|tel|mobile|linkedin|github|website|web)$/i.test(bare)) continue
    if ((labelled || looksLikePlace(bare)) && !found.some(({ field }) => field === 'location'))
      found.push({ field: 'location', value: bare })
    else left.push(bare)
  }
  return { found, rest: left.join(' | ') }
}
