/** What a message to the coach can be about. */
export const INTENTS = [
  'today',
  'next',
  'why-path',
  'match',
  'raise',
  'beside',
  'pay',
  'plan',
  'ask-them',
  'practise',
  'score',
  'criterion',
  'topic',
  'reviews',
  'goal',
  'assessment',
  'replies',
  'viewers',
  'credits',
  'peers',
  'privacy',
  'abilities',
  'thanks',
  'distress',
  'outside',
] as const
export type Intent = (typeof INTENTS)[number]

/** What the button of each says, which is also a message that means it. */
export const INTENT_LABELS: Record<Intent, string> = {
  today: 'What is there for today?',
  next: 'What should I do next?',
  'why-path': 'Why this path?',
  match: 'How well do I match this job?',
  raise: 'What would raise my match?',
  beside: 'Which skills go with mine?',
  pay: 'What is paid?',
  plan: 'Plan my next interview',
  'ask-them': 'What do I ask them?',
  practise: 'Practise one question',
  score: 'Explain my last score',
  criterion: 'Explain the criteria',
  topic: 'Explain a topic',
  reviews: 'Which cards are due?',
  goal: 'How far is my weekly goal?',
  assessment: 'Which skills can I verify?',
  replies: 'Who owes me a reply?',
  viewers: 'Who saw my profile?',
  credits: 'How many TRYK do I have?',
  peers: 'Practise with others',
  privacy: 'What do you keep about me?',
  abilities: 'What can you do?',
  thanks: 'Thanks',
  distress: 'I am not safe',
  outside: 'A question of law or health',
}

/** The six that help most, where nothing was understood. */
export const USEFUL: readonly Intent[] = ['today', 'plan', 'practise', 'score', 'raise', 'abilities']

/** The fact of an answer that says who worded it, where that was a model. */
export const WORDED_BY = 'worded-by'

export const TALK_LIMITS = {
  /** UTF-16 units of one message, and how many a day. */
  message: 1_000,
  perDay: 60,
  /** Days after which a talk is deleted, and how many lines of it are shown. */
  keptDays: 30,
  shown: 100,
} as const
