import type { ImprovedContent, TextChange } from '@tryka/domain'

/** Changes as they can be taken one by one; an engine that names none proposes the whole text. */
export function changesOf(content: string, improved: ImprovedContent): TextChange[] {
  if (improved.improvedContent.trim() === content.trim()) return []
  const named = improved.changes.filter(({ before }) => before && content.includes(before))
  return named.length === improved.changes.length && named.length > 0
    ? named
    : [
        {
          before: content,
          after: improved.improvedContent,
          rule: 'rewrite',
          reason: improved.changes.map(({ reason }) => reason).join(' ') || 'Reworded as a whole.',
        },
      ]
}

/** The text with the accepted changes; with all of them it is what the writer proposed, to the letter. */
export function withChanges(
  content: string,
  improved: ImprovedContent,
  accepted: readonly TextChange[],
): string {
  if (accepted.length === changesOf(content, improved).length) return improved.improvedContent
  // A function as replacement: a "$" in a text is a dollar.
  return accepted.reduce((text, { before, after }) => text.replace(before, () => after), content)
}

/** Facts of a change that are not in the person's own words. */
export const unsupportedBy = (change: TextChange, unsupported: readonly string[]): string[] =>
  unsupported.filter((fact) => change.after.toLowerCase().includes(fact.toLowerCase()))
