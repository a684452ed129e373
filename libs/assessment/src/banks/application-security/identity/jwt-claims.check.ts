import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './jwt-claims.template'

interface Token {
  alg: string
  kid: string
  iss: string
  aud: string | string[]
  nbf: number
  exp: number
}
const PUBLISHED = new Map([
  ['k1', 'ES256'],
  ['k2', 'RS256'],
])

/** Reads the tokens that are shown, and moves the clock over the whole leeway to find a moment at which all fits. */
export default check(task, {
  key: (p) => {
    const accepts = ({ alg, kid, iss, aud, nbf, exp }: Token) => {
      let isTime = false
      let hasBegun = false
      for (let at = p.now - p.leeway; at <= p.now + p.leeway; at++) {
        isTime ||= at < exp
        hasBegun ||= at >= nbf
      }
      return (
        PUBLISHED.get(kid) === alg &&
        iss === p.issuer &&
        [aud].flat().includes(p.audience) &&
        isTime &&
        hasBegun
      )
    }
    const tokens = itemsOf(task.ask(p).code ?? '').map((item) => {
      const [head = '', body = ''] = item.split('\n')
      return { ...(JSON.parse(head) as object), ...(JSON.parse(body) as object) } as Token
    })
    return lettersKey(tokens.map(accepts))
  },
})
