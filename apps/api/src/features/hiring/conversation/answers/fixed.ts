import { INTENT_LABELS, INTENTS, type Intent, USEFUL } from '@tryka/domain'
import type { CoachAction } from '@tryka/domain'
import { type Answer, go } from './answer'

const says = (intents: readonly Intent[]): CoachAction[] =>
  intents.map((intent) => ({ label: INTENT_LABELS[intent], say: INTENT_LABELS[intent] }))

/** What it is, and what it can do. */
export const abilities: Answer = {
  say: 'This is the built-in coach: a program with fixed rules, and no person. It reads your own records and says what is in them. A language model words an answer only where you agreed to one, over the same facts.',
  facts: [],
  actions: says(INTENTS.filter((intent) => !['abilities', 'thanks', 'distress', 'outside'].includes(intent))),
}

export const thanks: Answer = {
  say: 'Noted.',
  facts: [],
  actions: says(['today']),
}

/** Whatever touches health, law, visas or a concrete offer, and what nobody can know. */
export const outside: Answer = {
  say: 'Nobody can say that from here, and this coach does not guess. What holds depends on your place and your case: ask a lawyer, a doctor, a union or a public advice office. For an interview it can help to prepare.',
  facts: [],
  actions: says(['plan']),
}

/** Somebody may be in danger: the screen shows where to turn beside it. */
export const distress: Answer = {
  say: 'This is not a counsellor. If you are in danger, call your local emergency number, such as 112, 911 or 999. What you wrote is not kept, and nobody was told.',
  facts: [],
  actions: [go('Go on practising', 'interviews', { tab: 'practice' })],
}

export const notUnderstood: Answer = {
  say: 'I did not understand. One of these may help.',
  facts: [],
  actions: says(USEFUL),
}

export const oneOfTwo = (intents: readonly [Intent, Intent]): Answer => ({
  say: 'Which of these do you mean?',
  facts: [],
  actions: says(intents),
})
