import { readGiven } from '../bundle'
import { checkAnchor } from '../anchor/anchor-check'
import { pinsOf } from '../pins'
import type { CredentialFacts } from '../verify/facts'
import type { Check, Verification } from '../verify/types'
import { verify } from '../verify/verify'
import { revocationOf, withdrawnWords } from '../verify/revocation'
import { COMPLETION_WORDS, dayOf, verdictWords } from '../words'
import { isStale } from '../verify/status-check'
import { secondSignature } from './second-signature'

/** The one-file verifier: text of a credential goes to the screen as text, and never as HTML. */
const element = <E extends HTMLElement>(id: string): E => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no ${id}.`)
  return found as E
}

const file = element<HTMLInputElement>('file')
const pasted = element<HTMLTextAreaElement>('pasted')
const email = element<HTMLInputElement>('email')
const verdict = element('verdict')
const checks = element('checks')
const facts = element('facts')

const given = element('pins').textContent.trim()
const pins = pinsOf(given || undefined)
const rdfc = secondSignature(element('stage2').textContent)
const MARKS = { pass: 'Passed', fail: 'Failed', unknown: 'Not known' } as const
const GOOD = ['valid']
const BAD = ['not-genuine', 'revoked']

/** Which keys are trusted, and who said so: whoever doubts it compares them. */
function showTrust(): void {
  const from: unknown = given ? (JSON.parse(given) as { from?: unknown }).from : undefined
  const how = typeof from === 'string' ? `as ${from} named them when it was downloaded` : 'since it was built'
  element('trust').textContent = pins.issuers.length
    ? `This file trusts these keys, ${how}. Compare them with what the issuer says elsewhere.`
    : 'This file knows no issuer but the demonstration. Of any other it says which key signed; whose that is, you decide.'
  for (const { did, key } of pins.issuers)
    line(element('keys'), 'li', did.endsWith(key) ? did : `${did} ${key}`)
  for (const log of pins.logs) line(element('keys'), 'li', `Log ${log}`)
}

/** The last one that was asked for; an older answer that comes late is dropped. */
let asked = 0
let last: string | Uint8Array | undefined

function line(parent: HTMLElement, tag: 'li' | 'p', text: string, state?: string): void {
  const made = document.createElement(tag)
  if (state) made.dataset['state'] = state
  made.textContent = text
  parent.append(made)
}

const showCheck = ({ id, state, reason }: Check) =>
  line(checks, 'li', `${MARKS[state]}: ${id}. ${reason}`, state)

function showFacts(found: CredentialFacts): void {
  const level = found.levelName ? `: ${found.levelName}` : ''
  const spread = found.standardError ? `, standard error ${found.standardError}` : ''
  line(facts, 'p', `${found.skill}${level}`)
  if (found.completion) line(facts, 'p', `${COMPLETION_WORDS}.`)
  for (const { title, words } of found.completion ?? []) line(facts, 'p', `${title}: ${words}`)
  if (found.score)
    line(facts, 'p', `Score ${found.score}${spread}, ${found.supervision ?? 'supervision not said'}`)
  if (found.holderName) line(facts, 'p', `Name on it: ${found.holderName}`)
  line(facts, 'p', `Issued by ${found.issuer} on ${dayOf(found.validFrom)}`)
  line(facts, 'p', found.credentialId)
}

function showVerdict(found: Verification): void {
  const old = found.verdict === 'valid' && found.asOf !== undefined && isStale(found.asOf, new Date())
  verdict.textContent = `${verdictWords(found)}${old ? '. That is over 30 days ago: ask the issuer for a newer list' : ''}`
  verdict.dataset['tone'] =
    GOOD.includes(found.verdict) && !old ? 'good' : BAD.includes(found.verdict) ? 'bad' : 'open'
}

async function check(input: string | Uint8Array): Promise<void> {
  const turn = ++asked
  last = input
  for (const part of [checks, facts]) part.replaceChildren()
  verdict.textContent = 'Checking'
  delete verdict.dataset['tone']
  const address = email.value ? { email: email.value } : {}
  const found = await verify(input, {
    pins,
    now: new Date(),
    rdfc,
    anchor: (given, isLogged) => checkAnchor(given, isLogged),
    ...address,
    onCheck: (made) => {
      if (turn === asked) showCheck(made)
    },
  })
  if (turn !== asked) return
  const ended = found.verdict === 'revoked' ? await revocationOf(await readGiven(input), pins) : undefined
  if (turn !== asked) return
  if (found.facts) showFacts(found.facts)
  if (ended) line(facts, 'p', `It was ${withdrawnWords(ended)}: entry ${ended.leafIndex} of the log`)
  showVerdict(found)
}

async function checkFile(given: File | undefined): Promise<void> {
  if (!given) return
  // A file that is too large is refused by its first bytes, and never read whole.
  await check(new Uint8Array(await given.slice(0, 3 * 1024 * 1024).arrayBuffer()))
}

showTrust()
file.addEventListener('change', () => void checkFile(file.files?.[0]))
pasted.addEventListener('input', () => {
  if (pasted.value.trim()) void check(pasted.value)
})
email.addEventListener('change', () => {
  if (last !== undefined) void check(last)
})
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  void checkFile(event.dataTransfer?.files[0])
})
