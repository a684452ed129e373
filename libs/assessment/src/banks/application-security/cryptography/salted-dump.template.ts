import { template } from '../../../tasks/template'
import { grid } from '../../grid'

const WORDS = [200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 2000] as const
const NAMES = ['ada', 'bo', 'cy', 'dee', 'eli', 'fay', 'gus', 'hal', 'ivy'] as const
const hexOf = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

export default template({
  id: 'application-security/cryptography/salted-dump',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A guess has to be computed once for each different salt; where accounts share one, a single computation serves them all.',
  params: (rng) => {
    const rows = rng.int(6, 9)
    const salts = Array.from({ length: rng.int(2, rows - 1) }, () => hexOf(rng.int(0, 0xffffff), 6))
    const rest = Array.from({ length: rows - salts.length }, () => rng.pick(salts))
    const used = rng.shuffle([...salts, ...rest])
    return {
      words: rng.pick(WORDS),
      rows: used.map((salt, i) => [NAMES[i] ?? '', salt, hexOf(rng.int(0, 0xffffff), 6)] as const),
    }
  },
  ask: ({ words, rows }) => ({
    stem: `This table was stolen; \`digest\` is the beginning of PBKDF2(password, salt) with the same number of rounds everywhere. The thief wants to try each of ${words} common passwords on every account, with as little work as possible. How many times must PBKDF2 be computed?`,
    code: grid(['user', 'salt', 'digest'], rows),
    answerHint: 'One whole number.',
  }),
  key: ({ words, rows }) => ({
    kind: 'numeric',
    value: words * rows.filter(([, salt], i) => rows.findIndex((row) => row[1] === salt) === i).length,
    tolerance: { absolute: 0 },
  }),
  why: () =>
    'One computation for each password and each different salt; its result is compared with every row that has this salt.',
  source: ['NIST SP 800-132, 5.1 The salt', 'NIST SP 800-63B, 5.1.1.2 Memorized secret verifiers'],
})
