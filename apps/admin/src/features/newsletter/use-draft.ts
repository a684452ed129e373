import { useState } from 'react'
import type { IssueText, WholeIssue } from '@tryka/domain'
import { useSave } from './newsletter.queries'

/** What is typed, what of it is kept, and the way from one to the other. */
export function useDraft(
  { subject, preview, markdown }: IssueText,
  letter: WholeIssue | undefined,
  onSaved: (id: string) => void,
) {
  const [text, setText] = useState<IssueText>({ subject, preview, markdown })
  const [saved, setSaved] = useState(letter)
  const save = useSave(saved)
  const isSaved =
    saved?.subject === text.subject && saved.preview === text.preview && saved.markdown === text.markdown
  return {
    text,
    saved,
    isSaved,
    isSaving: save.isPending,
    set: (change: Partial<IssueText>) => setText((now) => ({ ...now, ...change })),
    /** Keeps what is typed; answers the letter as it is kept, or nothing when it was not. */
    async keep(): Promise<WholeIssue | undefined> {
      if (saved && isSaved) return saved
      const kept = await save.mutateAsync(text).catch(() => undefined)
      if (!kept) return undefined
      setSaved(kept)
      // As the server keeps it, without spaces at the ends.
      setText({ subject: kept.subject, preview: kept.preview, markdown: kept.markdown })
      if (!saved) onSaved(kept.id)
      return kept
    },
  }
}
export type Draft = ReturnType<typeof useDraft>
