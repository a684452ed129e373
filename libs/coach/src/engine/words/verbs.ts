/** Verbs of doing whose past is not formed by -ed: base, past, participle. */
const IRREGULAR =
  `begin began begun|bind bound bound|break broke broken|bring brought brought|build built built|buy
bought bought|catch caught caught|choose chose chosen|come came come|cut cut cut|dig dug dug|do did done|draw drew
drawn|drive drove driven|feed fed fed|fight fought fought|find found found|forbid forbade forbidden|freeze froze
frozen|get got got|give gave given|go went gone|grind ground ground|hide hid hidden|hit hit hit|hold held held|keep
kept kept|lay laid laid|lead led led|leave left left|let let let|light lit lit|make made made|meet met met|pay paid
paid|put put put|quit quit quit|read read read|rebuild rebuilt rebuilt|redo redid redone|rerun reran rerun|reset
reset reset|rewrite rewrote rewritten|ring rang rung|run ran run|say said said|seek sought sought|sell sold sold|send
sent sent|set set set|shoot shot shot|show showed shown|shut shut shut|sit sat sat|speak spoke spoken|spend spent
spent|spin spun spun|split split split|stand stood stood|stick stuck stuck|sweep swept swept|take took taken|teach
taught taught|tear tore torn|tell told told|throw threw thrown|undo undid undone|wind wound wound|write wrote
written`
    .split('|')
    .map((line) => line.trim().split(/\s+/))

/** Verbs of doing that are regular. */
const REGULAR =
  `accept add address adjust agree alert allocate analyse analyze announce answer apologise apologize
apply archive arrange ask assemble assign attach audit automate back backfill backport balance batch benchmark block
book borrow bound bridge call calculate calibrate call cancel cap capture chair change chart check clarify clean clear
close coach code collect combine commit compare compile compress compute configure confirm confront connect consult
contact contain contribute convert convince coordinate copy correct count cover crash-test create cross-check cut
dashboard debug decide declare decline decrypt define delegate delete deliver demand demo deploy describe design
detach detect diagnose diff disable discard discover discuss divide document double download draft drop dry-run
dump edit eliminate email enable encode encrypt enforce ensure escalate estimate evaluate examine exclude execute
expand explain export extend extract facilitate filter finalise finalize finish fix flag flush fold force form
formalise format forward freeze fund gather generate grant group guard guide halt handle harden host hunt identify
implement import improve increase index inform inject insert inspect install instrument integrate interview
introduce invalidate invite investigate isolate iterate join justify kill label launch limit line link list listen
load lobby localise localize lock log look lower mail maintain manage map mark measure mentor merge migrate mirror
mitigate mock model moderate modify monitor move name negotiate normalise normalize note notify offer onboard open
optimise optimize order organise organize outline own package page pair parse partition patch pause persuade phone
pick pilot pin place plan plot point poll port post postpone prepare present press prevent price print prioritise
prioritize probe process produce profile program promise promote propose protect prototype prove provide prune
publish pull purge push query question queue quantify race raise rank reach realign rearrange rebase reboot record
recover recruit redesign redirect reduce refactor refund refuse reject release remind remove rename render renew
reorder reorganise repair repeat replace replay reply report request rescue research reserve reshape resize resolve
respond restart restore restrict restructure retire retrain retry return reuse revert review revise revoke rotate
route sample save scale scan schedule scope score scrape screen script seal search secure seed segment select
separate serve settle share ship shorten shrink sign simplify simulate sketch skip slice snapshot solve sort source
stage standardise standardize start step stop store streamline stress-test strip structure study submit suggest
summarise summarize supply support surface survey suspend swap switch sync tag talk target test throttle tighten
time trace track train transfer transform translate trial trim trigger triage tune turn type uncover unify uninstall
unlock unpack update upgrade upload use validate verify version visit visualise visualize volunteer vote walk warn
watch wipe wire withdraw work wrap`.split(/\s+/)

const pastOf = (verb: string): string => {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${verb}ed`
}
/** English doubles the last consonant of many short verbs: stopped, planned, logged. */
const doubled = (verb: string): string[] =>
  /^[^aeiou]*[aeiou][bdgklmnprtp]$/.test(verb) || /(fer|mit|cur|pel|cel|bel)$/.test(verb)
    ? [`${verb}${verb.slice(-1)}ed`]
    : []

/** Past and participle forms of verbs of doing. */
export const PAST_VERBS: ReadonlySet<string> = new Set([
  ...IRREGULAR.flatMap(([, past = '', participle = '']) => [past, participle]),
  ...REGULAR.flatMap((verb) => [pastOf(verb), ...doubled(verb)]),
])
/** Base forms, which learners and hurried writers use for the past. */
export const BASE_VERBS: ReadonlySet<string> = new Set([...IRREGULAR.map(([base = '']) => base), ...REGULAR])

/** Verbs of being, feeling and knowing: with "I" they tell a state and no action. */
export const STATE_VERBS: ReadonlySet<string> = new Set(
  `was were am is are been be felt feel thought think knew know believed believe wanted want liked like loved love
  needed need hoped hope understood understand realised realized realise realize learned learnt learn remembered
  seemed had have tried try wished worried expected saw see heard hear noticed became become enjoyed`.split(
    /\s+/,
  ),
)
/** After "I" they make a habit or a wish out of a verb. */
export const NOT_DONE: ReadonlySet<string> = new Set(
  `would will could can should might may must always usually often generally normally typically never don't didn't
  couldn't wouldn't won't can't not if`.split(/\s+/),
)
/** Between "I" and its verb. */
export const BETWEEN: ReadonlySet<string> = new Set(
  `then also first finally quickly immediately personally just only carefully simply therefore even later once had
  have have've myself and now next soon already deliberately slowly manually gradually directly eventually still
  mostly actually basically really did`.split(/\s+/),
)
