/** What a part of a posting is about. */
export type PostingPart = 'must' | 'nice' | 'duties' | 'aside'

const HEADINGS: readonly (readonly [PostingPart, RegExp])[] = [
  [
    'nice',
    /nice[- ]to[- ]have|preferred|bonus|desir(?:ed|able)|\bpluses\b|good to have|would be (?:great|a plus)|wünschenswert|von vorteil|souhait|serait un plus|deseable|se valorar/i,
  ],
  [
    'must',
    /requirement|required|must[- ]have|\bmust\b|qualification|what you(?:['’]ll)? (?:need|bring)|you (?:have|bring)|who you are|about you|essential|minimum|your profile|what we(?:['’]re)? look|skills|eligibility|anforderung|ihr profil|dein profil|was sie mitbringen|das bringst du mit|voraussetzung|votre profil|profil recherch|compétences|exigences|requisitos|tu perfil/i,
  ],
  [
    'aside',
    /benefit|we offer|what we offer|perks|about us|about the (?:company|school|hospital|firm|team)|who we are|our (?:story|mission|values)|compensation|salary|how to apply|equal opportunity|wir bieten|über uns|nous offrons|à propos|ofrecemos|sobre nosotros/i,
  ],
  [
    'duties',
    /responsibilit|duties|what you(?:['’]ll)? do|the role|your role|tasks|day to day|job description|aufgaben|missions|vos missions|funciones|responsabilidades/i,
  ],
]

/** Words in a line that say how much is asked, whatever part it stands in. */
const NICE_LINE =
  /nice to have|preferred|preferably|\ba (?:big |strong |definite )?(?:plus|bonus|advantage)\b|\bideally\b|\bdesirable\b|\bbonus\b|optional|von vorteil|wünschenswert|idealerweise|serait un plus|souhait|deseable|se valorar/i
const MUST_LINE =
  /\bmust\b|\brequired?\b|\brequires\b|\bmandatory\b|\bessential\b|\bminimum\b|at least \d|years? of|you have\b|you hold\b|erforderlich|zwingend|mindestens|obligatoire|exigé|imprescindible|obligatorio/i

export interface PostingLine {
  part: PostingPart | 'open'
  text: string
}

const MARK = /^\s*(?:[•◦▪‣⁃●○■*–—-]|\d{1,2}[.)])\s+/u
const HEADING_MOST = 60

function headingOf(line: string): PostingPart | undefined {
  const bare = line.replace(/^[#*_\s]+|[*_\s]+$/g, '')
  if (MARK.test(line) && !/:\s*$/.test(bare)) return undefined
  if (bare.length > HEADING_MOST || /[.!?,;]$/.test(bare) || bare.split(/\s+/).length > 7) return undefined
  return HEADINGS.find(([, words]) => words.test(bare))?.[0]
}

/** A heading and what it is about on one line: "Requirements: RN license, two years of acute care". */
function inlineHeading(line: string): PostingLine | undefined {
  const at = line.indexOf(':')
  if (at < 3 || at > HEADING_MOST || at === line.trimEnd().length - 1) return undefined
  const part = headingOf(line.slice(0, at))
  return part && { part, text: line.slice(at + 1).trim() }
}

/** One line may ask for a thing in one sentence and wish for another in the next. */
const sentencesOf = (line: string): string[] =>
  line.split(/(?<=\p{L}{2}[.!?])(?<!\b(?:etc|approx|incl|St|Dr)\.)\s+(?=\p{Lu})/u)

/** A pasted posting line by line, each with the part it stands in and without its mark. */
export function linesOf(posting: string): PostingLine[] {
  let part: PostingLine['part'] = 'open'
  const lines: PostingLine[] = []
  for (const line of posting.split(/\r\n?|\n|\u2028|\u2029/)) {
    if (!line.trim()) continue
    const heading = headingOf(line.trim().replace(/:\s*$/, ''))
    const inline = inlineHeading(line.replace(MARK, ''))
    if (inline) lines.push(inline)
    else if (heading && !(part !== 'open' && MARK.test(line))) part = heading
    else lines.push(...sentencesOf(line.replace(MARK, '').trim()).map((text) => ({ part, text })))
  }
  return lines.map((line) => ({ ...line, part: partOf(line) }))
}

function partOf({ part, text }: PostingLine): PostingLine['part'] {
  if (part === 'aside') return part
  if (NICE_LINE.test(text)) return 'nice'
  if ((part === 'open' || part === 'duties') && MUST_LINE.test(text)) return 'must'
  return part
}
