import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const SHOWN = 5
const WAYS = {
  own: 'me.externalId',
  form: 'form.externalId',
  role: 'externalIdOf.get(form.role)',
} as const
type Way = keyof typeof WAYS

export default template({
  id: 'application-security/identity/deputy-external-id',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 5,
  seconds: 240,
  lang: 'javascript',
  status: 'active',
  idea: 'A deputy must say for whom it acts by what it knows itself; a value that the caller or the target supplies proves nothing.',
  params: (rng) => {
    const [me, ...others] = rng.sample([12, 17, 23, 31, 38, 45, 46, 59, 64], 5)
    const way: Way = rng.pick(['own', 'own', 'form', 'role'])
    const idOf = (customer: number) => `e-${customer}`
    const roles = drawnUntil(
      () =>
        Array.from({ length: SHOWN }, (_, i) => {
          const owner = rng.int(0, 5) === 0 ? (me ?? 0) : rng.pick(others)
          const trusts = rng.int(0, 5) === 0 ? 'backup' : 'scanner'
          const pattern = rng.pick(['none', 'exact', 'exact', 'tens', 'any'] as const)
          const wanted = {
            none: '*',
            exact: idOf(owner),
            tens: `${idOf(owner).slice(0, -1)}*`,
            any: 'e-*',
          }[pattern]
          const fitsMine = wanted.endsWith('*') && idOf(me ?? 0).startsWith(wanted.slice(0, -1))
          return {
            text: `r${i + 1}: customer ${owner}, trusts ${trusts}${pattern === 'none' ? '' : `, externalId like '${wanted}'`}`,
            isOpen: owner !== me && trusts === 'scanner' && (way !== 'own' || fitsMine),
            pattern,
          }
        }),
      (drawn) => {
        const open = drawn.filter(({ isOpen }) => isOpen).length
        return (
          open > 0 &&
          open < SHOWN &&
          drawn.some(({ isOpen, pattern }) => pattern === 'exact' && isOpen === (way !== 'own'))
        )
      },
    )
    return { me: me ?? 0, way, roles }
  },
  ask: ({ me, way, roles }) => ({
    stem: `\`scanner\` is a service of many customers. Each customer has an account at a cloud with a role that the scanner may take; the cloud lets it where the role trusts the caller and, if it asks for one, the \`externalId\` of the call fits (\`*\` stands for anything). The scanner gave customer n the id \`e-n\` at sign-up and keeps role and id in \`externalIdOf\`; these ids and the names of the roles are no secrets. \`me\` is the customer who is signed in, \`form\` is what they send. By which roles can customer ${me} read the inventory of others?`,
    code: [
      `const keys = await cloud.assumeRole({ role: form.role, externalId: ${WAYS[way]} })`,
      'return inventory(keys)',
      '',
      lettered(roles.map(({ text }) => text)),
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ roles }) => lettersKey(roles.map(({ isOpen }) => isOpen)),
  why: ({ way }) =>
    way === 'own'
      ? 'The scanner names the customer who is signed in, so only a role that asks for nothing or too little lets it in.'
      : 'The id follows the request, not the customer who is signed in: it always fits, and every role that trusts the scanner is open.',
  source: [
    'Hardy 1988: The confused deputy, ACM SIGOPS Operating Systems Review 22(4)',
    'AWS Identity and Access Management user guide, The confused deputy problem',
  ],
})
