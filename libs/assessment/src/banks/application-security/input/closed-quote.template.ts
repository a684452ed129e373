import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const OWNERS = ['ana', 'ben', 'cleo'] as const
const TITLES = ['plan', 'list', 'idea', 'draft'] as const
const ROWS = 7

export interface Note {
  id: number
  owner: string
  title: string
}
interface Input {
  text: string
  finds: (note: Note) => boolean
}

/** What is typed for the owner, and which rows the query then finds. */
function inputsOf(owner: string, title: string, id: number): readonly Input[] {
  return [
    {
      text: `${owner}' OR title = '${title}`,
      finds: (note) => note.owner === owner || note.title === title,
    },
    {
      text: `${owner}' AND title <> '${title}`,
      finds: (note) => note.owner === owner && note.title !== title,
    },
    { text: `none' OR id > ${id} --`, finds: (note) => note.id > id },
    { text: `${owner}' OR id = ${id} --`, finds: (note) => note.owner === owner || note.id === id },
  ]
}

export default template({
  id: 'application-security/input/closed-quote',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 1,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'A value that is joined into a statement ends its own quotes and becomes part of the condition.',
  params: (rng) =>
    drawnUntil(
      () => {
        const notes = Array.from({ length: ROWS }, (_, i): Note => {
          return { id: i + 1, owner: rng.pick(OWNERS), title: rng.pick(TITLES) }
        })
        const owner = rng.pick(OWNERS)
        const { text, finds } = rng.pick(inputsOf(owner, rng.pick(TITLES), rng.int(2, 6)))
        const own = notes.filter((note) => note.owner === owner).length
        return { notes, text, own, found: notes.filter(finds).length }
      },
      ({ own, found }) => found > 0 && found < ROWS && found !== own,
    ),
  ask: ({ notes, text }) => ({
    stem: 'The table `notes` holds the rows below, and the comment shows what is sent as `owner`. How many rows does the query give back?',
    code: [
      'id | owner | title',
      ...notes.map(({ id, owner, title }) => ` ${id} | ${owner.padEnd(5)} | ${title}`),
      '',
      'const { owner } = request.query',
      `// ${text}`,
      'const rows = db.all("SELECT * FROM notes WHERE owner = \'" + owner + "\'")',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ found }) => ({ kind: 'numeric', value: found, tolerance: { absolute: 0 } }),
  why: ({ text }) =>
    `The statement becomes \`SELECT * FROM notes WHERE owner = '${text}'\`: what follows the first quote of the input is read as SQL.`,
  source: [
    'CWE-89, Improper Neutralization of Special Elements used in an SQL Command',
    'SQLite, SQL Comment Syntax',
  ],
})
