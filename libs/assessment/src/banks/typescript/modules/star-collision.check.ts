import { check } from '../../../checks/check'
import { wordsKey } from './answers'
import type { File } from './files'
import { filesOf } from './files'
import task from './star-collision.template'

type Files = readonly File[]
const textOf = (files: Files, name: string): string => files.find((file) => file.name === name)?.text ?? ''
const starsOf = (text: string): string[] =>
  [...text.matchAll(/export \* from '\.\/([\w.]+)'/g)].map(([, from = '']) => from)

/** Where a name comes from: every `file#name` that it may stand for. What the file itself says comes first. */
function sources(files: Files, file: string, name: string): Set<string> {
  const text = textOf(files, file)
  if (text.includes(`export const ${name} `)) return new Set([`${file}#${name}`])
  const from = new RegExp(`export \\{ ${name} \\} from '\\./([\\w.]+)'`).exec(text)?.[1]
  if (from !== undefined) return sources(files, from, name)
  return new Set(starsOf(text).flatMap((star) => [...sources(files, star, name)]))
}

/** Follows each word of the files to the variables that it may be: one, and it is exported. */
export default check(task, {
  key: (p) => {
    const { code = '' } = task.ask(p)
    const words = [...new Set([...code.matchAll(/export const (\w+)/g)].map(([, name = '']) => name))].sort()
    return wordsKey(words.filter((name) => sources(filesOf(code), 'index.js', name).size === 1))
  },
})
