import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const ROOTS = ['srv', 'var', 'opt', 'home'] as const
const FOLDERS = ['shop', 'data', 'web', 'files', 'app', 'team', 'old', 'tmp'] as const
const FILES = ['keys.txt', 'app.env', 'users.db', 'log.txt', 'main.conf'] as const

export default template({
  id: 'application-security/input/dot-segments',
  revision: 1,
  kind: 'short',
  topic: 'input',
  grade: 1,
  seconds: 75,
  lang: 'javascript',
  status: 'active',
  idea: 'Each `..` takes one folder away, also folders of the base that were meant to hold the file.',
  params: (rng) =>
    drawnUntil(
      () => {
        const base = [rng.pick(ROOTS), ...rng.sample(FOLDERS, rng.int(2, 3))]
        const ups = Array.from({ length: rng.int(2, 4) }, () => '..')
        const inner = rng.sample(FOLDERS, rng.int(1, 2))
        const parts = [...ups, ...inner, ...rng.sample(['..', '.'], rng.int(1, 2))]
        const name = [...(rng.chance() < 0.5 ? parts : ['.', ...parts]), rng.pick(FILES)]
        const stack: string[] = [...base]
        for (const part of name) {
          if (part === '..') stack.pop()
          else if (part !== '.') stack.push(part)
        }
        return { base, name, stack, ups: ups.length }
      },
      ({ base, stack, ups }) => ups < base.length && stack.length > 1,
    ),
  ask: ({ base, name }) => ({
    stem: 'Which file does this code read? `join` puts the parts together and resolves `.` and `..`.',
    code: [
      `const name = '${name.join('/')}'   // from the request`,
      `const file = path.posix.join('/${base.join('/')}', name)`,
      'send(fs.readFileSync(file))',
    ].join('\n'),
    answerHint: 'The whole path, beginning with a slash.',
  }),
  key: ({ stack }) => ({ kind: 'short', accept: [`/${stack.join('/')}`], sameCase: true }),
  why: () => 'From left to right a name adds a folder, `..` takes the last one away and `.` changes nothing.',
  source: ['Node.js 20, path.join', 'CWE-22, Improper Limitation of a Pathname to a Restricted Directory'],
})
