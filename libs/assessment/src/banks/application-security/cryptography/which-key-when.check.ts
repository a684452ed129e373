import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt, sign, verify } from 'node:crypto'
import { check } from '../../../checks/check'
import type { Step } from './which-key-when.template'
import task from './which-key-when.template'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 1024 })
const [FROM, TO, OTHER] = [pair(), pair(), pair()]
const TEXT = Buffer.from('file')
const SIGNED = sign('sha256', TEXT, FROM.privateKey)
const padding = constants.RSA_PKCS1_OAEP_PADDING
const SEALED = publicEncrypt({ key: TO.publicKey, padding }, TEXT)

/** What each half of a pair is able to do. */
function does(step: Step, half: string, { privateKey, publicKey }: typeof FROM): boolean {
  try {
    if (step === 'sign')
      return half === 'private' && verify('sha256', TEXT, FROM.publicKey, sign('sha256', TEXT, privateKey))
    if (step === 'verify') return half === 'public' && verify('sha256', TEXT, publicKey, SIGNED)
    if (step === 'decrypt')
      return half === 'private' && privateDecrypt({ key: privateKey, padding }, SEALED).equals(TEXT)
    const sealed = publicEncrypt({ key: publicKey, padding }, TEXT)
    return half === 'public' && privateDecrypt({ key: TO.privateKey, padding }, sealed).equals(TEXT)
  } catch {
    return false
  }
}

/** Tries every key for each step, with real ones. */
export default check(task, {
  key: ({ from, to, keys, steps }) => {
    const pairOf = (owner: string) => (owner === from ? FROM : owner === to ? TO : OTHER)
    const numbers = steps.map((step) =>
      keys.flatMap(({ owner, half }, i) => (does(step, half, pairOf(owner)) ? [i + 1] : [])).join('+'),
    )
    return { kind: 'short', accept: [numbers.join(' '), numbers.join(', '), numbers.join(',')] }
  },
})
