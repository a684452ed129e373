import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModuleReview } from './reviews'

/** A module's two files as they lie in the folder of its path. */
export interface ModuleFiles {
  /** `01-select-and-filter`: what both begin with. */
  stem: string
  /** Path and name. */
  id: string
  text: string
}

/** The modules in a path's folder that have both a text and checks, in their order. */
export function filesOf(folder: string, path: string): ModuleFiles[] {
  const names = readdirSync(join(folder, path)).sort()
  return names.flatMap((name) => {
    const [, stem = '', own = ''] = /^(\d\d-([a-z0-9-]+))\.md$/.exec(name) ?? []
    if (stem === '' || !names.includes(`${stem}.checks.ts`)) return []
    return [{ stem, id: `${path}/${own}`, text: readFileSync(join(folder, path, name), 'utf8') }]
  })
}

/** What reviewers of a path recorded. */
export function reviewsOf(folder: string, path: string): ModuleReview[] {
  const file = join(folder, path, 'reviews.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ModuleReview[]) : []
}
