import { formatMonth, RESUME_LIMITS, type Certification } from '@tryka/domain'
import { Checkbox, Pair } from '@tryka/ui'
import { useEditor, withEntry } from '../editor/editor-context'
import { EntryList } from '../fields/entry-list'
import { TextField } from '../fields/fields'

const write = (index: number, field: Exclude<keyof Certification, 'qrCode'>) => (value: string) =>
  withEntry('certifications', index, (before) => ({ ...before, [field]: value }))

const summaryOf = (one: Certification) => [one.issuer, formatMonth(one.date)].filter(Boolean).join(', ')

/** Certificates, with where each can be checked. */
export const CertificatesTab = () => (
  <EntryList
    list="certifications"
    label="Certificates"
    addLabel="Add Certificate"
    noun="Certificate"
    hint="Those a reader can check."
    titleOf={(one) => one.name}
    summaryOf={summaryOf}
    firstField="name"
  >
    {(one, index, path) => (
      <>
        <TextField
          path={`${path}.name`}
          label="Certification name"
          required
          value={one.name}
          write={write(index, 'name')}
          maxLength={RESUME_LIMITS.line}
        />
        <TextField
          path={`${path}.issuer`}
          label="Issuer"
          required
          value={one.issuer}
          write={write(index, 'issuer')}
          maxLength={RESUME_LIMITS.line}
        />
        <Pair>
          <TextField
            path={`${path}.date`}
            label="Date"
            placeholder="2024-05"
            value={one.date}
            write={write(index, 'date')}
            maxLength={RESUME_LIMITS.line}
          />
          <TextField
            path={`${path}.expiryDate`}
            label="Expiry date"
            optional
            placeholder="2027-05"
            value={one.expiryDate}
            write={write(index, 'expiryDate')}
            maxLength={RESUME_LIMITS.line}
          />
        </Pair>
        <TextField
          path={`${path}.credentialId`}
          label="Credential ID"
          optional
          value={one.credentialId}
          write={write(index, 'credentialId')}
          maxLength={RESUME_LIMITS.line}
        />
        <TextField
          path={`${path}.url`}
          label="URL"
          optional
          type="url"
          placeholder="https://"
          value={one.url}
          write={write(index, 'url')}
          maxLength={RESUME_LIMITS.link}
        />
        <QrChoice index={index} certification={one} />
      </>
    )}
  </EntryList>
)

/** Asked where there is an address to draw; one that was chosen can be taken back without. */
function QrChoice({
  index,
  certification: { url, qrCode },
}: {
  index: number
  certification: Certification
}) {
  const { change } = useEditor()
  if (!url.trim() && !qrCode) return null
  return (
    <Checkbox
      label="Print its QR code, for whoever reads paper"
      checked={qrCode ?? false}
      onChange={({ currentTarget: { checked } }) =>
        change(
          withEntry('certifications', index, ({ qrCode: _before, ...rest }) =>
            checked ? { ...rest, qrCode: true } : rest,
          ),
        )
      }
    />
  )
}
