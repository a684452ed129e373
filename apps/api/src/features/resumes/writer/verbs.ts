/**
 * Verbs that resumes are made of. Their forms follow by rule, so that "responsible for bringing" can become "bring" or
 * "brought" without guessing at words that are not here.
 */
const REGULAR =
  'accelerate achieve acquire act adapt add address administer adopt advise aid align allocate analyse analyze answer apply appoint approve architect arrange assemble assess assign assist assume attend attract audit author automate bake balance brief calculate calibrate call campaign care carry chair change chart check clarify clean close coach code collaborate collect combine communicate compare compile complete comply compose conduct configure connect consider consolidate construct consult contribute control convert convince cook coordinate counsel craft create cultivate cure customise customize debug decide defend define delegate deliver deploy describe design detect determine develop devise diagnose digitise digitize direct discharge discover dispatch distribute document double draft earn edit educate elevate eliminate employ enable encourage enforce engage engineer enhance ensure establish estimate evaluate examine exceed execute exhibit expand expedite explain explore facilitate file finance fix formulate foster fulfil fundraise gather generate grade guard guide halve handle harvest help hire host identify illustrate immunise immunize implement improve include increase influence inform initiate innovate inspect inspire install institute instruct integrate interpret interview introduce invent investigate invite invoice involve issue join judge justify label launch learn liaise license list listen load lower maintain manage manufacture map market maximise maximize measure mediate mentor merge migrate minimise minimize model moderate modernise modernize modify monitor motivate move multiply navigate negotiate nurse observe obtain offer onboard open operate optimise optimize orchestrate order organise organize outline pack participate partner perform persuade pick pilot pioneer pitch place plan play prepare present prevent price prioritise prioritize process procure produce program project promote propose prospect protect prove provide publish purchase qualify raise rank rate reach receive recommend reconcile record recover recruit redesign reduce refactor refine register regulate reinforce release relocate rely remove renew reorganise reorganize repair replace reply report represent request require research resolve respond restock restore restructure retain retrieve review revise reward roll save scale schedule score screen search secure select serve service shape share ship shop simplify simulate sketch solve sort source spearhead specify spot stabilise stabilize staff standardise standardize start steer stock stop store streamline strengthen structure study submit supervise supply support surpass survey sustain synthesise synthesize tailor target tend test track trade train transfer transform translate transport treat triage triple troubleshoot tune turn tutor uncover unify update upgrade use vaccinate validate value verify visit volunteer watch weigh welcome widen work'

/** Base, past and, where it is another, the participle. */
const IRREGULAR: readonly (readonly [string, string, string?])[] = [
  ['be', 'was', 'been'],
  ['begin', 'began', 'begun'],
  ['break', 'broke', 'broken'],
  ['bring', 'brought'],
  ['build', 'built'],
  ['buy', 'bought'],
  ['catch', 'caught'],
  ['choose', 'chose', 'chosen'],
  ['cut', 'cut'],
  ['deal', 'dealt'],
  ['do', 'did', 'done'],
  ['draw', 'drew', 'drawn'],
  ['drive', 'drove', 'driven'],
  ['feed', 'fed'],
  ['find', 'found'],
  ['forecast', 'forecast'],
  ['get', 'got'],
  ['give', 'gave', 'given'],
  ['grow', 'grew', 'grown'],
  ['have', 'had'],
  ['hold', 'held'],
  ['keep', 'kept'],
  ['lead', 'led'],
  ['leave', 'left'],
  ['make', 'made'],
  ['meet', 'met'],
  ['oversee', 'oversaw', 'overseen'],
  ['pay', 'paid'],
  ['put', 'put'],
  ['rebuild', 'rebuilt'],
  ['rewrite', 'rewrote', 'rewritten'],
  ['run', 'ran', 'run'],
  ['see', 'saw', 'seen'],
  ['seek', 'sought'],
  ['sell', 'sold'],
  ['send', 'sent'],
  ['set', 'set'],
  ['show', 'showed', 'shown'],
  ['speak', 'spoke', 'spoken'],
  ['spend', 'spent'],
  ['take', 'took', 'taken'],
  ['teach', 'taught'],
  ['think', 'thought'],
  ['undertake', 'undertook', 'undertaken'],
  ['understand', 'understood'],
  ['upsell', 'upsold'],
  ['win', 'won'],
  ['withdraw', 'withdrew', 'withdrawn'],
  ['write', 'wrote', 'written'],
]
/** Verbs whose last letter is doubled before "-ing" and "-ed". */
const DOUBLING = new Set(
  'begin cut debug fulfil get map model spot plan program put run set ship shop stop transfer win'.split(' '),
)

const stretch = (base: string, ending: 'ing' | 'ed'): string => {
  if (DOUBLING.has(base)) return `${base}${base.slice(-1)}${ending}`
  if (ending === 'ed' && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (base === 'be' || base.endsWith('ee')) return `${base}${ending === 'ed' ? 'd' : 'ing'}`
  return base.endsWith('e') ? `${base.slice(0, -1)}${ending}` : `${base}${ending}`
}
const thirdOf = (base: string): string => {
  if (base === 'be' || base === 'have') return base === 'be' ? 'is' : 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|ch|sh|o|z)$/.test(base) ? `${base}es` : `${base}s`
}

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund'

interface Verb {
  base: string
  form: VerbForm
}

const FORMS = new Map<string, Verb>()
const PAST = new Map<string, string>()
const learn = (word: string, base: string, form: VerbForm): void => {
  if (!FORMS.has(word)) FORMS.set(word, { base, form })
}
const ALL: readonly (readonly [string, string, string?])[] = [
  ...IRREGULAR,
  ...REGULAR.split(' ').map((base) => [base, stretch(base, 'ed')] as const),
]
for (const [base, past, participle] of ALL) {
  PAST.set(base, past)
  learn(base, base, 'base')
  learn(past, base, 'past')
  learn(thirdOf(base), base, 'third')
  learn(participle ?? past, base, 'participle')
  learn(stretch(base, 'ing'), base, 'gerund')
}
for (const word of ['am', 'are']) learn(word, 'be', 'base')
learn('were', 'be', 'past')

/** The verb that a word is a form of, or undefined when it is none that we know. */
export const verbOf = (word: string): Verb | undefined => FORMS.get(word.toLowerCase())

/** "Wrote" for "write". */
export const pastOf = (base: string): string => PAST.get(base) ?? base
