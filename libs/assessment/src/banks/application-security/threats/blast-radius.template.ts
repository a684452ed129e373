import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

const SYSTEMS = ['ci', 'registry', 'wiki', 'vault', 'mail', 'backup', 'database', 'cluster', 'chat'] as const
const SHOWN = 7

interface Door {
  name: string
  /** Systems that hold a secret of this door; all of them are asked for. */
  from: readonly string[]
}
function openedFrom(start: string, doors: readonly Door[]): Set<string> {
  const open = new Set([start])
  for (let before = 0; before !== open.size;) {
    before = open.size
    for (const { name, from } of doors)
      if (from.length > 0 && from.every((one) => open.has(one))) open.add(name)
  }
  return open
}

export default template({
  id: 'application-security/threats/blast-radius',
  revision: 1,
  kind: 'multiple',
  topic: 'threats',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  status: 'active',
  idea: 'Who takes one system takes the secrets on it, and with them the next system; a door that asks for two secrets needs both.',
  params: (rng) =>
    drawnUntil(
      () => {
        const names: readonly string[] = rng.sample(SYSTEMS, SHOWN)
        const start = names[0] ?? ''
        const doors = names.slice(1).map((name) => {
          const others = names.filter((one) => one !== name)
          return { name, from: rng.sample(others, rng.int(0, 2) === 0 ? 2 : 1) }
        })
        return { start, doors: rng.shuffle(doors), open: [...openedFrom(start, doors)] }
      },
      ({ start, doors, open }) => {
        const steps = doors.filter(({ name, from }) => open.includes(name) && !from.includes(start))
        const isHalf = doors.some(
          ({ name, from }) => !open.includes(name) && from.some((one) => open.includes(one)),
        )
        return open.length > 2 && open.length < SHOWN - 1 && steps.length > 0 && isHalf
      },
    ),
  ask: ({ start, doors }) => ({
    stem: `Somebody has taken over the system \`${start}\` and reads every secret on it. Each line says which systems hold a secret that opens a system; where two are named, each holds one half, and both halves are needed. Whoever opens a system reads all secrets on it. Which other systems can the attacker open in the end? Choose all.`,
    code: doors
      .map(({ name, from }) => `${name}: opened by a secret on ${from.join(' and one on ')}`)
      .join('\n'),
    options: doors.map(({ name }) => name),
  }),
  key: ({ doors, open }) => ({ kind: 'multiple', right: placesOf(doors, ({ name }) => open.includes(name)) }),
  why: ({ open }) => `Step by step: ${open.join(', ')}.`,
  source: ['NIST SP 800-207, 2.1 Tenets of zero trust', 'MITRE ATT&CK, T1552 Unsecured credentials'],
})
