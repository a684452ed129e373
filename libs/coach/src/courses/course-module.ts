import type { ModuleBlock, ModuleSource } from '@tryka/domain'
import type { ModuleChecks } from './module-checks'

/** What is known of a written module without its text. */
export interface ModuleFacts {
  /** `path/name`, for ever. */
  id: string
  revision: number
  /** Who passed an older revision than this knows something that is no longer so; 1 where that never was. */
  staleBefore: number
  title: string
  /** Names of the catalogue of skills. */
  skills: readonly string[]
  /** `track/topic` of the assessments, where there is one. */
  topics: readonly string[]
  /** Ids of modules that it builds on. */
  needs: readonly string[]
  minutes: number
  words: number
  /** Its questions and tasks in the order of the text. */
  checks: readonly { name: string; seconds: number }[]
  sources: readonly ModuleSource[]
  /** When its facts were last held against their sources. */
  checkedAt: string
  /** Both reviews of this revision are recorded: before that nobody sees it. */
  isOpen: boolean
}

/** A module as it is taught. */
export interface CourseModule {
  facts: ModuleFacts
  blocks: readonly ModuleBlock[]
  checks: ModuleChecks
}

/** Puts a compiled module together. */
export function moduleOf(
  facts: ModuleFacts | undefined,
  checks: ModuleChecks,
  blocks: readonly ModuleBlock[],
): CourseModule {
  if (!facts) throw new Error(`${checks.module} has no facts`)
  return { facts, blocks, checks }
}
