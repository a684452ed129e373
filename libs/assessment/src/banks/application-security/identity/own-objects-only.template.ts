import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { mixed } from '../../draws'

const SHOWN = 5

/** Handlers that give away another person's, and handlers that do not. */
function handlersOf(many: string, one: string, owner: string) {
  return {
    right: [
      `(me, q) => ${many}.find((${one}) => ${one}.id === q.id)`,
      `(me, q) => me.id ? ${many}.find((${one}) => ${one}.id === q.id) : null`,
      `(me, q) => ${many}.filter((${one}) => ${one}.${owner} === (q.${owner} ?? me.id))`,
      `(me, q) => ${many}.find((${one}) => ${one}.id === q.id && ${one}.${owner} === q.${owner})`,
      `(me, q) => ${many}.filter((${one}) => ${one}.${owner} === me.id || ${one}.id === q.id)`,
      `(me, q) => ${many}.find((${one}) => ${one}.id === q.id && me.id !== undefined)`,
    ],
    others: [
      `(me, q) => ${many}.find((${one}) => ${one}.id === q.id && ${one}.${owner} === me.id)`,
      `(me, q) => ${many}.filter((${one}) => ${one}.${owner} === me.id)`,
      `(me, q) => ${many}.filter((${one}) => ${one}.${owner} === me.id).find((${one}) => ${one}.id === q.id)`,
      `(me, q) => q.${owner} === me.id ? ${many}.filter((${one}) => ${one}.${owner} === q.${owner}) : []`,
      `(me, q) => ${many}.filter((${one}) => ${one}.${owner} === me.id && ${one}.id === (q.id ?? ${one}.id))`,
    ],
  }
}

export default template({
  id: 'application-security/identity/own-objects-only',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'Being signed in is no right to an object: its owner must be compared with the session, with nothing that the client sent.',
  params: (rng) => {
    const [many, one] = rng.pick([
      ['orders', 'o'],
      ['invoices', 'v'],
      ['letters', 't'],
      ['reports', 'r'],
      ['notes', 'n'],
    ] as const)
    const owner = rng.pick(['owner', 'user', 'author'])
    const pool = handlersOf(many, one, owner)
    const shown = mixed(rng, pool, SHOWN, [2, 3])
    return { many, owner, shown, isOpen: shown.map((line) => pool.right.includes(line)) }
  },
  ask: ({ many, owner, shown }) => ({
    stem: `\`${many}\` holds those of all people; \`${owner}\` is the id of the one to whom it belongs. \`me\` comes from the session of who is signed in. \`q\` is the query string, and has whatever the client sends. Which handlers can give somebody what belongs to another person?`,
    code: lettered(shown),
    answerHint: LETTERS_HINT,
  }),
  key: ({ isOpen }) => lettersKey(isOpen),
  why: () => 'A handler is safe when everything it gives back has been compared with `me.id`.',
  source: ['OWASP ASVS 5.0, 8.2.2', 'CWE-639: Authorization bypass through user-controlled key'],
})
