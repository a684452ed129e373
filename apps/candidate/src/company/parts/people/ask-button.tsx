import { useState } from 'react'
import type { CandidateCard } from '@tryka/domain'
import { Button, SrOnly } from '@tryka/ui'
import { AskDialog } from './ask-dialog'

/** Where writing needs a yes first; nothing where there is a way to write, or none to ask. */
export function AskButton({
  person,
  postingId,
  size,
}: {
  person: CandidateCard
  postingId?: string
  size?: 'sm'
}) {
  const [asking, setAsking] = useState(false)
  if (person.canMessage || person.ask !== 'open') return null
  return (
    <>
      <Button variant="quiet" {...(size ? { size } : {})} onClick={() => setAsking(true)}>
        Ask to talk<SrOnly> to {person.name}</SrOnly>
      </Button>
      {asking && (
        <AskDialog person={person} {...(postingId ? { postingId } : {})} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
