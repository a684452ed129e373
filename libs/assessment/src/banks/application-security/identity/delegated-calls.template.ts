import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const VERBS = ['read', 'write', 'delete', 'share'] as const
const KINDS = ['notes', 'photos', 'letters'] as const
const RELATIONS = ['own', 'foreign'] as const
const SHOWN = 6

export default template({
  id: 'application-security/identity/delegated-calls',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A scope only narrows what the person may do: it gives an app no right that the person lacks, and no right beyond itself.',
  params: (rng) => {
    const person = rng.pick(['ana', 'bo', 'cleo', 'dan'])
    return drawnUntil(
      () => {
        const rights = {
          own: rng.sample(VERBS, rng.int(2, 4)),
          foreign: rng.sample(VERBS, rng.int(0, 2)),
        }
        const scopes = KINDS.flatMap((kind) =>
          rng.sample(VERBS, rng.int(1, 3)).map((verb) => `${kind}.${verb}`),
        )
        const calls = Array.from({ length: SHOWN }, () => {
          const [verb, kind, relation] = [rng.pick(VERBS), rng.pick(KINDS), rng.pick(RELATIONS)]
          const isRight = rights[relation].includes(verb)
          const isInScope = scopes.includes(`${kind}.${verb}`)
          return { verb, kind, relation, isRight, isInScope }
        })
        return { person, rights, scopes, calls }
      },
      ({ calls }) => {
        const good = calls.filter(({ isRight, isInScope }) => isRight && isInScope).length
        const isHalf =
          calls.some((one) => one.isRight && !one.isInScope) &&
          calls.some((one) => one.isInScope && !one.isRight)
        const isNew =
          new Set(calls.map(({ verb, kind, relation }) => `${verb} ${kind} ${relation}`)).size === SHOWN
        return good > 0 && good < SHOWN - 1 && isHalf && isNew
      },
    )
  },
  ask: ({ person, rights, scopes, calls }) => ({
    stem: `An app got an OAuth access token because \`${person}\` agreed; the token has the scopes in the code. The API follows the rule that an app may do for a person what is in its scopes and what this person may do. What people may do does not hang on the kind of thing. Which calls with this token does the API carry out?`,
    code: [
      `${person} may, with things of their own:     ${rights.own.join(', ')}`,
      `${person} may, with things of other people:  ${rights.foreign.join(', ') || 'nothing'}`,
      `scope: ${scopes.slice(0, 5).join(' ')}`,
      ...(scopes.length > 5 ? [`       ${scopes.slice(5).join(' ')}`] : []),
      '',
      lettered(
        calls.map(
          ({ verb, kind, relation }) =>
            `${verb} ${relation === 'own' ? `${kind} of ${person}` : `${kind} of somebody else`}`,
        ),
      ),
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ calls }) => lettersKey(calls.map(({ isRight, isInScope }) => isRight && isInScope)),
  why: () => 'Both must hold: the scope has it, and the person has the right.',
  source: ['RFC 6749, 1 and 3.3 Access token scope', 'OWASP ASVS 5.0, 10.4'],
})
