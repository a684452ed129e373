import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { at } from './lib/env.mjs'
import { visibleTexts } from './lib/visible-texts.cjs'

/**
 * `npm run texts -- [folder ...]`: every text that the screens of a folder show, each once, with its places; the CV
 * builder unless told. What is put into a text stands as `{0}`. The list is what a translator gets (docs/adr/0076).
 */
const BUILDER = ['apps/candidate/src/candidate/resumes', 'libs/domain/src/resumes/messages.ts']

const filesOf = (path) =>
  statSync(at(path)).isFile()
    ? [path]
    : readdirSync(at(path), { recursive: true })
        .map((name) => posix.join(path, name.replaceAll('\\', '/')))
        .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\/testing\//.test(file))
        .sort()

const asked = process.argv.slice(2)
const catalogue = new Map()
for (const file of (asked.length ? asked : BUILDER).flatMap(filesOf))
  for (const { text, line } of visibleTexts(file, readFileSync(at(file), 'utf8')))
    catalogue.set(text, [...(catalogue.get(text) ?? []), `${file}:${line}`])

console.log(JSON.stringify(Object.fromEntries(catalogue), null, 2))
