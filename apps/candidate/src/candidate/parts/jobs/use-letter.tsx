import { useState } from 'react'
import { ApiError } from '@tryka/api-client'
import { notify, useApi } from '@tryka/app-shell'
import {
  blanksIn,
  HIRING_LIMITS,
  letterBody,
  listLetters,
  readLetter,
  readResume,
  type LetterCard,
} from '@tryka/domain'
import { Button, Notice, Row, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useRead } from '../../../base/calls/calls'
import { sectionPath } from '../address'

const SHOWN = 3

export interface UseLetterProps {
  jobId: string
  note: string
  resumeId: string
  onUse: (note: string) => void
}

/** Fills the note with a letter that was written for this job, and names blanks that the company would read. */
export function UseLetter({ jobId, note, resumeId, onUse }: UseLetterProps) {
  const letters = useRead(listLetters, { query: {} }, { fresh: true })
  const { take, busy } = useTaking(onUse)
  const own = (letters.data ?? []).filter(({ postingId }) => postingId === jobId).slice(0, SHOWN)
  const blanks = blanksIn(note)
  return (
    <>
      <Row gap={2} wrap>
        {own.map((letter) => (
          <Button
            key={letter.id}
            size="sm"
            variant="secondary"
            busy={busy === letter.id}
            onClick={() => void take(letter)}
          >
            Use “{letter.title || 'Cover letter'}”
          </Button>
        ))}
        {letters.isSuccess && own.length === 0 && (
          <TextLink asChild>
            <Link
              to={sectionPath('cv-builder', {
                part: 'letters',
                start: 'new',
                posting: jobId,
                from: resumeId || undefined,
              })}
            >
              Write a cover letter for this job
            </Link>
          </TextLink>
        )}
      </Row>
      {blanks.length > 0 && (
        <Notice
          tone="danger"
          role="alert"
          title={blanks.length === 1 ? 'A blank is still open' : `${blanks.length} blanks are still open`}
        >
          The company would read {blanks.map((blank) => `“${blank}”`).join(', ')} as it stands in your note.
        </Notice>
      )}
    </>
  )
}

/** Reads a letter, with the name of who signs it, as a note that fits. */
function useTaking(onUse: (note: string) => void) {
  const api = useApi()
  const [busy, setBusy] = useState<string>()
  const nameOf = (resumeId: string) =>
    api.call(readResume, { params: { id: resumeId } }).then(
      ({ personalInfo }) => personalInfo.fullName,
      (error: unknown) => {
        // A letter outlives its resume; then it is not signed.
        if (error instanceof ApiError && error.status === 404) return ''
        throw error
      },
    )
  const take = async ({ id }: LetterCard) => {
    setBusy(id)
    try {
      const letter = await api.call(readLetter, { params: { id } })
      const text = letterBody(letter, letter.resumeId ? await nameOf(letter.resumeId) : '')
      if (text.length > HIRING_LIMITS.note)
        notify.failure(
          'This letter is too long for a note',
          `It has ${text.length} characters, and a note holds ${HIRING_LIMITS.note}. Shorten it first.`,
        )
      else onUse(text)
    } catch {
      notify.failure('Error', 'The letter could not be read. Try again.')
    } finally {
      setBusy(undefined)
    }
  }
  return { take, busy }
}
