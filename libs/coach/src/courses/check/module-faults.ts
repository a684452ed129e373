import type { Key, Template } from '@tryka/assessment'
import { drawInstance, isCodeKind, rightWords, rngOf } from '@tryka/assessment'
import { mulberry32 } from '@tryka/assessment/chance'
import { gramsOf, likeness, templateFaults, type CheckTools } from '@tryka/assessment/checks'
import { findSkill, TRACKS } from '@tryka/domain'
import type { CompiledModule } from '../compile/compile-module'
import { outputsOf } from '../compile/run-code'
import type { ModuleCheck, ModuleChecks } from '../module-checks'
import { coursePath } from '../paths'

const WORDS = { least: 600, most: 1_400 } as const
const CHECKS = { least: 8, most: 14 } as const
const LEAST_SOURCES = 2
/** So many checks ask for something of an earlier section, so that it is called to mind once more. */
const LEAST_SPACED = 3
/** A new instance after a wrong answer has to be another one. */
const LEAST_INSTANCES = 4
/** Five-word runs shared with a task of an assessment: from here on it would be that task. */
const MOST_LIKE = 0.3
/** Shorter answers, such as a number, stand in any sentence by chance. */
const TELLING = 4
/** In these tracks code can be run, so their modules have somebody write some. */
const SANDBOXES = new Set(['sql', 'typescript', 'solidity'])
/** Little is run of each, for there are many; `TRIED` runs more. */
const TRIAL = {
  tried: Number(process.env.TRIED ?? 0),
  distinct: LEAST_INSTANCES,
  seeds: { nothing: 200, 'an engine': 4, 'the compiler': 1 },
  runs: 1,
  chains: 1,
  shortest: true,
} as const
const INSTANCES = 200

const TOPICS = new Set(TRACKS.flatMap(({ slug, topics }) => topics.map(({ id }) => `${slug}/${id}`)))

function headFaults({ facts }: CompiledModule): string[] {
  const { id, title, skills, topics, needs, minutes, words, sources } = facts
  const path = coursePath(id.split('/')[0] ?? '')
  const planned = path?.modules.find((one) => one.id === id)
  const everyModule = new Set(
    path
      ? [path, ...needs.map((need) => coursePath(need.split('/')[0] ?? ''))].flatMap(
          (one) => one?.modules.map((module) => module.id) ?? [],
        )
      : [],
  )
  return [
    ...(planned ? [] : ['its path plans no module of this id']),
    ...(planned && planned.title !== title ? [`its path calls it ${planned.title}`] : []),
    ...skills
      .filter((skill) => findSkill(skill)?.name !== skill)
      .map((skill) => `no catalogue has the skill ${skill}`),
    ...topics.filter((topic) => !TOPICS.has(topic)).map((topic) => `no track has the topic ${topic}`),
    ...needs.filter((need) => need === id || !everyModule.has(need)).map((need) => `it cannot need ${need}`),
    ...(minutes < 5 || minutes > 120 ? [`${minutes} minutes`] : []),
    ...(words < WORDS.least || words > WORDS.most
      ? [`${words} words, not ${WORDS.least} to ${WORDS.most}`]
      : []),
    ...(sources.length < LEAST_SOURCES ? ['fewer than two sources'] : []),
    ...(/^\d{4}-\d\d-\d\d$/.test(facts.checkedAt) ? [] : ['checked is no day']),
  ]
}

/** Titles of the sections in front of each check, its own last. */
function sectionsOf({ blocks }: CompiledModule): Map<string, string[]> {
  const sections: string[] = []
  const found = new Map<string, string[]>()
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push(block.text)
    if (block.kind === 'check') found.set(block.name, [...sections])
  }
  return found
}

function placeFaults(module: CompiledModule, { checks }: ModuleChecks): string[] {
  const { topics } = module.facts
  const placed = module.blocks.flatMap((block) => (block.kind === 'check' ? [block.name] : []))
  const names = checks.map(({ name }) => name)
  const sections = sectionsOf(module)
  const spaced = checks.filter(({ name, about }) => {
    const before = sections.get(name) ?? []
    return about !== undefined && before.slice(0, -1).includes(about)
  })
  const tasks = checks.filter(({ template }) => isCodeKind(template.kind))
  const needsTask = topics.some((topic) => SANDBOXES.has(topic.split('/')[0] ?? ''))
  return [
    ...(names.length < CHECKS.least || names.length > CHECKS.most
      ? [`${names.length} checks, not ${CHECKS.least} to ${CHECKS.most}`]
      : []),
    ...(new Set(names).size < names.length ? ['two checks have one name'] : []),
    ...(new Set(placed).size < placed.length ? ['a check stands in the text twice'] : []),
    ...names.filter((name) => !placed.includes(name)).map((name) => `${name} stands nowhere in the text`),
    ...placed.filter((name) => !names.includes(name)).map((name) => `there is no check ${name}`),
    ...checks.flatMap(({ name, about }) =>
      about !== undefined && !sections.get(name)?.includes(about)
        ? [`${name} is about no section before it: ${about}`]
        : [],
    ),
    ...[...sections].flatMap(([name, before]) =>
      before.length === 0 ? [`${name} stands before the first section`] : [],
    ),
    ...(spaced.length < LEAST_SPACED
      ? [`${spaced.length} checks ask about an earlier section (\`about\`), not ${LEAST_SPACED}`]
      : []),
    ...(needsTask && tasks.length === 0 ? ['no task in which code is written'] : []),
  ]
}

/** Whether a text holds a word or number on its own. */
const holds = (text: string, words: string): boolean => {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return false
  const [before, after] = [text[at - 1] ?? ' ', text[at + words.length] ?? ' ']
  return !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
}

/** What the hint must not say. */
function answersOf(template: Template, seed: number): string[] {
  const instance = drawInstance(template, rngOf(mulberry32(seed)))
  const { key } = instance
  if (isCodeKind(key.kind) || key.kind === 'ordering') return []
  const all = (key as Key).kind === 'short' && 'accept' in key ? [...key.accept] : rightWords(instance)
  return all.filter((words) => words.length >= TELLING)
}

/** What is left of a sum in binary, such as 0.9990000000000001. */
const UNROUNDED = /\d\.\d{9,}/

async function checkFaults(
  { name, hint, template, why, check, isVerified }: ModuleCheck,
  tools: CheckTools,
  seeds: readonly number[],
): Promise<string[]> {
  const faults = await templateFaults(check, tools, seeds, TRIAL)
  const instances = new Set(
    seeds.map((seed) => JSON.stringify(template.ask(template.params(rngOf(mulberry32(seed)))))),
  )
  if (instances.size < LEAST_INSTANCES) faults.push(`${instances.size} different instances`)
  if (hint.length < 10) faults.push('no hint')
  if (seeds.slice(0, 20).some((seed) => answersOf(template, seed).some((words) => holds(hint, words))))
    faults.push('the hint holds the answer')
  const { right, wrong } = why(template.params(rngOf(mulberry32(seeds[0] ?? 1))))
  if (right.length < 10 || wrong.length < 10 || right === wrong)
    faults.push('no why of its own for right and for wrong')
  const whys = seeds.map((seed) => why(template.params(rngOf(mulberry32(seed)))))
  if (whys.some((told) => UNROUNDED.test(`${told.right} ${told.wrong}`)))
    faults.push('a why says a number unrounded')
  if (!isVerified && (template.kind === 'numeric' || isCodeKind(template.kind)))
    faults.push('a number has a verify: its key is reached a second way')
  return faults.map((fault) => `${name}: ${fault}`)
}

function runFaults({ runs }: CompiledModule, tools: CheckTools): string[] {
  return outputsOf(runs, tools).flatMap(({ run, gives, fault }) => {
    const first = run.code.split('\n').find((line) => line.trim() !== '')
    if (fault !== undefined) return [`code "${first}" does not run: ${fault}`]
    return run.output !== undefined && run.output.trimEnd() !== gives
      ? [`code "${first}" gives\n${gives}\nand not\n${run.output}`]
      : []
  })
}

function likeFaults(
  { checks }: ModuleChecks,
  bank: readonly { id: string; grams: ReadonlySet<string> }[],
): string[] {
  return checks.flatMap(({ name, template }) => {
    const own = gramsOf(template)
    return bank
      .filter(({ grams }) => likeness(own, grams) >= MOST_LIKE)
      .map(({ id }) => `${name} is the task ${id} in other words`)
  })
}

/** Everything that is wrong with a written module, each fault once; nothing where it may be taught. */
export async function moduleFaults(
  { module, checks }: { module: CompiledModule; checks: ModuleChecks },
  {
    tools,
    bank,
    seed,
  }: { tools: CheckTools; bank: readonly { id: string; grams: ReadonlySet<string> }[]; seed: number },
): Promise<string[]> {
  const seeds = Array.from({ length: INSTANCES }, (_, i) => seed + i)
  const own = []
  for (const check of checks.checks) own.push(...(await checkFaults(check, tools, seeds)))
  return [
    ...(checks.module === module.facts.id ? [] : [`its checks are those of ${checks.module}`]),
    ...headFaults(module),
    ...placeFaults(module, checks),
    ...own,
    ...runFaults(module, tools),
    ...likeFaults(checks, bank),
  ]
}
