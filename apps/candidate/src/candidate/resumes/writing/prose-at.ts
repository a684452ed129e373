import {
  mainJobTitle,
  RESUME_LIMITS,
  type ProseSection,
  type ResumeDraft,
  type WritingContext,
} from '@tryka/domain'

/** A field of prose, or all points of an entry, with what the writer has to know of it. */
export interface Prose {
  path: string
  section: ProseSection
  /** One text, or one for each point. */
  texts: readonly string[]
  isList: boolean
  /** The number of the point among the others. */
  point?: number
  /** The entry it belongs to, for reading. */
  of: string
  jobTitle: string
  context: WritingContext
}

type Node = Record<string, unknown>

const at = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], root)

const replaced = (node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value
  const fresh = replaced((node as Node)[key], rest, value)
  return Array.isArray(node)
    ? (node as unknown[]).map((item, index) => (String(index) === key ? fresh : item))
    : { ...(node as Node), [key]: fresh }
}

const textOf = (entry: unknown, field: string): string => {
  const value = (entry as Node | undefined)?.[field]
  return typeof value === 'string' ? value.trim().slice(0, RESUME_LIMITS.line) : ''
}

/** Fields that name an entry and where it was. */
const NAMES: Record<string, readonly [title: string, organization: string]> = {
  workExperience: ['jobTitle', 'company'],
  volunteer: ['role', 'organization'],
  education: ['degree', 'institution'],
  projects: ['name', ''],
  awards: ['title', 'awarder'],
  publications: ['name', 'publisher'],
  customSections: ['name', 'detail'],
}

/** Whether it goes on: said by its tick, or by its end. */
function currentOf(entry: unknown): boolean | undefined {
  if ((entry as Node | undefined)?.['current'] === true) return true
  return textOf(entry, 'endDate') ? false : undefined
}

function contextOf(list: string, entry: unknown): WritingContext {
  const [title = '', organization = ''] = NAMES[list] ?? []
  const current = currentOf(entry)
  const technologies = (entry as { technologies?: string[] } | undefined)?.technologies
  return {
    title: textOf(entry, title),
    organization: textOf(entry, organization),
    ...(current === undefined ? {} : { current }),
    ...(technologies?.length ? { technologies } : {}),
  }
}

/** What stands at a path; undefined where there is no prose. */
export function proseAt(draft: ResumeDraft, path: string): Prose | undefined {
  const keys = path.split('.')
  const [list = ''] = keys
  const jobTitle = mainJobTitle(draft)
  if (list === 'headline')
    return {
      path,
      section: 'headline',
      texts: [draft.headline],
      isList: false,
      of: '',
      jobTitle,
      context: {},
    }
  const entryLength = list === 'customSections' ? 4 : 2
  const entry = at(draft, keys.slice(0, entryLength))
  const value = at(draft, keys)
  const field = keys[entryLength]
  if (!(list in NAMES) || !entry || !field) return undefined
  const context = contextOf(list, entry)
  const shared = {
    path,
    section: (list === 'customSections' ? 'custom' : list) as ProseSection,
    of: [context.title, context.organization].filter(Boolean).join(', '),
    jobTitle,
  }
  if (Array.isArray(value)) return { ...shared, texts: value as string[], isList: true, context }
  if (typeof value !== 'string') return undefined
  const all = at(entry, [field])
  const index = Number(keys[entryLength + 1])
  if (!Array.isArray(all)) return { ...shared, texts: [value], isList: false, context }
  const neighbours = (all as string[]).filter((_, other) => other !== index)
  return { ...shared, texts: [value], isList: false, point: index + 1, context: { ...context, neighbours } }
}

/** The resume with other words at a path. */
export const withProse = (
  draft: ResumeDraft,
  { path, isList }: Prose,
  texts: readonly string[],
): ResumeDraft => replaced(draft, path.split('.'), isList ? texts : (texts[0] ?? '')) as ResumeDraft
