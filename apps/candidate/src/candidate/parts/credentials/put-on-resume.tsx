import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listResumes, newEntry, readResume, updateResume, type OwnCredential } from '@tryka/domain'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { Button, ButtonLink, Checkbox, ChoiceGroup, Dialog, LoadingRows, Stack, Text } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useChange } from '../../../base/calls/calls'
import { newId } from '../../../base/calls/new-id'
import { sectionPath } from '../address'

/** What is put there: a credential, or a certificate of completion, which has no end. */
type Listed = Pick<OwnCredential, 'id' | 'issuedAt' | 'verifyUrl'> & {
  linkedIn: Pick<OwnCredential['linkedIn'], 'name' | 'organizationName'>
  expiresAt?: string
}

interface PutOnResumeProps {
  credential: Listed
  onClose: () => void
}

/** Adds the credential, with its link, to the certifications of one resume. */
export function PutOnResume({ credential, onClose }: PutOnResumeProps) {
  const resumes = useQuery(endpointQuery(listResumes))
  const [chosen, setChosen] = useState<string>()
  const [qrCode, setQrCode] = useState(false)
  const items = resumes.data ?? []
  const id = chosen ?? (items.find(({ isDefault }) => isDefault) ?? items[0])?.id
  const put = useChange(
    async (api, resumeId: string) => {
      const { certifications, version } = await api.call(readResume, { params: { id: resumeId } })
      if (certifications.some(({ url }) => url === credential.verifyUrl)) return 'there' as const
      const added = {
        ...newEntry.certifications(newId()),
        ...entryOf(credential),
        ...(qrCode && { qrCode }),
      }
      const body = { certifications: [...certifications, added], version }
      await api.call(updateResume, { params: { id: resumeId }, body })
      return 'added' as const
    },
    {
      done: (result) => (result === 'there' ? 'It stands there already' : 'Put on your CV'),
      text: () => 'Its link leads to where anybody checks it.',
      failed: 'It could not be put on the CV. Try again.',
    },
    onClose,
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Put on my CV"
      description="It is added to the certifications, with the link that anybody checks it by."
      size="sm"
      footer={
        items.length > 0 && (
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={put.isPending} busyLabel="Adding…" onClick={() => id && put.mutate(id)}>
              Add
            </Button>
          </>
        )
      }
    >
      <QueryView
        query={resumes}
        loading={<LoadingRows label="Loading your resumes" />}
        errorText="Your resumes could not be loaded. Check your connection, then try again."
      >
        {(all) =>
          all.length === 0 ? (
            <>
              <Text>You have no resume yet.</Text>
              <ButtonLink asChild>
                <Link to={sectionPath('cv-builder', {})}>Make one in CV Builder</Link>
              </ButtonLink>
            </>
          ) : (
            <Stack gap={5}>
              <ChoiceGroup
                legend="Resume"
                value={id ?? ''}
                onValueChange={setChosen}
                options={all.map((each) => ({ value: each.id, label: each.title }))}
              />
              <Checkbox
                label="Print its QR code too, for whoever reads paper"
                checked={qrCode}
                onChange={({ currentTarget }) => setQrCode(currentTarget.checked)}
              />
            </Stack>
          )
        }
      </QueryView>
    </Dialog>
  )
}

const entryOf = ({ id, linkedIn, issuedAt, expiresAt, verifyUrl }: Listed) => ({
  name: linkedIn.name,
  issuer: linkedIn.organizationName,
  date: issuedAt.slice(0, 7),
  ...(expiresAt !== undefined && { expiryDate: expiresAt.slice(0, 7) }),
  credentialId: id,
  url: verifyUrl,
})
