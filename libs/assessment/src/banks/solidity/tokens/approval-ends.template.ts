import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { numberedKey } from '../storage/keys'

const PEOPLE = ['alice', 'bob', 'carol', 'mallory'] as const
export type Person = (typeof PEOPLE)[number]
export type Call =
  | { by: Person; is: 'approve'; to: Person }
  | { by: Person; is: 'all'; to: Person; on: boolean }
  | { by: Person; is: 'move'; from: Person; to: Person }
export interface Drawn {
  id: number
  calls: readonly Call[]
}

/** Whether each call reverts. `lasts`: as if the approval of a token outlived its transfer. */
function refused({ calls }: Drawn, lasts = false): boolean[] {
  let owner: Person = 'alice'
  let approved: Person | undefined
  const operators = new Set<string>()
  return calls.map((call) => {
    const rules = operators.has(`${owner} ${call.by}`)
    if (call.is === 'all') {
      operators[call.on ? 'add' : 'delete'](`${call.by} ${call.to}`)
      return false
    }
    if (call.is === 'approve') {
      if (call.by !== owner && !rules) return true
      approved = call.to
      return false
    }
    if (call.from !== owner || (call.by !== owner && call.by !== approved && !rules)) return true
    owner = call.to
    if (!lasts) approved = undefined
    return false
  })
}

/** Whether nothing is asked about which contracts differ: approving whoever owns it, or the same call twice. */
function isPlain({ calls }: Drawn): boolean {
  let owner: Person = 'alice'
  const failed = refused({ id: 0, calls })
  return calls.every((call, i) => {
    const toOwner = call.is === 'approve' && call.to === owner
    if (call.is === 'move' && !failed[i]) owner = call.to
    return !toOwner && call.by !== call.to && JSON.stringify(call) !== JSON.stringify(calls[i - 1])
  })
}

function drawn(rng: Rng): Drawn {
  const call = (i: number): Call => {
    const [by, to] = rng.sample(PEOPLE, 2) as [Person, Person]
    const kind = i === 0 ? 'approve' : rng.pick(['approve', 'all', 'move', 'move', 'move'] as const)
    if (kind === 'move') {
      const [from, goal] = rng.sample(PEOPLE, 2) as [Person, Person]
      return { by, is: 'move', from, to: goal }
    }
    if (kind === 'all')
      return {
        by: rng.pick(['alice', by]),
        is: 'all',
        to: to === 'alice' ? 'carol' : to,
        on: rng.chance() < 0.8,
      }
    return i === 0
      ? { by: 'alice', is: 'approve', to: rng.pick(['bob', 'carol']) }
      : { by, is: 'approve', to }
  }
  return { id: rng.int(2, 99), calls: [0, 1, 2, 3, 4].map(call) }
}

function shown(call: Call, id: number): string {
  if (call.is === 'approve') return `${call.by}: \`approve(${call.to}, ${id})\``
  return call.is === 'all'
    ? `${call.by}: \`setApprovalForAll(${call.to}, ${String(call.on)})\``
    : `${call.by}: \`transferFrom(${call.from}, ${call.to}, ${id})\``
}

export default template({
  id: 'solidity/tokens/approval-ends',
  revision: 1,
  kind: 'short',
  topic: 'tokens',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  status: 'active',
  idea: 'In ERC-721 the approval of a token ends when it is transferred; an operator acts for one owner and everything that owner has, and no longer after it is someone else’s.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => {
        const now = refused(p)
        const count = now.filter(Boolean).length
        return String(now) !== String(refused(p, true)) && count > 1 && count < 4 && isPlain(p)
      },
    ),
  ask: ({ id, calls }) => ({
    stem: [
      `alice owns token ${id} of a plain ERC-721 contract; nothing is approved. These calls are made one after another; one that reverts changes nothing.`,
      ...calls.map((call, i) => `${i + 1}. ${shown(call, id)}`),
      'Which of them revert?',
    ].join('\n'),
    answerHint: 'The numbers of the calls, with commas between, such as 2, 5.',
  }),
  key: (p) => numberedKey(refused(p)),
  why: () =>
    'A token may be moved by its owner, by the one approved for it and by operators of its owner, and only from its owner. Whoever is merely approved for it cannot approve others. A transfer clears the approval; operators stay those of the person who named them.',
  source: [
    'ERC-721, Specification: approve, setApprovalForAll, transferFrom',
    'ERC-721, Rationale: Transfer Mechanism',
  ],
})
