import { isUnspaced, stemsOf } from './words'

const WORDS_MOST = 6
const LETTERS_MOST = 80

/** How a requirement begins before it names what it is about. */
const OPENING = new RegExp(
  `^(?:(?:${[
    'you (?:have|hold|are|bring|can|know|speak|must have|must|will have|should have)',
    'speak|know|fluent(?: in)?|native|conversational',
    '(?:must|should) (?:have|be|hold|possess|speak|know)( an?)?',
    'we (?:expect|require|need|ask for)',
    '(?:a |an )?(?:minimum|min\\.?)(?: of)?',
    'at least',
    "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)\\+?(?:\\s*(?:-|–|to)\\s*\\d+)?\\s*\\+?\\s*(?:years?|yrs?|months?|jahre|ans|años)(?:[’'])?(?: or more)?(?: (?:of|in|as|de|d[’']))?",
    '(?:proven|solid|strong|good|great|excellent|deep|working|basic|advanced|demonstrated|demonstrable|prior|previous|recent|relevant|extensive|hands-on|practical|professional|successful|current|valid|active|full|clean|some|thorough|sound)',
    '(?:ability|able|willingness|willing) to(?: work| use)?',
    '(?:experience|expertise|background|knowledge|understanding|familiarity|proficiency|proficient|skilled?|skills|competence|fluency|track record|command|familiar|comfortable|experienced|qualified)(?: (?:as|in|of|with|using|on|at))?(?: an?| the)?',
    '(?:required|preferred|preferably|ideally|mandatory|essential|desirable|bonus|nice to have)\\s*:?',
    '(?:an?|the|any|your|as|in|of|with|using|have|has|hold|and|or)',
    'mindestens|erfahrung(?: (?:in|mit|als))?|(?:gute|sehr gute|fundierte) kenntnisse(?: in)?|kenntnisse(?: in)?|expérience(?: (?:en|dans|avec|de))?|connaissance(?:s)?(?: (?:de|en|du))?|experiencia(?: (?:en|con|de))?|conocimientos?(?: (?:de|en))?',
  ].join('|')})\\s+)+`,
  'i',
)
/** How it ends after that. */
const CLOSING =
  /\s*(?:(?:is|are|would be|will be|ist|sind)?\s*(?:strictly |highly |strongly |also )?(?:required|preferred|a must|mandatory|essential|desirable|desired|expected|welcome|appreciated|necessary|needed|(?:an? )?(?:big |strong |definite )?(?:plus|bonus|advantage)|nice to have|von vorteil|wünschenswert|erforderlich|un plus)|experience|experiences|skills?|knowledge|abilities)\s*$/i

/** A place where one thing ends and the next begins. */
const BETWEEN =
  /\s*(?:[,;•|]|\s[–—]\s|\s+(?:and\/or|as well as|and|or|und|oder|et|ou|y|o|including|such as|like)\s+)\s*/i

/** Where a thing ends and its surroundings begin: "patient triage in an emergency department" names two. */
const WHERE = /\s+(?:in|within|for|across|at)\s+(?:an?\s+|the\s+)?/i
/** What is held in a subject is one thing with it. */
const HELD_IN =
  /(?:degree|bachelor|master|diploma|certifi\w+|qualification|licen[cs]e|ph\.?d|[bm]\.?sc|[bm]\.?a|experience)$/i

/** A long phrase and its surroundings, each for itself; a short one stays whole. */
function parted(phrase: string): string[] {
  const [thing = '', ...around] = phrase.split(WHERE)
  const isPlain = around.length === 1 && thing.split(/\s+/).length >= 2 && !HELD_IN.test(thing)
  return isPlain ? [thing, ...around] : [phrase]
}

/** What says nothing about anybody. */
const EMPTY =
  /^(?:etc|similar|equivalent|related fields?|others?|more|other|job|role|position|work|team|candidate|ability|skills?|experience|year|years|plus|we|you)$/i

function bare(piece: string): string {
  let text = piece.trim().replace(/^[("'“]+(?![^()]*\))|[."'”:!?]+$/g, '')
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(OPENING, '').replace(CLOSING, '').trim()
  }
  return text.replace(/^[("'“]+(?![^()]*\))|[."'”:]+$/g, '').trim()
}

/** What a line of requirements names: "Two years of acute care and a valid RN license" names two things. */
export function phrasesOf(line: string): string[] {
  const pieces = line.replace(/\([^()]*(?:e\.g\.|for example|such as)[^()]*\)/gi, '').split(BETWEEN)
  const found = pieces
    .flatMap((piece) => parted(bare(piece)).map(bare))
    .filter((piece) => {
      if (isUnspaced(piece)) return piece.length >= 2 && piece.length <= 20
      const words = piece.split(/\s+/).length
      return (
        piece.length >= 3 &&
        piece.length <= LETTERS_MOST &&
        words <= WORDS_MOST &&
        !EMPTY.test(piece) &&
        /\p{L}{2}/u.test(piece) &&
        stemsOf(piece).length > 0
      )
    })
  return [...new Set(found)]
}
