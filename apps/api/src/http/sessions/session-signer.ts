import { Signer } from '@fastify/cookie'

const KEPT = 5_000

type Signed = ReturnType<Signer['unsign']>

/** Signs session ids; a signature that was right a moment ago is not worked out again at every request. */
export function rememberingSigner(secret: string): Pick<Signer, 'sign' | 'unsign'> {
  const signer = new Signer(secret)
  const signatures = new Map<string, string>()
  const remember = (id: string, signed: string) => {
    if (signatures.size >= KEPT) signatures.clear()
    signatures.set(id, signed)
    return signed
  }
  return {
    sign: (id) => signatures.get(id) ?? remember(id, signer.sign(id)),
    unsign: (cookie): Signed => {
      const id = cookie.slice(0, cookie.lastIndexOf('.'))
      if (signatures.get(id) === cookie) return { valid: true, renew: false, value: id }
      const answer = signer.unsign(cookie)
      // Only what proved right is kept: guesses cannot push it out.
      if (answer.valid && answer.value) remember(answer.value, cookie)
      return answer
    },
  }
}
