import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const UIDS = ['mara', 'milo', 'mina', 'tara', 'tess', 'timo', 'rosa', 'rene', 'remy', 'sana', 'sven'] as const
const ROLES = ['admin', 'staff', 'guest'] as const
const PINS = ['1111', '2468', '7070'] as const
const ROWS = 8

export interface Entry {
  uid: string
  pin: string
  role: string
}
interface Attack {
  uid: string
  pin: string
  finds: (entry: Entry) => boolean
}

/** What is typed, and what the filter `(&(uid=…)(pin=…))` then finds. */
function attacksOf(start: string, role: string, pin: string): readonly Attack[] {
  const begins = (entry: Entry) => entry.uid.startsWith(start)
  return [
    { uid: `${start}*`, pin, finds: (entry) => begins(entry) && entry.pin === pin },
    { uid: '*', pin: `*)(role=${role}`, finds: (entry) => entry.role === role },
    {
      uid: `${start}*)(!(role=${role})`,
      pin: '*',
      finds: (entry) => begins(entry) && entry.role !== role,
    },
    {
      uid: '*',
      pin: `*)(|(uid=${start}*)(role=${role})`,
      finds: (entry) => begins(entry) || entry.role === role,
    },
    {
      uid: `*)(!(uid=${start}*)`,
      pin,
      finds: (entry) => !begins(entry) && entry.pin === pin,
    },
  ]
}

export default template({
  id: 'application-security/input/ldap-filter',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'Brackets and stars of a value change the structure of a search filter: its conditions stand before their operands.',
  params: (rng) =>
    drawnUntil(
      () => {
        const entries = rng.sample(UIDS, ROWS).map((uid): Entry => {
          return { uid, pin: rng.pick(PINS), role: rng.pick(ROLES) }
        })
        const attack = rng.pick(attacksOf(rng.pick(['m', 't', 'r', 's']), rng.pick(ROLES), rng.pick(PINS)))
        const { uid, pin } = attack
        return { entries, uid, pin, found: entries.filter(attack.finds).length }
      },
      ({ found }) => found >= 1 && found < ROWS,
    ),
  ask: ({ entries, uid, pin }) => ({
    stem: 'How many of these entries does the search find?',
    code: [
      'uid   pin   role',
      ...entries.map((entry) => `${entry.uid}  ${entry.pin}  ${entry.role}`),
      '',
      `const uid = '${uid}'`,
      `const pin = '${pin}'`,
      "directory.search('(&(uid=' + uid + ')(pin=' + pin + '))')",
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ found }) => ({ kind: 'numeric', value: found, tolerance: { absolute: 0 } }),
  why: ({ uid, pin }) =>
    `The filter becomes \`(&(uid=${uid})(pin=${pin}))\`; \`*\` stands for anything, \`|\` and \`!\` stand before what they join or turn round.`,
  source: ['RFC 4515, LDAP: String Representation of Search Filters, section 3', 'CWE-90, LDAP Injection'],
})
