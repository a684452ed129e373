import type { ModuleBlock } from '@tryka/domain'
import type { ModuleFacts } from '../course-module'
import type { ModuleChecks } from '../module-checks'
import { blocksOf, type Run } from './blocks'
import { readFrontMatter } from './front-matter'
import { isReviewed, type ModuleReview } from './reviews'
import { wordsOf } from './spans'

/** A module's text and facts as they travel, and the code that has to be run. */
export interface CompiledModule {
  facts: ModuleFacts
  blocks: ModuleBlock[]
  runs: Run[]
}

/** Compiles one module. @throws Error that says where its text is not what a module may hold. */
export function compileModule(
  file: string,
  { checks }: ModuleChecks,
  reviews: readonly ModuleReview[],
): CompiledModule {
  const { head, text } = readFrontMatter(file)
  const { blocks, runs } = blocksOf(text)
  const placed = blocks.flatMap((block) => (block.kind === 'check' ? [block.name] : []))
  const facts: ModuleFacts = {
    id: head.id,
    revision: head.revision,
    staleBefore: head.staleBefore,
    title: head.title,
    skills: head.skills,
    topics: head.topics,
    needs: head.needs,
    minutes: head.minutes,
    words: blocks.reduce((sum, block) => sum + wordsOf(block), 0),
    checks: placed.flatMap((name) => {
      const found = checks.find((one) => one.name === name)
      return found ? [{ name, seconds: found.template.seconds }] : []
    }),
    sources: head.sources,
    checkedAt: head.checkedAt,
    isOpen: isReviewed(reviews, head),
  }
  return { facts, blocks, runs }
}
