import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const PROGRAMS = ['sort', 'head', 'grep -c x', 'wc', 'gzip', 'file'] as const
const COMMANDS = ['id', 'who', 'env', 'pwd', 'date'] as const
const PLAIN = ['list', 'notes', 'plan', 'data', 'july'] as const

/** How the program is called: what stands around the name, and whether options end before it. */
const CALLS = {
  double: { quote: '"', ends: false },
  doubleEnds: { quote: '"', ends: true },
  single: { quote: "'", ends: false },
  singleEnds: { quote: "'", ends: true },
  direct: { quote: '', ends: false },
} as const
const CALL_NAMES = ['double', 'doubleEnds', 'single', 'singleEnds', 'direct'] as const

/** Which quotes a shell reads the harmful part inside of. */
type Harm = 'none' | 'expansion' | 'double' | 'single' | 'dash'
export interface Name {
  text: string
  harm: Harm
}

function isHarmful(harm: Harm, call: (typeof CALL_NAMES)[number]): boolean {
  const { quote, ends } = CALLS[call]
  if (harm === 'dash') return !ends
  if (harm === 'expansion') return quote === '"'
  return (harm === 'double' && quote === '"') || (harm === 'single' && quote === "'")
}

export default template({
  id: 'application-security/input/names-that-run',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 3,
  nudge: 0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'Each way to call a program has its own dangerous characters, and a leading dash is dangerous without any shell.',
  params: (rng) =>
    drawnUntil(
      () => {
        const command = rng.pick(COMMANDS)
        const plain = rng.pick(PLAIN)
        const pool: Name[] = [
          { text: `$(${command}).txt`, harm: 'expansion' },
          { text: `${plain}\`${command}\`.txt`, harm: 'expansion' },
          { text: `${plain}"; ${command}; ".txt`, harm: 'double' },
          { text: `x" | ${command} #.txt`, harm: 'double' },
          { text: `${plain}'; ${command}; '.txt`, harm: 'single' },
          { text: `x' && ${command} #.txt`, harm: 'single' },
          { text: `--${plain}.txt`, harm: 'dash' },
          { text: '-v.txt', harm: 'dash' },
          { text: `${plain}; ${command}.txt`, harm: 'none' },
          { text: `${plain} | ${command}.txt`, harm: 'none' },
          { text: `${plain} -v.txt`, harm: 'none' },
          { text: `${plain}.txt`, harm: 'none' },
        ]
        const call = rng.pick(CALL_NAMES)
        const names = rng.sample(pool, 8)
        const harmful = names.filter(({ harm }) => isHarmful(harm, call)).length
        return { program: rng.pick(PROGRAMS), call, names, harmful }
      },
      ({ harmful }) => harmful > 0,
    ),
  ask: ({ program, call, names }) => {
    const { quote, ends } = CALLS[call]
    const [file = '', ...args] = [...program.split(' '), ...(ends ? ['--'] : [])]
    const direct = `execFile('${file}', [${[...args.map((one) => `'${one}'`), 'name'].join(', ')}])`
    const shell = `exec(\`${[file, ...args].join(' ')} ${quote}\${name}${quote}\`)`
    return {
      stem: '`exec` hands its text to a POSIX shell; `execFile` starts the program with these arguments, without a shell. The program takes arguments that begin with `-` as options; after `--` it takes none. People choose the names of the files that they upload. How many of the names below, one on each line, make this line run another command or give the program an option?',
      code: [quote === '' ? direct : shell, '', ...names.map(({ text }) => text)].join('\n'),
      answerHint: 'One whole number.',
    }
  },
  key: ({ harmful }) => ({ kind: 'numeric', value: harmful, tolerance: { absolute: 0 } }),
  why: ({ call }) =>
    ({
      double:
        'In double quotes the shell still runs `$( )` and backquotes, and a double quote ends them; a leading dash is an option.',
      doubleEnds:
        'In double quotes the shell still runs `$( )` and backquotes, and a double quote ends them; `--` stops options.',
      single: 'Only a single quote ends single quotes; a leading dash is an option.',
      singleEnds: 'Only a single quote ends single quotes; `--` stops options.',
      direct: 'Without a shell no character is special, but a leading dash is an option.',
    })[call],
  source: [
    'IEEE Std 1003.1-2017, Shell Command Language, 2.2 Quoting; Utility Syntax Guidelines 10',
    'Node.js 20, child_process',
    'CWE-88, Improper Neutralization of Argument Delimiters in a Command',
  ],
})
