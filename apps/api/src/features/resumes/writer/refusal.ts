import { plainText } from '@tryka/domain'
import { lostFacts } from './lost-facts'
import type { Setting } from './prose'
import { sentencesOf, wordCount } from '../../../services/model/sentences'
import { isRole, mixesTenses } from './sound'
import { openingOf, tellsDeed, tenseOfWord } from './verb-use'

export type RefusalKind = 'empty' | 'no verb' | 'mixed tenses' | 'lost fact' | 'lost mark'

/** Why a wording is not shown. */
export interface Refusal {
  kind: RefusalKind
  /** What was lost, in the words of the person. */
  lost: string[]
}

const refused = (kind: RefusalKind, lost: string[] = []): Refusal => ({ kind, lost })

/** Marks of bold, italic and links. */
const marksIn = (text: string): string =>
  [(text.match(/\*+/g) ?? []).join(' '), ...(text.match(/\]\([^)\s]*\)/g) ?? []).sort()].join(' ')

const linesOf = (text: string): string[] => text.split(/\n+/).flatMap(sentencesOf)

const verblessIn = (sentences: readonly string[]): number =>
  sentences.filter((sentence) => !tellsDeed(sentence)).length

function tensesOf(sentences: readonly string[]): Set<string> {
  const told = sentences.map((sentence) => tenseOfWord(openingOf(sentence)?.word ?? ''))
  return new Set(told.filter((tense) => tense === 'past' || tense === 'present'))
}

function mixes(before: readonly string[], after: readonly string[], { kind, current }: Setting): boolean {
  const mixed = (sentences: readonly string[]) => sentences.filter(mixesTenses).length
  if (mixed(after) > mixed(before)) return true
  const tenses = tensesOf(after)
  if (kind === 'point') return tenses.size > 1 || (current === false && tenses.has('present'))
  // A summary may tell what somebody does and what they did; a new wording must not begin to.
  return tenses.size > 1 && tensesOf(before).size < 2
}

/**
 * Why `after` must not stand for `before`: it says nothing, has no verb, speaks in two tenses or in that of another job,
 * or lost a fact. Undefined where it may be shown. It knows English; of a translation it checks the facts alone.
 */
export function refusalOf(before: string, after: string, setting: Setting): Refusal | undefined {
  const [old, fresh] = [plainText(before), plainText(after)]
  if (wordCount(fresh) === 0) return refused('empty')
  const lost = lostFacts(old, fresh, { translated: setting.translated ?? false })
  if (lost.length) return refused('lost fact', lost)
  if (marksIn(before) !== marksIn(after)) return refused('lost mark')
  if (setting.translated || setting.kind === 'headline') return undefined
  const [were, are] = [linesOf(old), linesOf(fresh)]
  const verbless = setting.kind === 'summary' ? are.filter((one) => !isRole(one)) : are
  const allowed = setting.kind === 'point' ? 0 : verblessIn(were)
  if (verblessIn(verbless) > allowed) return refused('no verb')
  if (
    setting.kind !== 'point' &&
    !are.some((one) => tellsDeed(one) || isRole(one)) &&
    verblessIn(were) < were.length
  )
    return refused('no verb')
  return mixes(were, are, setting) ? refused('mixed tenses') : undefined
}

const SENTENCES: Record<RefusalKind, string> = {
  empty: 'it said nothing',
  'no verb': 'it had a sentence without a verb',
  'mixed tenses': 'its tenses did not fit',
  'lost fact': 'it left out or changed a fact',
  'lost mark': 'it lost bold text or a link',
}

/** The reason in words, after "is not shown, because". */
export const refusalText = ({ kind, lost }: Refusal): string =>
  lost.length ? `${SENTENCES[kind]} (${lost.slice(0, 3).join(', ')})` : SENTENCES[kind]
