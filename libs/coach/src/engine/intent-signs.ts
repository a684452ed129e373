import type { Intent } from '@tryka/domain'

/** What tells an intent: words by their weight, stemmed, and phrases in lower case without signs. */
export interface IntentSigns {
  readonly words: Readonly<Record<string, number>>
  readonly phrases: readonly RegExp[]
}

/** One to four words that name a thing, and none of one's own or of the coach's. */
const NAMED =
  '(?!(my|your|this|that|there|you|i|we|it|next|due|paid|clarity|reflection|situation|correctness|reasoning|checking)\\b)[a-z0-9-]+( [a-z0-9-]+){0,3}'

/** Three points are enough; a phrase has four. Words that many things share have one. */
export const INTENT_SIGNS: Record<Intent, IntentSigns> = {
  today: { words: { today: 3, now: 1, morning: 1 }, phrases: [/\b(for|do|due|on) today\b/] },
  next: {
    words: { next: 2, step: 2, begin: 1, start: 1 },
    phrases: [
      /\bwhat (should|do|can) i (do|begin|start)\b/,
      /\bnext step\b/,
      /\bwhere (do|should) i (start|begin)\b/,
    ],
  },
  'why-path': {
    words: { path: 3, why: 1, order: 1 },
    phrases: [/\bwhy (this|that|my) (path|module|order|course)\b/],
  },
  match: {
    words: { match: 3, fit: 2, suit: 2, percent: 1 },
    phrases: [/\b(do|am) i (fit|match|suit|qualified)\b/, /\bhow (well|good) (do|am) i\b/],
  },
  raise: {
    words: { raise: 3, improve: 2, increase: 2, higher: 2, boost: 2, match: 1 },
    phrases: [
      /\b(raise|improve|increase|boost|lift) my (match|chances?|fit|profile)\b/,
      /\bhow (do|can) i get (a )?(better|higher)\b/,
    ],
  },
  beside: {
    words: { beside: 3, adjacent: 3, related: 2, skill: 1, similar: 2 },
    phrases: [/\b(which|what) (other )?skills? (go|goes|fit|come|are asked)\b/],
  },
  pay: {
    words: { pay: 3, paid: 3, salary: 3, wage: 3, compensation: 3, earn: 3, money: 2 },
    phrases: [/\bhow much (do|does|is|are|would)\b/],
  },
  plan: {
    words: { plan: 3, prepare: 3, preparation: 3, interview: 2, ready: 1, schedule: 1 },
    phrases: [
      /\b(plan|prepare|prep|get ready) (me )?(for )?(my |the |an? )?(next )?(interview|meeting|call)\b/,
    ],
  },
  'ask-them': {
    words: { ask: 2, question: 1, them: 1, company: 1, interviewer: 2, recruiter: 1 },
    phrases: [
      /\b(what|which)( questions?)? (do|should|can|could) i ask\b/,
      /\bquestions? (to|for) (ask|them|the (company|interviewer|recruiter|manager))\b/,
    ],
  },
  practise: {
    words: { practise: 3, practice: 3, train: 2, rehearse: 3, exercise: 2, mock: 2, question: 1 },
    phrases: [/\b(give|ask) me (a|one|another) question\b/, /\bone question\b/],
  },
  score: {
    words: { score: 3, points: 2, feedback: 2, graded: 2, judged: 2, result: 1 },
    phrases: [
      /\b(explain|why|understand) (is |was )?my (last )?(score|feedback|result|points)\b/,
      /\bwhy (only|so (few|low))\b/,
    ],
  },
  criterion: {
    words: {
      criterion: 4,
      criteria: 4,
      rubric: 4,
      reflection: 3,
      situation: 3,
      correctness: 3,
      reasoning: 3,
      clarity: 3,
      checking: 2,
      level: 1,
    },
    phrases: [
      /\bwhat (does|do) (a |the )?level\b/,
      /\bhow (do|are) (you|answers) (judge|score|judged|scored)\b/,
    ],
  },
  topic: {
    words: { explain: 2, mean: 1 },
    phrases: [
      new RegExp(`^(what (is|are)|explain|define) (a |an |the )?${NAMED}$`),
      new RegExp(`\\btell me about (a |an |the )?${NAMED}$`),
      new RegExp(`\\bwhat (does|do) (a |an |the )?${NAMED} mean\\b`),
      new RegExp(`\\bhow (does|do) (a |an |the )?${NAMED} work\\b`),
    ],
  },
  reviews: {
    words: { card: 3, review: 2, due: 1, flashcard: 4, repeat: 1 },
    phrases: [/\b(cards?|reviews?) (are )?due\b/],
  },
  goal: {
    words: { goal: 3, weekly: 2, minutes: 2, hours: 2, week: 1 },
    phrases: [/\bweekly goal\b/, /\bhow (long|many (minutes|hours)) (did|have) i\b/],
  },
  assessment: {
    words: { assessment: 4, verify: 3, test: 2, exam: 3, certificate: 2, credential: 3, skill: 1 },
    phrases: [
      /\b(take|retake|repeat) (the |an? )?(\w+ )?(test|assessment|exam)\b/,
      /\bwhen can i (try|take)\b/,
    ],
  },
  replies: {
    words: { reply: 3, answer: 1, response: 3, waiting: 2, heard: 2, ghosted: 4, application: 2 },
    phrases: [
      /\b(heard|hear) (nothing|back)\b/,
      /\b(owes?|owe) me (a|an) (reply|answer)\b/,
      /\bno (reply|answer|response)\b/,
    ],
  },
  viewers: {
    words: { viewed: 3, viewer: 4, visitor: 3, saw: 2, seen: 2, looked: 2, profile: 2 },
    phrases: [/\bwho (saw|viewed|looked|visited|has seen|has looked)\b/],
  },
  credits: {
    words: { tryk: 5, credit: 3, balance: 2, coin: 3, token: 2, earned: 1 },
    phrases: [/\bhow many (tryk|credits|points|coins)\b/],
  },
  peers: {
    words: { peer: 4, partner: 2, others: 2, people: 1, together: 2 },
    phrases: [/\bwith (other|another|real) (people|person|candidates?)\b/],
  },
  privacy: {
    words: { privacy: 4, store: 2, stored: 2, keep: 1, delete: 2, erase: 3, data: 3, employer: 1 },
    phrases: [
      /\bwhat do you (keep|store|know|save)\b/,
      /\bwho (can )?(sees?|reads?) (this|my|what)\b/,
      /\bdelete (my|all|this|the)\b/,
    ],
  },
  abilities: {
    words: { help: 3, able: 1, abilities: 3 },
    phrases: [
      /\bwhat can you\b/,
      /\b(who|what) are you\b/,
      /\bare you (a |an )?(human|person|bot|machine|robot|ai|model|real)\b/,
      /\bhow do you work\b/,
    ],
  },
  thanks: { words: { thanks: 4, thank: 4, cheers: 3, thx: 4 }, phrases: [] },
  // Rules of their own tell it, before anything else.
  distress: { words: {}, phrases: [] },
  outside: {
    words: {
      visa: 4,
      lawyer: 4,
      law: 3,
      legal: 4,
      illegal: 3,
      sue: 4,
      tax: 4,
      contract: 1,
      doctor: 4,
      therapy: 4,
      depression: 4,
      anxiety: 4,
      medication: 4,
      negotiate: 3,
      negotiation: 3,
      discrimination: 4,
      harassment: 4,
      guarantee: 3,
    },
    phrases: [
      /\bwill i get (it|the job|hired|an offer|in)\b/,
      /\b(work|residence) permit\b/,
      /\bcounter ?offer\b/,
      /\bmy chances\b/,
    ],
  },
}
