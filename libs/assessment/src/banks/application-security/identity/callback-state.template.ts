import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { mixed } from '../../draws'

const SHOWN = 5

/** Checks at the callback: the first ones let in a browser that began no sign-in. */
function checksOf(kept: string, reject: string) {
  return {
    right: [
      `if (!issued.has(query.state)) ${reject}`,
      `if (session.${kept} && session.${kept} !== query.state) ${reject}`,
      `if (query.state && query.state !== session.${kept}) ${reject}`,
      `if (session.${kept} !== query.state) ${reject}`,
      `if (!query.state) ${reject}`,
      `if (!issued.delete(query.state)) ${reject}`,
      `if (typeof query.state !== typeof session.${kept}) ${reject}`,
    ],
    others: [
      `if (!session.${kept} || session.${kept} !== query.state) ${reject}`,
      `if (!query.state || query.state !== session.${kept}) ${reject}`,
      `const ${kept} = session.${kept} ?? newState()\nif (query.state !== ${kept}) ${reject}`,
      `if (!issued.has(session.${kept}) || session.${kept} !== query.state) ${reject}`,
    ],
  }
}

export default template({
  id: 'application-security/identity/callback-state',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 5,
  nudge: -0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'The state must be the one kept for this very browser; one that exists somewhere, or two that are both missing, prove nothing.',
  params: (rng) => {
    const kept = rng.pick(['state', 'expected', 'started', 'pending'])
    const pool = checksOf(kept, rng.pick(["throw new Error('state')", 'return refuse()', 'return null']))
    const shown = mixed(rng, pool, SHOWN, [2, 4])
    return { kept, shown, isOpen: shown.map((one) => pool.right.includes(one)) }
  },
  ask: ({ kept, shown }) => ({
    stem: `An attacker begins a sign-in with a provider, stops before the redirect back, and makes a victim’s browser open the callback with the attacker’s code. The attacker may change \`query.state\` in this address or leave it out. The victim’s browser has a session, but has begun no sign-in. A sign-in that begins puts a new random state into \`session.${kept}\` and into the set \`issued\`; \`newState()\` makes another random one. Each check stands alone at the start of the callback. With which checks can the attacker get the victim’s browser signed in to the attacker’s account?`,
    code: lettered(shown),
    answerHint: LETTERS_HINT,
  }),
  key: ({ isOpen }) => lettersKey(isOpen),
  why: ({ kept }) =>
    `\`session.${kept}\` is undefined in the victim’s browser: a check must refuse this, and must not be content with a state that was given to another browser.`,
  source: ['RFC 6749, 10.12 Cross-site request forgery', 'RFC 9700, 4.7'],
})
