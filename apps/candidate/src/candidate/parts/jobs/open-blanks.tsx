import { blanksIn, readResume, resumeTexts } from '@tryka/domain'
import { Notice, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useRead } from '../../../base/calls/calls'
import { sectionPath } from '../address'

/** Names what is still to be filled in of a resume before a company gets it. */
export function OpenBlanks({ resumeId }: { resumeId: string }) {
  const resume = useRead(readResume, { params: { id: resumeId } }, { fresh: true })
  if (resume.isError)
    return (
      <Notice role="status">
        This resume could not be checked for open blanks. Look at it before you send it.
      </Notice>
    )
  if (!resume.data) return null
  const { isDefault: _isDefault, title: _title, ...draft } = resume.data
  const texts = resumeTexts({ ...draft, title: '', isDefault: false })
  const blanks = [...new Set(texts.flatMap(({ text }) => blanksIn(text)))]
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
