import type { ModuleBlock } from '@tryka/domain'
import type { CourseModule, ModuleFacts } from './course-module'
import { courseModule } from './courses'

/** What a module says of something that was asked about. */
export interface Explanation {
  facts: ModuleFacts
  /** Whole sentences of its text. */
  text: string
}

type Paragraph = Extract<ModuleBlock, { kind: 'paragraph' | 'note' }>

/** Words that ask and name nothing. */
const ASKING = new Set(
  'what is are was a an the explain tell me about does do did mean means meaning of how work works topic please define describe to in on for and or you can could i know want understand help with my it its this that concept word term'.split(
    ' ',
  ),
)
/** Words that are looked for, and letters of the shortest. */
const [WORDS, LEAST] = [5, 2]
/** UTF-16 units of what is told. */
const MOST = 420
/** A word that is only mentioned somewhere is explained nowhere. */
const MENTIONS = 4

/** The beginning that the forms of a word share: `queries` and `query`, `joins` and `join`. */
const rootOf = (word: string): string =>
  word.length < 5
    ? word.replace(/(?<=...)s$/, '')
    : word.replace(/(ies|y)$/, '').replace(/(?<=x|ch|sh|ss)es$|(?<!s)s$/, '')

interface Wanted {
  /** What finds each word that a message is about. */
  words: readonly RegExp[]
  /** What finds a sentence that says what the last of them is. */
  says: RegExp
}

function wantedOf(message: string): Wanted | undefined {
  const words = message.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  const named = [...new Set(words.filter((word) => word.length >= LEAST && !ASKING.has(word)))]
  const roots = named.slice(0, WORDS).map(rootOf)
  const last = roots.at(-1)
  if (last === undefined) return undefined
  return {
    words: roots.map((root) => new RegExp(`(?<![\\p{L}\\p{N}])${root}`, 'iu')),
    says: new RegExp(`(?:^|[.:?] )(?:\\p{L}+ ){0,2}${last}\\p{L}* (?:is|are|means|keeps|gives|does) `, 'iu'),
  }
}

const isParagraph = (block: ModuleBlock): block is Paragraph =>
  block.kind === 'paragraph' || block.kind === 'note'
const textOf = ({ spans }: Paragraph): string => spans.map(({ text }) => text).join('')

/** As many whole sentences as there is room for; what only leads on to a list or a table is left out. */
function clipped(whole: string): string {
  const text = whole.replace(/(?<=[.?]) [^.?]*:$/, '')
  if (text.length <= MOST) return text
  const end = text.slice(0, MOST).search(/[.?](?!.*[.?]\s)/s)
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, MOST)}…`
}

/** How much of a module is about the words, and the paragraph that says most of them. */
function aboutIn({ facts, blocks }: CourseModule, { words, says }: Wanted) {
  const isAbout = (text: string) => words.every((word) => word.test(text))
  const paragraphs = blocks.filter(isParagraph)
  const found = paragraphs.filter((one) => isAbout(textOf(one)))
  // What a text sets apart when it says it first, it explains there.
  const set =
    found.find(({ spans }) =>
      spans.some(({ kind, text }) => (kind === 'strong' || kind === 'em') && isAbout(text)),
    ) ?? found.find((one) => says.test(textOf(one)))
  const headed = blocks.findIndex((block) => block.kind === 'heading' && isAbout(block.text))
  const under = headed < 0 ? undefined : blocks.slice(headed).find(isParagraph)
  const isTitle = isAbout(facts.title)
  const weight = (isTitle ? 1_000 : 0) + (headed < 0 ? 0 : 100) + (set ? 20 : 0) + Math.min(found.length, 10)
  const best = set ?? under ?? found[0] ?? (isTitle ? paragraphs[0] : undefined)
  return { facts, weight, text: best && clipped(textOf(best)) }
}

/** The module of those given that explains what a message names, and what it says of it; undefined where none does. */
export async function explanationOf(
  message: string,
  modules: readonly ModuleFacts[],
): Promise<Explanation | undefined> {
  const wanted = wantedOf(message)
  if (!wanted) return undefined
  // Titles are always there; texts are loaded only where no title says it.
  const titled = modules.filter(({ title }) => wanted.words.every((word) => word.test(title)))
  const read = titled.length > 0 ? titled : modules
  const texts = await Promise.all(read.map(({ id }) => courseModule(id)))
  const [best] = texts
    .flatMap((module) => (module ? [aboutIn(module, wanted)] : []))
    .filter(({ weight }) => weight >= MENTIONS)
    .sort((a, b) => b.weight - a.weight)
  return best?.text === undefined ? undefined : { facts: best.facts, text: best.text }
}
