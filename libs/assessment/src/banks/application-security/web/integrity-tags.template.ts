import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'

const COUNT = 6
const STRENGTH = ['sha256', 'sha384', 'sha512'] as const
const FILES = ['menu', 'chart', 'pay', 'video', 'search'] as const

export interface Hash {
  name: string
  isRight: boolean
}
const HASHES: readonly Hash[] = [...STRENGTH, 'md5'].flatMap((name) =>
  [true, false].map((isRight) => ({ name, isRight })),
)

/** Whether the file is taken: by the strongest algorithm that is known, if there is any. */
function passes(hashes: readonly Hash[]): boolean {
  const strongest = STRENGTH.filter((name) => hashes.some((hash) => hash.name === name)).at(-1)
  return strongest === undefined || hashes.some(({ name, isRight }) => name === strongest && isRight)
}

export default template({
  id: 'application-security/web/integrity-tags',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  lang: 'html',
  status: 'active',
  idea: 'Of several digests only those of the strongest known algorithm count, and one of these is enough; unknown ones protect nothing.',
  params: (rng) =>
    drawnUntil(
      () => {
        const tags = Array.from({ length: COUNT }, (): readonly Hash[] => rng.sample(HASHES, rng.int(1, 3)))
        const different = new Set(tags.map((tag) => JSON.stringify(tag))).size
        return { file: rng.pick(FILES), tags, different, run: numbersOf(tags, passes) }
      },
      ({ tags, different, run }) =>
        different === COUNT &&
        run.length >= 2 &&
        run.length <= 4 &&
        // Each of the two wrong rules, "any" and "all", has to fail somewhere.
        tags.some((tag) => passes(tag) !== tag.some(({ isRight }) => isRight)) &&
        tags.some((tag) => passes(tag) !== tag.every(({ isRight }) => isRight)),
    ),
  ask: ({ file, tags }) => ({
    stem: `Each line stands in a page of its own: \`<script src="/${file}.js" integrity="…">\`, and shows the value of \`integrity\`. Here RIGHT stands for the Base64 of the digest of the file by that algorithm, WRONG for that of another file of the same length. The file is of the same origin. On which pages does the script run?`,
    code: numbered(
      tags.map((tag) => tag.map(({ name, isRight }) => `${name}-${isRight ? 'RIGHT' : 'WRONG'}`).join(' ')),
    ),
    answerHint: LIST_HINT,
  }),
  key: ({ run }) => ({ kind: 'short', accept: listed(run) }),
  why: () =>
    'sha512 before sha384 before sha256; weaker ones beside them are not looked at. md5 is no known algorithm, so alone it asks for nothing.',
  source: ['W3C Subresource Integrity, 3.3.2 to 3.3.5'],
})
