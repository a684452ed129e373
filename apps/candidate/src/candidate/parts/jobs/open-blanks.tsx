import { useEffect } from 'react'
import { readResume } from '@tryka/domain'
import { Notice, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useRead } from '../../../base/calls/calls'
import { sectionPath } from '../address'
import { blanksOfResume } from './blanks-of'

export interface OpenBlanksProps {
  resumeId: string
  /** Called once they stand on the screen. */
  onShown?: () => void
}

/** Names what is still to be filled in of a resume before a company gets it. */
export function OpenBlanks({ resumeId, onShown }: OpenBlanksProps) {
  const resume = useRead(readResume, { params: { id: resumeId } }, { fresh: true })
  const blanks = resume.data ? blanksOfResume(resume.data) : []
  const isShown = blanks.length > 0
  useEffect(() => {
    if (isShown) onShown?.()
  }, [isShown, onShown])
  if (resume.isError)
    return (
      <Notice role="status">
        This resume could not be checked for open blanks. Look at it before you send it.
      </Notice>
    )
  if (!blanks.length) return null
  return (
    <Notice
      tone="danger"
      role="alert"
      title={blanks.length === 1 ? 'A blank is still open' : `${blanks.length} blanks are still open`}
    >
      The company would read {blanks.map((blank) => `“${blank}”`).join(', ')} as it stands.{' '}
      <TextLink asChild>
        <Link to={sectionPath('cv-builder', { resume: resumeId })}>Fill in</Link>
      </TextLink>
    </Notice>
  )
}
