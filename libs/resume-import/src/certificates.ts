import { RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'
import { URL } from './links'
import { findDate } from './periods'
import { joinPoints } from './points'
import type { Tracker } from './tracker'
import type { SourceLine } from './types'

/** Certificates, one a line: name, issuer, date and address. */
export function readCertificates(
  lines: readonly SourceLine[],
  from: number,
  tracker: Tracker,
  newId: NewId,
): ResumeDraft['certifications'] {
  return joinPoints(lines)
    .slice(0, MAX.entries - from)
    .map(({ text, line }, index) => {
      const path = `certifications.${from + index}`
      const url = URL.exec(text)?.[0] ?? ''
      const bare = text.replace(url, '')
      const date = findDate(bare)
      const rest = (date ? bare.replace(date.text, '\t') : bare).replace(/[([]\s*\t?\s*[)\]]/g, '\t')
      const parts = rest
        .split(/\t|\s[|•·–—-]\s|,\s+/)
        .map((part) => part.replace(/^[\s,|·•–—-]+|[\s,|·•–—-]+$/g, ''))
        .filter(Boolean)
      const [name = '', issuer = '', ...more] = parts
      const all = { id: newId(), expiryDate: '', credentialId: '' }
      if (more.length) tracker.doubt(`${path}.name`, 'More stands here than a name and an issuer.')
      return {
        ...all,
        name: tracker.take(`${path}.name`, [name, ...more].join(', '), line),
        issuer: tracker.take(`${path}.issuer`, issuer, line),
        date: tracker.take(`${path}.date`, date?.text ?? '', line),
        url: tracker.take(`${path}.url`, url, line, MAX.link),
      }
    })
}
