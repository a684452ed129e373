/** A whole number as decimal text, a text, `0x…` for bytes, `@name` for an address, or several of them. */
export type ChainValue = string | boolean | readonly ChainValue[]

/**
 * Names that stand for accounts: each begins with 100 ether. `@owner` sends what says nothing else. Contracts are called by
 * the name that they were made under.
 */
export const CHAIN_PEOPLE = ['owner', 'alice', 'bob', 'carol', 'mallory'] as const
export type ChainPerson = (typeof CHAIN_PEOPLE)[number]

interface Sent {
  from?: ChainPerson
  /** Wei, as decimal text. */
  value?: string
  args?: readonly ChainValue[]
  /** What comes of it, in the words of `outcome`: where nothing is said, it only must not fail. */
  gives?: string
}
/** Deploys a contract by its name in the source, under that or another name. */
export interface MakeStep extends Sent {
  make: string
  as?: string
}
/** Calls a function: its name, or `name(type,…)` where several have the name; nothing but ether, or bytes, where it begins with `0x`. */
export interface CallStep extends Sent {
  call: string
  /** The contract, or the person; by default what was made last. */
  on?: string
  /** Events, each in the words of `outcome`: `Moved(@alice, 5)`. */
  logs?: readonly string[]
  /** Gas that it may use: by default all that a call is given. */
  mostGas?: number
}
/** What an account holds, in wei. */
export interface BalanceStep {
  balance: string
  gives: string
}
/** What stands in a slot, as 64 digits after `0x`. */
export interface SlotStep {
  slot: string
  on?: string
  gives: string
}
/** Lets so many seconds go by. */
export interface WaitStep {
  wait: number
}

/**
 * What somebody does from outside, and what comes of it. What a step gives is written `ok` (nothing returned), `42`,
 * `true, @alice`, `[1, 2]`, `reverts`, `reverts "words"`, `reverts Short(3)`, `panics 0x11` or `out of gas`;
 * `fails` is expected where any failure will do.
 */
export type ChainStep = MakeStep | CallStep | BalanceStep | SlotStep | WaitStep

/** One ether, and so many, in wei as text. */
export const ether = (count: number): string => String(BigInt(Math.round(count * 1_000)) * 10n ** 15n)

const sent = (what: string, { from, value, gives }: Sent): string =>
  [
    `${from ?? 'owner'}: ${what}`,
    ...(value === undefined ? [] : [`with ${value} wei`]),
    `→ ${gives ?? 'ok'}`,
  ].join(' ')
const listed = (args: readonly ChainValue[] = []): string =>
  args
    .map((arg) => (Array.isArray(arg) ? `[${listed(arg as readonly ChainValue[])}]` : String(arg)))
    .join(', ')

/** A step as a person reads it. */
export function shownStep(step: ChainStep): string {
  if ('wait' in step) return `${step.wait} seconds go by`
  if ('balance' in step) return `balance of ${step.balance} → ${step.gives}`
  if ('slot' in step) return `slot ${step.slot} → ${step.gives}`
  if ('make' in step) return sent(`new ${step.make}(${listed(step.args)})`, step)
  const name = step.call.split('(')[0] ?? ''
  const call =
    step.call === '' || step.call.startsWith('0x')
      ? `send ${step.call || 'ether'}`
      : `${name}(${listed(step.args)})`
  return sent(step.on === undefined ? call : `${step.on}.${call}`, step)
}
