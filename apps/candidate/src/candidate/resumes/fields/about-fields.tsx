import { RESUME_LIMITS, type ResumeDraft } from '@tryka/domain'
import { FurtherFields } from './further-fields'
import { TextField } from './fields'

export interface AboutFieldsProps {
  path: string
  of: { url?: string | undefined; summary?: string | undefined }
  label: string
  write: (field: 'url' | 'summary') => (value: string) => (draft: ResumeDraft) => ResumeDraft
}

/** Website and a sentence on where somebody worked, before what they did there. */
export const AboutFields = ({ path, of, label, write }: AboutFieldsProps) => (
  <FurtherFields filled={Boolean(of.summary || of.url)}>
    <TextField
      path={`${path}.url`}
      label="Website"
      optional
      type="url"
      value={of.url ?? ''}
      write={write('url')}
      maxLength={RESUME_LIMITS.link}
    />
    <TextField
      path={`${path}.summary`}
      label={label}
      optional
      rows={2}
      value={of.summary ?? ''}
      write={write('summary')}
      maxLength={RESUME_LIMITS.paragraph}
    />
  </FurtherFields>
)
