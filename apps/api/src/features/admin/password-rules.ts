import { BRAND, LIMITS } from '@tryka/domain'
import { COMMON_PASSWORDS } from './common-passwords'

const OURS = [BRAND.name, ...Object.values(BRAND.strands).map((strand) => strand.name)].map((word) =>
  word.toLowerCase(),
)
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop',
  'asdfghjkl',
]
const MIN_DIFFERENT = 6

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const plain = (text: string): string =>
  text.toLowerCase().replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** `abcabcabc` is one part three times; so is any run along the alphabet or a keyboard row. */
const isRepetition = (text: string): boolean => /^(.{1,8})\1+$/u.test(text)
const isRun = (text: string): boolean => {
  const reversed = [...text].reverse().join('')
  return RUNS.some((run) => {
    const endless = run.repeat(Math.ceil(LIMITS.passwordMax / run.length) + 1)
    return endless.includes(text) || endless.includes(reversed)
  })
}

/** A common password, also several in a row or with digits and signs around it. */
function isCommon(text: string): boolean {
  const letters = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [text, letters].some((candidate) => {
    let rest = candidate
    for (const word of COMMON_PASSWORDS) rest = rest.replaceAll(word, '')
    return rest.replace(/[^\p{L}]/gu, '').length < 4
  })
}

/** Why a password is refused, as one sentence, or undefined when it is good. */
export function passwordProblem(password: string, username: string): string | undefined {
  const length = [...password].length
  const lower = password.toLowerCase()
  const name = username.trim().toLowerCase()
  if (length < LIMITS.passwordMin) return `The password must have at least ${LIMITS.passwordMin} characters.`
  if (length > LIMITS.passwordMax) return `The password must have at most ${LIMITS.passwordMax} characters.`
  if (new Set(lower).size < MIN_DIFFERENT || isRepetition(lower) || isRun(lower))
    return 'The password repeats itself. Choose one that nobody can guess.'
  if (OURS.some((word) => lower.includes(word) || plain(lower).includes(word)))
    return 'The password contains a word of the product. Choose one that nobody can guess.'
  if (name.length >= 3 && name !== 'admin' && lower.includes(name))
    return 'The password contains the user name. Choose one that nobody can guess.'
  if (isCommon(lower) || isCommon(plain(lower)))
    return 'The password is a common one. Choose one that nobody can guess.'
  return undefined
}
