import { isRole } from './sound'
import { pastOf, verbOf } from './verbs'

/** Verbs that are nothing else: "manage", and not "plan", which may be a plan. */
const ONLY_VERBS = new Set(
  `achieve acquire adapt administer advise allocate analyse analyze apply appoint arrange assemble assess assign assist
  attend attract automate bake build calculate calibrate choose clarify collaborate collect combine communicate compare
  compile complete compose configure connect consolidate consult contribute convert convince coordinate create cultivate
  customise customize decide defend define deliver deploy detect determine develop devise diagnose discover distribute
  educate elevate eliminate employ enable encourage enforce engage enhance ensure establish evaluate examine exceed execute
  expand explain explore facilitate formulate foster fulfil gather generate identify illustrate implement improve inform
  initiate innovate inspect inspire install instruct integrate introduce invent investigate invite keep learn liaise listen
  maintain make manage manufacture maximise maximize mediate migrate minimise minimize modernise modernize modify negotiate
  obtain optimise optimize orchestrate organise organize oversee perform persuade prepare prevent prioritise prioritize
  produce promote propose protect prove provide publish qualify raise recommend reconcile recruit reduce refactor refine
  reinforce relocate remove renew reorganise reorganize replace represent resolve respond restore restructure retain retrieve
  revise select sell send serve simplify solve specify spearhead stabilise stabilize standardise standardize streamline
  strengthen submit supervise surpass sustain synthesise synthesize teach transform translate troubleshoot unify validate
  vaccinate verify write rewrite`.split(/\s+/),
)

const DETERMINER = /^\s+(?:(?:the|an?|all|its|their|our|my|both|new|each|every)\b|\d|[$€£₹]|\[)/i
/** After it stands what a thing is of or for, so that the word before it is the thing. */
const OF = /^\s+of\b/i
const FOR = /^\s+for\b/i
const CARING = new Set(['care', 'prepare', 'apply', 'search', 'campaign', 'plan', 'work'])
/** Words on "-ed" that tell what somebody or something is. */
const ADJECTIVES =
  /^(?:advanced|certified|qualified|registered|experienced|skilled|licensed|dedicated|motivated|accredited|detailed|chartered|unlimited|limited|distinguished|talented|gifted|retired|assorted|related|combined|speed|indeed|seed|breed|need|feed|hundred|kindred|sacred|naked|wicked|biased|based)$/i

/** Surely a deed: a verb that is nothing else, or one with its object behind it. */
export function isSurelyVerb(word: string, rest: string): boolean {
  const verb = verbOf(word)
  if (!verb || OF.test(rest)) return false
  if (verb.form === 'gerund') return DETERMINER.test(rest) && !isRole(word + rest)
  return ONLY_VERBS.has(verb.base) || DETERMINER.test(rest)
}

/** Surely a thing: "design of", "support for 40 users", "lead engineer". */
export function isSurelyThing(word: string, rest: string): boolean {
  const verb = verbOf(word)
  if (!verb) return false
  if (OF.test(rest)) return true
  if (verb.form === 'gerund') return !DETERMINER.test(rest)
  if (verb.form !== 'base' && verb.form !== 'third') return false
  if (ONLY_VERBS.has(verb.base)) return false
  const next = /^\s+(\p{L}{4,})/u.exec(rest)?.[1]
  const isFor = FOR.test(rest) && !CARING.has(verb.base)
  return isFor || !/\S/.test(rest) || (next !== undefined && !DETERMINER.test(rest) && isRole(next))
}

/** The tense in which a word tells a deed; "cut" and "set" are either. */
export function tenseOfWord(word: string): 'past' | 'present' | 'either' | undefined {
  const verb = verbOf(word)
  if (!verb) return /..ed$/.test(word) && !ADJECTIVES.test(word) ? 'past' : undefined
  if (verb.form === 'gerund') return undefined
  if (pastOf(verb.base) === word.toLowerCase()) return verb.form === 'base' ? 'either' : 'past'
  return verb.form === 'base' || verb.form === 'third' ? 'present' : 'past'
}

export interface Opening {
  /** What stands before it: marks, "I", an adverb. */
  lead: string
  word: string
  rest: string
}

/** The word with which a sentence begins to say something. */
export function openingOf(sentence: string): Opening | undefined {
  const found =
    /^(?<lead>[^\p{L}\p{N}]*(?:I\s+)?(?:also\s+)?(?:(?!(?:apply|supply|rely|reply|comply|multiply)\b)\p{L}+ly\s+(?=\p{L}))?)(?<word>\p{L}+)(?<rest>.*)$/isu.exec(
      sentence,
    )
  const { lead = '', word = '', rest = '' } = found?.groups ?? {}
  return found ? { lead, word, rest } : undefined
}

/** Verbs of which no form is also a thing or an adjective, so that they tell a deed wherever they stand. */
const ANYWHERE =
  /\b(?:am|is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|wrote|drove|grew|gave|took|chose|spoke|ran|saw|began|broke|drew|oversaw|became|knew|went)\b/i

/** Whether a sentence tells what somebody does or did: it opens with a verb, or has one that is nothing else. */
export function tellsDeed(sentence: string): boolean {
  const main = sentence.split(/\b(?:who|which|that|whose)\b/i)[0] ?? ''
  const opening = openingOf(main)
  if (!opening) return false
  const { word, rest } = opening
  const tense = tenseOfWord(word)
  if (tense && ADJECTIVES.test(word) && !DETERMINER.test(rest)) return ANYWHERE.test(main)
  if (tense && !isSurelyThing(word, rest)) return true
  return ANYWHERE.test(rest)
}
