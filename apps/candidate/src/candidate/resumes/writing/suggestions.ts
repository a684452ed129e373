import type { ApiClient } from '@tryka/api-client'
import {
  improveContent,
  improvePoints,
  type ImprovedContent,
  type ResumeDraft,
  type WritingWish,
} from '@tryka/domain'
import { proseAt, type Prose } from './prose-at'

/** What the writer proposes for a field, or for each point of an entry. */
export interface Suggestions {
  prose: Prose
  answers: readonly ImprovedContent[]
}

/** Asks the writer; undefined where nothing is written yet. */
export async function suggestionsFor(
  api: ApiClient,
  draft: ResumeDraft,
  path: string,
  wish?: WritingWish,
): Promise<Suggestions | undefined> {
  const prose = proseAt(draft, path)
  if (!prose || !prose.texts.some((text) => text.trim())) return undefined
  const { section, jobTitle, context, texts, isList } = prose
  const shared = { section, jobTitle, context, ...(wish ? { wish } : {}) }
  if (isList) {
    const { points } = await api.call(improvePoints, { body: { ...shared, points: [...texts] } })
    return { prose, answers: points }
  }
  return {
    prose,
    answers: [await api.call(improveContent, { body: { ...shared, content: texts[0] ?? '' } })],
  }
}
