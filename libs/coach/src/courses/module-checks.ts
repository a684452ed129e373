import type { Ask, CodeKind, Key, Rng, Template } from '@tryka/assessment'
import type { Check, CheckTools, CodeParts } from '@tryka/assessment/checks'

/** Told after an answer: why it is right, or what somebody overlooked who answered otherwise. */
export interface Whys {
  right: string
  wrong: string
}

interface Parts<P> {
  /** Within its module, for ever: people's answers are kept by it. */
  name: string
  /** How long most people take. */
  seconds: number
  /** A nudge for whoever is stuck; it never holds the answer. */
  hint: string
  /** Title of the section it asks about, where that is not the one it stands in. */
  about?: string
  params(rng: Rng): P
  ask(params: P): Ask
  key(params: P): Key
  why(params: P): Whys
}

interface CheckParts<P> extends Parts<P> {
  kind: 'single' | 'multiple' | 'ordering' | 'numeric' | 'short'
  /** The key by another way: running the thing, another derivation. */
  verify?(params: P, tools: CheckTools): Key | Promise<Key>
  /** For options: whether this one is right, each tried alone. */
  option?(params: P, text: string, tools: CheckTools): boolean | Promise<boolean>
}

interface TaskParts<P> extends Parts<P>, CodeParts<P> {
  kind: CodeKind
}

/** A question within a module, or its task: written code that is run. */
export interface ModuleCheck<P = unknown> {
  name: string
  hint: string
  about?: string
  template: Template<P>
  why(params: P): Whys
  /** How its key is reached a second way; of one that has none only the form is looked at. */
  check: Check<P>
  isVerified: boolean
}

function made<P>({ name, hint, about, why, ...rest }: Parts<P> & Pick<Template<P>, 'kind'>) {
  const { kind, seconds } = rest
  const template: Template<P> = {
    // The module's own name stands before it once the module has it.
    id: name,
    revision: 1,
    kind,
    topic: name,
    grade: 3,
    seconds,
    status: 'active',
    idea: hint,
    params: (rng) => rest.params(rng),
    ask: (params) => rest.ask(params),
    key: (params) => rest.key(params),
    why: (params) => why(params).right,
    source: ['The sources of its module'],
  }
  return { name, hint, template, why, ...(about === undefined ? {} : { about }) }
}

/** Declares a question that stands within a module's text. */
export function moduleCheck<P>(parts: CheckParts<P>): ModuleCheck<P> {
  const { verify, option } = parts
  const one = made(parts)
  const { template } = one
  const isVerified = verify !== undefined || option !== undefined
  if (option)
    return { ...one, isVerified, check: { template, option: (p, text, tools) => option(p, text, tools) } }
  return {
    ...one,
    isVerified,
    check: { template, key: (p, tools) => (verify ? verify(p, tools) : template.key(p)) },
  }
}

/** Declares a module's task: code that somebody writes and a grader runs. */
export function moduleTask<P>(parts: TaskParts<P>): ModuleCheck<P> {
  const one = made(parts)
  return {
    ...one,
    isVerified: true,
    check: {
      template: one.template,
      solutions: (p) => parts.solutions(p),
      wrong: (p) => parts.wrong(p),
    },
  }
}

/** Everything that is asked in one module. */
export interface ModuleChecks {
  /** `path/name` of the module. */
  module: string
  checks: readonly ModuleCheck[]
}

/** Declares the checks of a module, in any order: the text says where each stands. */
export function moduleChecks(module: string, checks: readonly ModuleCheck[]): ModuleChecks {
  for (const { template, name } of checks) template.id = `${module}/${name}`
  return { module, checks }
}

export type { Cell, CodeCase, Key, Rng, Row } from '@tryka/assessment'
export type { CheckTools } from '@tryka/assessment/checks'
export {
  caseOf,
  created,
  definitions,
  drawnUntil,
  hiddenOf,
  mixed,
  onlyCell,
  onlyText,
  orderOf,
  placesOf,
  printed,
  rowCount,
  runnable,
  shownOf,
  shownWith,
  whole,
  type Definition,
  type Table,
} from '@tryka/assessment/writing'
